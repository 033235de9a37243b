import type { Messages } from '../../text/texts.ts';
import type { HelpMessageKey } from './messages.ts';

export const messages: Messages<HelpMessageKey> = {
  title: 'Rules',
  lead: 'Both games on a page each, the words they use, and the rules by their numbers.',
  contents: 'Help',
  'on-page': 'On this page',
  'page.vtes': 'VTES',
  'page.nosferatu': 'Nosferatu',
  'page.glossary': 'Glossary',
  'page.marks': 'Marks',
  'page.keys': 'Keys',
  'about.vtes':
    'Intrigue among ancient vampires, usually for five. You hunt your neighbour while somebody hunts you.',
  'about.nosferatu': 'Bluff for five to eight: one of you is the Vampire, and only Renfield knows who.',
  'about.glossary': 'The words of both games, in a sentence each.',
  'about.marks': 'Clans, Disciplines and card types, as the cards show them.',
  'about.keys': 'Playing and building without a mouse.',
  search: 'Search the help',
  'search.example': 'Word, or V-8.12',
  'search.none': 'Nothing is said about that here.',
  'search.found': '{count, plural, one {# place} other {# places}}',
  rules: 'The rules by number',
  'rules.about': 'Every rule that the table applies has a number, and here is what each is about.',
  'play-now': 'Try it against bots',
  'marks.about': 'A mark is told by its shape: it means the same in any colour and at any size.',
  'marks.levels': 'Disciplines: an outlined square is the basic level, a filled diamond the superior one',
  'marks.types': 'Card types',
  'marks.clans': 'Clans',
  'keys.about': 'Letters do nothing while you type, and can be switched off in the settings.',
  'keys.table': 'At every table',
  'keys.decks': 'In the deck builder',
  'keys.table.1': '1 to 9: chooses what has this number; once more does it.',
  'keys.table.Enter': 'Enter: does what is chosen.',
  'keys.table.Esc': 'Esc: puts back what was chosen, closes what is open.',
  'keys.vtes.Space': 'Space: passes.',
  'keys.vtes.L': 'L: the other level of the card that is chosen.',
  'keys.vtes.E': 'E E: ends the phase; it takes two presses.',
  'keys.vtes.F': 'F · A: for or against, in a referendum.',
  'keys.vtes.Y': 'Y: the ways to skip what does not concern you.',
  'keys.vtes.W': 'W: why a card cannot be played now.',
  'keys.nosferatu.S': 'S: swaps the card you discard and the card you give.',
  'keys.nosferatu.T': 'T: the talk.',
  'keys.nosferatu.H': 'H: hides your role and your cards.',
  'keys.table.?': '?: the keys of this table.',
  'keys.decks.arrows': 'Arrows: from card to card.',
  'keys.decks.Enter': 'Enter: one more copy.',
  'keys.decks.plus': '+: one more copy.',
  'keys.decks.minus': '−: one copy less.',
  'keys.decks.I': 'I: the large card.',
  'keys.decks.Esc': 'Esc: closes what is open.',
  'vtes.lead':
    'VTES is played in a circle, usually by five. Everybody attacks the neighbour at the left and is attacked from the right.',
  'vtes.want': 'What you want',
  'vtes.want.1':
    'You are a Methuselah, an ancient vampire who fights from the shadows. You never act yourself: younger vampires and other minions act for you.',
  'vtes.want.2':
    'Your pool is your life and your purse: 30 points at the start. It brings vampires into play and pays for cards, and others take it from you. Whoever has none left is ousted.',
  'vtes.want.3':
    'The Methuselah at your left is your prey, the one at your right your predator. When your prey is ousted, you gain a victory point and 6 pool, and the next Methuselah is your prey. To be the last one left is worth a victory point, too. Most victory points win.',
  'vtes.table': 'What lies before you',
  'vtes.table.1':
    'Your deck has two parts. The crypt holds vampires; four of them begin face down in your uncontrolled region. The library holds everything else: you have seven cards in hand, and draw a new one whenever you play one.',
  'vtes.table.2':
    'A vampire has a capacity, which is its price and the most blood it can hold, a clan, and Disciplines at the basic or the superior level. Disciplines say which cards it can play, and how well.',
  'vtes.turn': 'A turn',
  'vtes.turn.1': 'Unlock: your locked cards unlock. If you have the Edge, you gain 1 pool.',
  'vtes.turn.2': 'Master: you may play a master card.',
  'vtes.turn.3': 'Minions: each ready minion that is unlocked may act, one after the other. Acting locks it.',
  'vtes.turn.4':
    'Influence: with four transfers, as a rule, you move pool onto your uncontrolled vampires. One that has as much as its capacity enters play.',
  'vtes.turn.5': 'Discard: you may discard a card and draw another.',
  'vtes.acts': 'What minions do',
  'vtes.acts.1':
    'Bleed: your prey loses 1 pool, more with the right cards. If it succeeds, you get the Edge.',
  'vtes.acts.2': 'Hunt: the vampire gains 1 blood. One that has none must hunt.',
  'vtes.acts.3': 'Equip, employ, recruit: equipment, a retainer or an ally comes from your hand into play.',
  'vtes.acts.4': 'Call a vote: a political action card opens a referendum.',
  'vtes.acts.5': 'Action cards: what they say. Most need a Discipline.',
  'vtes.acts.6':
    'Torpor: a wounded vampire may leave torpor for 2 blood. Others may rescue it, or devour it, which is called diablerie.',
  'vtes.block': 'Stealth and blocking',
  'vtes.block.1':
    'A directed action can be blocked by the Methuselah at whom it is aimed, any other by the prey and the predator of whoever acts. Only unlocked minions block.',
  'vtes.block.2':
    'A blocker needs at least as much intercept as the action has stealth. A bleed begins without stealth, most other actions have some. Action modifiers add stealth, reaction cards intercept. An action that is blocked fails, and the two minions fight.',
  'vtes.combat': 'Combat, round by round',
  'vtes.combat.1': 'Range: you begin at close range. A maneuver goes to long range, or back.',
  'vtes.combat.2':
    'Strikes: both strike at the same time. A hand strike does 1 damage, at close range only; cards and weapons do better.',
  'vtes.combat.3':
    'Damage: a vampire mends each point with a blood. One that cannot goes to torpor; aggravated damage cannot be mended.',
  'vtes.combat.4': 'Press: whoever presses wants another round. Without a press the combat is over.',
  'vtes.vote': 'Referendums',
  'vtes.vote.1':
    'A political action that succeeds brings its proposal to the vote. It passes with more votes for it than against it; a tie fails.',
  'vtes.vote.2':
    'Votes come from titles, a prince has two, for instance; from the Edge, if you burn it; and from a political action card that you give up for one vote.',
  'vtes.first': 'For your first game',
  'vtes.first.1': 'Bring somebody into play soon. A small vampire now is better than a great one late.',
  'vtes.first.2':
    'Count before you spend: with less than ten pool you are within reach of a strong predator.',
  'vtes.first.3': 'Bleed when your prey cannot block, and keep somebody unlocked against your predator.',
  'vtes.first.4':
    'Your predator wants you gone; the others rarely do, for it would feed your predator. Talk to them.',
  'vtes.first.5':
    'What you may do now is lit. Point at any other card, or press it long, and it says why not.',
  'nosferatu.lead':
    'A night of bluff for five to eight: one of you is the Vampire, and nobody knows but Renfield.',
  'nosferatu.want': 'What you want',
  'nosferatu.want.1':
    'Renfield sits in the open. In secret he has made one of the others the Vampire; the rest are Hunters. You know your own character and nobody else’s.',
  'nosferatu.want.2':
    'The Hunters win when the Ancestral Stake kills the Vampire. Renfield and the Vampire win when five Bites lie on the table, or when the Stake kills a Hunter.',
  'nosferatu.turn': 'A turn',
  'nosferatu.turn.1':
    'Round of cards: from the holder of the Stake on, each player draws two cards, discards one openly and gives one in secret to Renfield. Everyone but the holder then turns up a card of the Clock. The Dawn ends the round at once.',
  'nosferatu.turn.2':
    'Effects: Renfield tells only what kind of round it was. Each Bite he puts before somebody, who loses a card of the Reserve; Nights go into the Clock. If all are Components, the holder of the Stake performs a Ritual. Else nothing happens.',
  'nosferatu.turn.3':
    'Stake: if the Dawn came, its holder may kill somebody with it, or hands it on. If it did not, Renfield gives it to somebody else.',
  'nosferatu.turn.4':
    'End of turn: the Clock is shuffled. If the Library ran out under Eternal Thirst, the holder of the Stake shows everybody one hidden character.',
  'nosferatu.cards': 'The cards',
  'nosferatu.cards.1': 'Bite: five on the table, and Evil has won. Nobody can have more than two.',
  'nosferatu.cards.2': 'Night: makes the Clock longer, so that the Dawn comes later.',
  'nosferatu.cards.3': 'Rumour: does nothing by itself, but one is enough to prevent a Ritual.',
  'nosferatu.cards.4': 'Component: if Renfield is given nothing else, a Ritual takes place.',
  'nosferatu.first': 'For your first game',
  'nosferatu.first.1':
    'As a Hunter, give Components and watch what others throw away: an open discard is a statement.',
  'nosferatu.first.2':
    'As the Vampire, slip Bites to Renfield, but not always. Everyone who could have given one is your cover.',
  'nosferatu.first.3':
    'As Renfield, sow doubt: whom you bite and to whom you give the Stake is all you need to say.',
  'nosferatu.first.4': 'The talk is the game. Say what you gave; nobody can prove you wrong.',
  'vtes.chapter.1': 'Decks',
  'vtes.chapter.2': 'Set-up',
  'vtes.chapter.3': 'Words and golden rules',
  'vtes.chapter.4': 'Playing cards',
  'vtes.chapter.5': 'The turn and the unlock phase',
  'vtes.chapter.6': 'The master phase',
  'vtes.chapter.7': 'Actions',
  'vtes.chapter.8': 'The course of an action, and blocking',
  'vtes.chapter.9': 'Referendums',
  'vtes.chapter.10': 'Combat',
  'vtes.chapter.11': 'Damage',
  'vtes.chapter.12': 'Torpor, diablerie, blood hunt',
  'vtes.chapter.13': 'The influence phase',
  'vtes.chapter.14': 'The discard phase',
  'vtes.chapter.15': 'The end of the game',
  'vtes.chapter.16': 'Sects and titles',
  'vtes.chapter.17': 'Traits and legacy sets',
  'vtes.chapter.18': 'What is often asked',
  'vtes.chapter.19': 'Single cards',
  'nosferatu.chapter.1': 'What is in the game',
  'nosferatu.chapter.2': 'Teams',
  'nosferatu.chapter.3': 'Set-up',
  'nosferatu.chapter.4': 'The round of cards',
  'nosferatu.chapter.5': 'Effects of the Action deck',
  'nosferatu.chapter.6': 'The Ancestral Stake',
  'nosferatu.chapter.7': 'The end of the turn',
  'nosferatu.chapter.8': 'Library and discard pile',
  'nosferatu.chapter.9': 'The end of the game',
  'nosferatu.chapter.10': 'Who knows what',
  'nosferatu.chapter.11': 'Talking',
  'nosferatu.chapter.D': 'Decisions',
  'nosferatu.chapter.A': 'Table options',
};
