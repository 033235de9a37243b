import type { DeckListMessages } from './messages.ts';

export const it: DeckListMessages = {
  'problem.crypt-size': 'Una cripta ha almeno 12 carte; questa ne ha {size}.',
  'problem.library-size': 'Una libreria ha da 60 a 90 carte; questa ne ha {size}.',
  'problem.groups':
    'I vampiri di una cripta sono di un solo gruppo o di due consecutivi; questi sono dei gruppi {groups}.',
  'problem.unknown-card': '«{card}» non è tra le carte del gioco.',
  'problem.wrong-pile': '{card} è nella parte sbagliata del mazzo.',
  'problem.banned': '{card} è bandita.',
  'problem.not-in-format': '{card} non è tra le carte di questo formato.',
  'problem.bad-count': 'Il numero di copie di {card} non è un intero maggiore di zero.',

  'line.unplayable': '{card} è una carta nota, ma con essa non si può ancora giocare.',
  'line.unknown':
    'La carta «{name}» non esiste: {count, plural, one {# copia resta fuori} other {# copie restano fuori}}.{nearest, select, none {} other { Le più simili: {nearest}.}}',
  'line.ambiguous':
    '«{name}» può essere una qualsiasi di queste: {candidates}. {count, plural, one {# copia resta fuori} other {# copie restano fuori}}.',
  'line.guessed': 'Solo l’inizio di un nome, letto come {card}.',
  'line.miscounted':
    'Promette {said, plural, one {# carta} other {# carte}}, ma {read, plural, =0 {non ne segue nessuna} one {ne segue #} other {ne seguono #}}.',

  'ignored.link': 'Le carte di questo mazzo non sono nel collegamento stesso: qui non c’è nulla da leggere.',
  'ignored.text': 'Non letta come carta.',
  'ignored.no-copies': 'Nessuna copia, perciò resta fuori.',

  'verdict.legal': 'Questo mazzo è valido.',
  'verdict.doubtful': 'Ciò che si è potuto leggere è un mazzo valido, ma alcune righe vanno riviste.',
  'verdict.illegal': 'Questo mazzo non è valido.',

  'heading.crypt':
    'Cripta: {cards, plural, =0 {nessuna carta} one {# carta} other {# carte}}{groupCount, plural, =0 {} one {, gruppo {groups}} other {, gruppi {groups}}}{cards, plural, =0 {} other {, capacità media {average, number}}}',
  'heading.library': 'Libreria: {cards, plural, =0 {nessuna carta} one {# carta} other {# carte}}',
  'heading.type': '{type} ({cards}{trifles, plural, =0 {} one {; # triviale} other {; # triviali}})',

  'type.master': 'Carte dominus',
  'type.action': 'Carte azione',
  'type.action modifier': 'Modificatori di azione',
  'type.reaction': 'Carte reazione',
  'type.combat': 'Carte combattimento',
  'type.political action': 'Carte azione politica',
  'type.equipment': 'Equipaggiamenti',
  'type.retainer': 'Seguaci',
  'type.ally': 'Alleati',
  'type.event': 'Carte evento',
};
