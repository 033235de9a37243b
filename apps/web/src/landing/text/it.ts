import type { Messages } from '../../text/texts.ts';
import type { LandingKey } from './messages.ts';

export const messages: Messages<LandingKey> = {
  'title.first': 'La notte ha regole.',
  'title.second': 'Questo tavolo le conosce.',
  what: 'Due giochi di carte di vampiri, online e gratuiti. Vedi che cosa puoi fare, e perché il resto no. Nessun account: i bot prendono i posti liberi.',
  'point.free': 'Non costa niente, in cinque lingue',
  'point.rules': 'Ogni regola rispettata, ogni carta spiegata',
  'point.decks': 'Cinque mazzi pronti, o costruisci il tuo',
  'point.sealed': 'Un mescolamento sigillato, da verificare dopo',
  friends: 'Apri un tavolo per gli amici',
  watch: 'Guarda una partita in corso',
  'vtes.name': 'Vampire: The Eternal Struggle',
  'vtes.what':
    'Cinque antichi, ognuno a caccia del prossimo. Dissangua la preda, temi il predatore, compra i voti.',
  'vtes.seats': '4–5 posti',
  'vtes.time': 'circa 90 min',
  'vtes.kind': 'politica',
  'vtes.wish': 'Oppure inizia con il mazzo che preferisci:',
  'nosferatu.wish': 'Oppure scegli in quanti giocare:',
  'nosferatu.name': 'Nosferatu',
  'nosferatu.what':
    'Uno di voi è il Vampiro, e Renfield sa chi. Parlate, consegnate carte, accusate; all’alba il Paletto colpisca quello giusto.',
  'nosferatu.seats': '5–8 posti',
  'nosferatu.time': 'circa 20 min',
  'nosferatu.kind': 'ruoli nascosti',
  play: 'Gioca contro i bot',
  shuffling: 'Si mescola',
  'waiting.title': 'Le tue partite',
  'waiting.asked': '{game}: tocca a te.',
  'waiting.other': '{game}: giocano gli altri.',
  'waiting.go': 'Continua',
  legal:
    'Nocturne è un progetto non ufficiale di appassionati. Vampire: The Eternal Struggle è un marchio di Paradox Interactive AB; Nosferatu appartiene al suo autore e ai suoi editori. Le carte e i simboli sono disegni nostri. Un cookie tiene il tuo posto; nessuno ti segue.',
  footer: 'Altro',
  'footer.help': 'Regole e aiuto',
  'footer.programs': 'Scrivi un bot',
};
