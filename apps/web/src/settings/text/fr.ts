import type { Messages } from '../../text/texts.ts';
import type { SettingsKey } from './messages.ts';

export const messages: Messages<SettingsKey> = {
  'section.sound': 'Son',
  'section.looks': 'Lettres et mouvement',
  'section.table': 'À la table',
  sound: 'Sons',
  volume: 'Volume',
  notifications: 'M’avertir quand c’est à moi',
  'notifications.hint': 'Le navigateur affiche un avis quand cette page n’est pas visible.',
  'notifications.refused':
    'Le navigateur refuse les avis de cette page. Autorisez-les d’abord dans ses réglages.',
  scale: 'Taille des lettres',
  motion: 'Moins de mouvement',
  'motion.hint':
    'Les choses changent d’un coup au lieu de bouger. Si votre système le demande, c’est toujours le cas.',
  attention: 'À quelle fréquence me consulter ?',
  'attention.attentive': 'Toujours',
  'attention.normal': 'Quand cela compte',
  'attention.relaxed': 'Rarement',
  'attention.attentive.hint': 'On vous consulte chaque fois que vous pourriez faire quelque chose.',
  'attention.normal.hint':
    'Les moments qui ne comptent presque jamais sont passés pour vous. Vos voix suivent les premières, et un serviteur réveillé pour bloquer le fait. Si une seule carte donne à un blocage l’interception qui manque, elle est jouée. Dans une longue partie, on vous consulte de moins en moins : 60 fois au plus aux tours des autres.',
  'attention.relaxed.hint':
    'On vous consulte pendant votre tour, pour vos voix, quand quelqu’un agit contre vous et quand vous avez une carte pour ce moment.',
  clicks: 'Jouer un coup',
  'clicks.two': 'Deux clics',
  'clicks.one': 'Un clic',
  'clicks.two.hint': 'Le premier clic montre ce qui se passerait, le second le fait.',
  'clicks.one.hint': 'Un clic suffit. C’est rapide, mais on ne peut pas revenir en arrière.',
  keys: 'Lettres comme touches',
  'keys.hint':
    'Des lettres et des chiffres seuls agissent à la table. À couper si vous parlez à votre ordinateur.',
  kept: 'Tout ceci reste dans ce navigateur.',
  'account.title': 'Vous',
  'account.is': 'Vous utilisez votre compte. Votre nom n’est qu’à vous.',
  'account.way': 'Compte',
  'account.in': 'Se connecter',
  'account.in.hint': 'Pour qui a déjà un compte.',
  'account.up': 'Créer un compte',
  'account.up.hint':
    'C’est gratuit et sans adresse e-mail. Vous gardez les tables où vous êtes, sur tous vos appareils.',
  'account.name': 'Nom',
  'account.password': 'Mot de passe',
  'account.password.hint':
    'Au moins 8 caractères. Personne ne peut vous en envoyer un autre : gardez-le bien.',
  'account.out': 'Se déconnecter',
  'account.out-everywhere': 'Se déconnecter partout',
  'guest.is': 'Vous jouez sans compte. Ce navigateur se souvient de vous 60 jours.',
  'guest.name': 'Votre nom à la table',
  'guest.hint':
    'Aux tables qui n’ont pas commencé, ce nom est aussitôt le vôtre. Qui joue déjà avec vous voit toujours l’ancien.',
  'guest.rename': 'Prendre ce nom',
};
