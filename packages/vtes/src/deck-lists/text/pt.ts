import type { DeckListMessages } from './messages.ts';

export const pt: DeckListMessages = {
  'problem.crypt-size': 'Uma cripta tem pelo menos 12 cartas; esta tem {size}.',
  'problem.library-size': 'Uma biblioteca tem de 60 a 90 cartas; esta tem {size}.',
  'problem.groups':
    'Os vampiros de uma cripta são de um só grupo ou de dois consecutivos; estes são dos grupos {groups}.',
  'problem.unknown-card': '“{card}” não está entre as cartas do jogo.',
  'problem.wrong-pile': '{card} está na parte errada do baralho.',
  'problem.banned': '{card} está banida.',
  'problem.not-in-format': '{card} não está entre as cartas deste formato.',
  'problem.bad-count': 'O número de cópias de {card} não é um inteiro maior que zero.',

  'line.unplayable': '{card} é uma carta conhecida, mas ainda não se pode jogar com ela.',
  'line.unknown':
    'A carta “{name}” não existe: {count, plural, one {# cópia fica de fora} other {# cópias ficam de fora}}.{nearest, select, none {} other { As mais parecidas: {nearest}.}}',
  'line.ambiguous':
    '“{name}” pode ser qualquer uma destas: {candidates}. {count, plural, one {# cópia fica de fora} other {# cópias ficam de fora}}.',
  'line.guessed': 'Só o começo de um nome, lido como {card}.',
  'line.miscounted':
    'Promete {said, plural, one {# carta} other {# cartas}}, mas {read, plural, =0 {não vem nenhuma} one {vem #} other {vêm #}}.',

  'ignored.link': 'As cartas deste baralho não estão no próprio link: não há nada para ler aqui.',
  'ignored.text': 'Não foi lida como carta.',
  'ignored.no-copies': 'Nenhuma cópia, por isso fica de fora.',

  'verdict.legal': 'Este baralho é válido.',
  'verdict.doubtful': 'O que se pôde ler é um baralho válido, mas algumas linhas precisam de revisão.',
  'verdict.illegal': 'Este baralho não é válido.',

  'heading.crypt':
    'Cripta: {cards, plural, =0 {nenhuma carta} one {# carta} other {# cartas}}{groupCount, plural, =0 {} one {, grupo {groups}} other {, grupos {groups}}}{cards, plural, =0 {} other {, capacidade média {average, number}}}',
  'heading.library': 'Biblioteca: {cards, plural, =0 {nenhuma carta} one {# carta} other {# cartas}}',
  'heading.type': '{type} ({cards}{trifles, plural, =0 {} one {; # trivial} other {; # triviais}})',

  'type.master': 'Cartas de mestre',
  'type.action': 'Cartas de ação',
  'type.action modifier': 'Modificadores de ação',
  'type.reaction': 'Cartas de reação',
  'type.combat': 'Cartas de combate',
  'type.political action': 'Cartas de ação política',
  'type.equipment': 'Equipamentos',
  'type.retainer': 'Lacaios',
  'type.ally': 'Aliados',
  'type.event': 'Cartas de evento',
};
