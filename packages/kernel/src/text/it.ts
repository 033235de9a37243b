import type { KernelMessages } from './messages.ts';

export const it: KernelMessages = {
  'why.over': 'La partita è finita.',
  'why.stale': 'Questa risposta arriva troppo tardi: ormai la domanda è un’altra, o nessuna.',
  'why.not-asked':
    '{seat} non ha nulla da decidere adesso.{waiting, select, none {} other { Il tavolo aspetta {waiting}.}}',
  'why.unknown-move':
    '«{move}» non è tra le tue mosse di adesso.{nearest, select, none {} other { Le più simili: {nearest}.}}',
  'why.unknown-call':
    '«{call}» non si può annunciare a questo tavolo.{nearest, select, none {} other { La più simile: {nearest}.}}',
  'why.not-an-option': 'Non è tra le scelte offerte.',
  'why.wrong-number': 'Ne servono almeno {min} e al massimo {max}.',
  'why.out-of-range': 'Il numero deve stare tra {min} e {max}.',
  'why.not-an-order': 'Vanno messe in ordine tutte e {count}, ciascuna una volta sola.',
  'why.bad-seats':
    '{problem, select, empty {A una persona manca il nome.} long {Un nome è troppo lungo.} characters {Un nome può contenere solo lettere, cifre, spazi singoli e questi segni: . - _ ’} twice {Due persone hanno lo stesso nome.} other {Un nome non si può usare: {problem}.}}',
  'why.record-line': 'La riga {line} del verbale non si legge.',
  'why.record-seal': 'Il sigillo non corrisponde: il verbale è stato cambiato dopo la scrittura.',
  'why.record-game': 'È il verbale di un altro gioco: {game}.',
  'why.record-version':
    'Questo verbale segue la versione {version} delle regole, che non è quella in uso qui.',
  'why.record-commitment':
    'Il seme non è quello promesso prima della partita: il suo hash non è {commitment}.',
  'why.record-move': 'La mossa {number} del verbale, «{move}», non si può fare. {because}',
  'why.record-state': 'Rigiocato, il verbale non porta alla posizione che indica.',
};
