import type { Messages } from '../../text/texts.ts';
import type { SettingsKey } from './messages.ts';

export const messages: Messages<SettingsKey> = {
  'section.sound': 'Suono',
  'section.looks': 'Caratteri e movimento',
  'section.table': 'Al tavolo',
  sound: 'Suoni',
  volume: 'Volume',
  notifications: 'Avvisami quando tocca a me',
  'notifications.hint': 'Il browser mostra un avviso quando questa pagina non è in vista.',
  'notifications.refused':
    'Il browser non permette avvisi da questa pagina. Permettili prima nelle sue impostazioni.',
  scale: 'Dimensione dei caratteri',
  motion: 'Meno movimento',
  'motion.hint': 'Le cose cambiano subito invece di muoversi. Se lo chiede il tuo sistema, vale comunque.',
  attention: 'Quanto spesso mi viene chiesto?',
  'attention.attentive': 'Sempre',
  'attention.normal': 'Quando conta',
  'attention.relaxed': 'Di rado',
  'attention.attentive.hint': 'Ti si chiede ogni volta che potresti fare qualcosa.',
  'attention.normal.hint':
    'I momenti che non contano quasi mai vengono passati per te. I tuoi voti seguono il primo, e un servitore risvegliato per bloccare lo fa. Se una sola carta dà a un blocco l’intercetto che manca, viene giocata. In una partita lunga ti si chiede sempre meno: al massimo 60 volte nei turni altrui.',
  'attention.relaxed.hint':
    'Ti si chiede nel tuo turno, per i tuoi voti, quando qualcuno agisce contro di te e quando hai una carta per quel momento.',
  clicks: 'Fare una mossa',
  'clicks.two': 'Due clic',
  'clicks.one': 'Un clic',
  'clicks.two.hint': 'Il primo clic mostra che cosa accadrebbe, il secondo lo fa.',
  'clicks.one.hint': 'Basta un clic. È veloce, ma non si torna indietro.',
  keys: 'Lettere come tasti',
  'keys.hint': 'Singole lettere e cifre agiscono al tavolo. Disattivalo se parli al tuo computer.',
  kept: 'Tutto questo resta in questo browser.',
  'account.title': 'Tu',
  'account.is': 'Hai effettuato l’accesso. Il tuo nome è solo tuo.',
  'account.way': 'Account',
  'account.in': 'Accedi',
  'account.in.hint': 'Per chi ha già un account.',
  'account.up': 'Crea un account',
  'account.up.hint':
    'Non costa niente e non serve un indirizzo e-mail. I tuoi tavoli restano tuoi, su ogni dispositivo.',
  'account.name': 'Nome',
  'account.password': 'Password',
  'account.password.hint': 'Almeno 8 caratteri. Nessuno può mandartene una nuova: custodiscila bene.',
  'account.out': 'Esci',
  'account.out-everywhere': 'Esci ovunque',
  'guest.is': 'Sei un ospite. Questo browser ti ricorda per 60 giorni.',
  'guest.name': 'Il tuo nome al tavolo',
  'guest.hint':
    'Ai tavoli non ancora iniziati ti chiami subito così. Chi sta già giocando con te ti conosce col vecchio nome.',
  'guest.rename': 'Usa questo nome',
};
