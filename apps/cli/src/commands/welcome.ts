// nocturne, without anything else: what this is and what can be done with it.

import { confirm, isCancel } from '@clack/prompts';
import type { Command } from 'commander';
import { didYouMean } from '../arguments.ts';
import type { Cli } from '../cli.ts';
import { onSignals } from '../signals.ts';
import { misused, Stop } from '../stop.ts';
import { pad, widthOfText, wrap } from '../style.ts';
import { isInteractive, print, widthOf } from '../terminal.ts';
import type { TextKey } from '../text/index.ts';
import { play, PLAY_DEFAULTS } from './play.ts';

const TRY: readonly [command: string, text: TextKey][] = [
  ['npx nocturne play nosferatu', 'welcome.play'],
  ['npx nocturne play vtes', 'welcome.play-vtes'],
  ['npx nocturne simulate nosferatu', 'welcome.simulate'],
  ['npx nocturne record nosferatu -o a.record', 'welcome.record'],
  ['npx nocturne replay a.record', 'welcome.replay'],
  ['npx nocturne scenario FILE…', 'welcome.scenario'],
  ['npx nocturne rules', 'welcome.rules'],
  ['npm run bench kernel', 'welcome.bench'],
  ['npm test', 'welcome.test'],
];

const NARROW = 36;

/** Commands beside what they do; above it where the page is narrow. */
function described({ style, say, terminal }: Cli, rows: readonly [string, TextKey][]): string[] {
  const width = widthOf(terminal);
  const beside = Math.max(...rows.map(([command]) => widthOfText(command))) + 4;
  const isNarrow = width - beside < NARROW;
  const indent = isNarrow ? 4 : beside;
  return rows.flatMap(([command, text]) => {
    const lines = wrap(say(text), width - indent);
    const [first = '', ...more] = isNarrow ? ['', ...lines] : lines;
    return [
      `${pad(`  ${style.green(command)}`, indent)}${first}`,
      ...more.map((line) => ' '.repeat(indent) + line),
    ];
  });
}

function welcomeLines(cli: Cli, version: string): string[] {
  const { say, style, terminal } = cli;
  const width = widthOf(terminal);
  const section = (title: TextKey, lines: readonly string[]): string[] => [
    '',
    style.bold(say(title)),
    ...lines,
  ];
  return [
    `${style.accent('Nocturne')} ${version}`,
    ...wrap(say('welcome.what'), width),
    ...section(
      'welcome.games',
      described(cli, [
        ['nosferatu', 'welcome.nosferatu'],
        ['vtes', 'welcome.vtes'],
      ]),
    ),
    ...section('welcome.now', described(cli, TRY)),
    ...section('welcome.next', wrap(`  ${say('welcome.plans')}`, width, '  ')),
    '',
    ...wrap(say('welcome.more'), width).map(style.dim),
  ];
}

async function offerGame(cli: Cli): Promise<void> {
  const { say, terminal } = cli;
  const stopListening = onSignals(terminal);
  const answer = await confirm({
    message: say('welcome.offer'),
    active: say('yes'),
    inactive: say('no'),
    input: terminal.input,
    output: terminal.output,
  });
  stopListening();
  if (isCancel(answer)) throw new Stop(130);
  if (answer) await play(cli, 'nosferatu', PLAY_DEFAULTS);
}

/** What was typed is no command. */
export function refuse(cli: Cli, program: Command, typed: string): never {
  const isOption = typed.startsWith('-');
  const known = isOption
    ? program.options.map(({ long }) => long ?? '')
    : program.commands.map((command) => command.name()).filter((name) => name !== 'help');
  const message = isOption
    ? cli.say('usage.unknown-option', { what: typed })
    : cli.say('usage.unknown-command', { what: typed, commands: known.join(', ') });
  return misused(message + didYouMean(cli, typed, known));
}

export function registerWelcome(program: Command, cli: Cli, version: string): void {
  program
    .command('welcome', { isDefault: true })
    .description(cli.say('help.welcome'))
    .argument('[anything...]')
    .usage('[options]')
    .allowUnknownOption()
    .action(async (anything: readonly string[]) => {
      if (anything[0] !== undefined) refuse(cli, program, anything[0]);
      print(cli.terminal, ...welcomeLines(cli, version));
      if (!isInteractive(cli.terminal)) return;
      print(cli.terminal, '');
      await offerGame(cli);
    });
}
