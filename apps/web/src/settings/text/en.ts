import type { Messages } from '../../text/texts.ts';
import type { SettingsKey } from './messages.ts';

export const messages: Messages<SettingsKey> = {
  'section.sound': 'Sound',
  'section.looks': 'Letters and motion',
  'section.table': 'At the table',
  sound: 'Sounds',
  volume: 'Volume',
  notifications: 'Tell me when it is my turn',
  'notifications.hint': 'Your browser shows a notice when this page is not in sight.',
  'notifications.refused':
    'Your browser does not allow notices from this page. Allow them in its settings first.',
  scale: 'Size of letters',
  motion: 'Less motion',
  'motion.hint': 'Things change at once instead of moving. If your system says so, this holds anyway.',
  attention: 'How often am I asked?',
  'attention.attentive': 'Always',
  'attention.normal': 'When it matters',
  'attention.relaxed': 'Seldom',
  'attention.attentive.hint': 'You are asked whenever there is anything you could do.',
  'attention.normal.hint':
    'Moments that hardly ever matter are passed for you. Your votes go the way of the first, and a minion that is woken to block does so. If only one card gives a block the intercept it lacks, it is played. In a long game you are asked for less and less: at most 60 times in the turns of others.',
  'attention.relaxed.hint':
    'You are asked in your own turn, for your votes, when somebody acts against you, and when you hold a card for the moment.',
  clicks: 'Making a move',
  'clicks.two': 'Two clicks',
  'clicks.one': 'One click',
  'clicks.two.hint': 'The first click shows what would happen, the second does it.',
  'clicks.one.hint': 'One click does it. Quick, and nothing can be put back.',
  keys: 'Letters as keys',
  'keys.hint':
    'Single letters and digits do things at the table. Switch this off if you speak to your computer.',
  kept: 'All this is kept in this browser.',
  'account.title': 'You',
  'account.is': 'You are signed in. Your name is yours alone.',
  'account.way': 'Account',
  'account.in': 'Sign in',
  'account.in.hint': 'For those who have an account.',
  'account.up': 'Make an account',
  'account.up.hint':
    'It costs nothing and needs no address. You keep the tables you sit at, on every device.',
  'account.name': 'Name',
  'account.password': 'Password',
  'account.password.hint': 'At least 8 signs. Nobody can send you a new one, so keep it well.',
  'account.out': 'Sign out',
  'account.out-everywhere': 'Sign out everywhere',
  'guest.is': 'You are a guest. This browser remembers you for 60 days.',
  'guest.name': 'Your name at the table',
  'guest.hint':
    'At tables that have not begun you are called so at once. Whoever plays with you already knows you by the old name.',
  'guest.rename': 'Take this name',
};
