// The program: its commands, its help, and what it says and returns when it is called wrongly.

import { Command, CommanderError, type HelpConfiguration } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { didYouMean } from './arguments.ts';
import { type Cli, newCli } from './cli.ts';
import { registerCards } from './commands/cards.ts';
import { registerDeck } from './commands/deck.ts';
import { registerHelp } from './commands/help.ts';
import { registerPlay } from './commands/play.ts';
import { registerRecord, registerVerify } from './commands/record.ts';
import { registerReplay } from './commands/replay.ts';
import { registerRules } from './commands/rules.ts';
import { registerScenario } from './commands/scenario.ts';
import { registerSimulate } from './commands/simulate.ts';
import { registerWelcome } from './commands/welcome.ts';
import { environmentLanguage, languageOf } from './language.ts';
import { misused, Stop } from './stop.ts';
import { complain, type Terminal, widthOf } from './terminal.ts';
import type { TextKey } from './text/index.ts';

/** Each registers itself on the program. A new command is one file and one line here. */
const COMMANDS: readonly ((program: Command, cli: Cli) => void)[] = [
  registerPlay,
  registerSimulate,
  registerReplay,
  registerRecord,
  registerVerify,
  registerScenario,
  registerRules,
  registerCards,
  registerDeck,
  registerHelp,
];

const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  nocturne: [
    'npx nocturne play nosferatu',
    'npx nocturne play vtes',
    'npx nocturne simulate nosferatu --seats 8 --games 10000',
  ],
  play: [
    'npx nocturne play nosferatu',
    'npx nocturne play nosferatu --seats 8 --role vampire --lang it',
    'npx nocturne play nosferatu --option bites_to_win=4@5p --seats 5',
    'npx nocturne play nosferatu --option counts.bite=12',
    'npx nocturne play vtes --deck ventrue',
    'npx nocturne play vtes --deck my-deck.txt',
    'npx nocturne play --resume',
  ],
  simulate: [
    'npx nocturne simulate nosferatu --seats 8 --games 10000',
    'npx nocturne simulate nosferatu --bots heuristic,random --json',
    'npx nocturne simulate nosferatu --option bites_placed=one --option counts.bite=12',
    'npx nocturne simulate vtes --games 100 --decks malkavian,tremere --seats 4',
    'npx nocturne simulate vtes --decks my-deck.txt,ventrue',
  ],
  replay: [
    'npx nocturne replay game.record',
    'npx nocturne replay game.record --at 12 --as Ada',
    'npx nocturne replay game.record --as all',
    'npx nocturne replay unfinished.record --as 1 --spoil',
  ],
  record: [
    'npx nocturne record nosferatu --seats 6 --seed 7 -o game.record',
    'npx nocturne record vtes -o game.record',
  ],
  verify: ['npx nocturne verify *.record'],
  scenario: [
    'npx nocturne scenario my-question.yaml',
    'npx nocturne scenario packages/nosferatu/scenarios packages/vtes/scenarios',
  ],
  rules: ['npx nocturne rules'],
  cards: [
    'npx nocturne cards Deflection --lang it',
    'npx nocturne cards stealth --type "action modifier"',
    'npx nocturne cards --discipline DOM --capacity 7+',
    'npx nocturne cards --deck ventrue --type reaction --json',
  ],
  deck: [
    'npx nocturne deck',
    'npx nocturne deck my-deck.txt --lang it',
    "npx nocturne deck 'https://vdb.im/decks/deck#201532=2;100518=4'",
    'npx nocturne deck ventrue --to text > my-deck.txt',
    'npx nocturne deck - --to lackey < my-deck.txt',
  ],
  help: ['npx nocturne help play'],
};

const TITLES: Readonly<Record<string, TextKey>> = {
  'Usage:': 'title.usage',
  'Options:': 'title.options',
  'Global Options:': 'title.global',
  'Commands:': 'title.commands',
  'Arguments:': 'title.arguments',
};

function helpIn({ say, style, terminal }: Cli): HelpConfiguration {
  return {
    showGlobalOptions: true,
    helpWidth: widthOf(terminal),
    minWidthToWrap: 20,
    subcommandTerm: (command) => `${command.name()} ${command.usage()}`,
    styleTitle: (title) => {
      const key = TITLES[title];
      return style.bold(key === undefined ? title : say(key));
    },
    optionDescription: ({ description, defaultValue, defaultValueDescription, negate }) => {
      const value: unknown = defaultValueDescription ?? defaultValue;
      return typeof value === 'string' && !negate
        ? `${description} ${style.dim(`(${say('title.default', { value })})`)}`
        : description;
    },
  };
}

/** Everything that commander would say by itself is said in the reader's language. */
function localise(command: Command, cli: Cli): void {
  const { say, style, terminal } = cli;
  command.configureHelp(helpIn(cli)).configureOutput({
    writeOut: (text) => terminal.output.write(text),
    writeErr: (text) => terminal.output.write(text),
    outputError: () => {},
  });
  command.helpOption('-h, --help', say('help.help')).exitOverride();
  const examples = EXAMPLES[command.name()] ?? [];
  if (examples.length > 0) {
    const lines = examples.map((example) => `  ${style.green(example)}`).join('\n');
    command.addHelpText('after', `\n${style.bold(say('title.examples'))}\n${lines}`);
  }
}

function newProgram(cli: Cli): Command {
  const { say } = cli;
  const program = new Command('nocturne')
    .description(say('welcome.what'))
    .usage(say('title.usage-of'))
    .version(manifest.version, '-V, --version', say('help.version'))
    .option('--lang <language>', say('help.lang'));
  program.helpCommand(false);
  registerWelcome(program, cli, manifest.version);
  for (const register of COMMANDS) register(program, cli);
  for (const command of [program, ...program.commands]) localise(command, cli);
  return program;
}

/** The language asked for, found before anything is read, since help and errors need it. */
function readLanguage(argv: readonly string[], terminal: Terminal): Cli {
  const fallback = newCli(terminal, environmentLanguage(terminal.env));
  const at = argv.findIndex((one) => one === '--lang' || one.startsWith('--lang='));
  if (at < 0) return fallback;
  const asked = argv[at]!.includes('=') ? argv[at]!.slice('--lang='.length) : (argv[at + 1] ?? '');
  const language = languageOf(asked);
  if (language !== undefined) return newCli(terminal, language);
  return misused(
    fallback.say('usage.one-of', { option: '--lang', value: asked, allowed: 'en, it, pt, fr, es' }),
  );
}

const MISTAKES: Readonly<Record<string, TextKey>> = {
  'commander.unknownOption': 'usage.unknown-option',
  'commander.missingArgument': 'usage.missing-argument',
  'commander.optionMissingArgument': 'usage.missing-value',
  'commander.excessArguments': 'usage.too-many',
};

/** Commander names what it stumbled over between quotes. */
function explainMistake(
  cli: Cli,
  program: Command,
  name: string | undefined,
  { code, message }: CommanderError,
): string {
  const key = MISTAKES[code];
  const what = /'([^']+)'/.exec(message)?.[1] ?? '';
  if (key === undefined) return message;
  const command = program.commands.find((one) => one.name() === name);
  const options = [...program.options, ...(command?.options ?? [])].map(({ long }) => long ?? '');
  const hint = code === 'commander.unknownOption' ? didYouMean(cli, what, options) : '';
  return cli.say(key, { what }) + hint;
}

function fail(cli: Cli, error: unknown, help: string): number {
  const { terminal, style, say } = cli;
  if (error instanceof Stop) {
    if (error.message !== '')
      complain(terminal, error.code === 130 ? error.message : style.red(error.message));
    if (error.code === 2) complain(terminal, style.dim(say('usage.see', { help })));
    return error.code;
  }
  complain(
    terminal,
    style.red(say('failed', { why: error instanceof Error ? error.message : String(error) })),
  );
  if (terminal.env['NOCTURNE_DEBUG']) complain(terminal, error instanceof Error ? (error.stack ?? '') : '');
  else complain(terminal, style.dim(say('failed.debug')));
  return 1;
}

/** Runs the program; its exit code. */
export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  let cli = newCli(terminal, environmentLanguage(terminal.env));
  let help = 'npx nocturne --help';
  try {
    cli = readLanguage(argv, terminal);
    const program = newProgram(cli);
    const [name] = argv;
    if (name !== 'help' && program.commands.some((command) => command.name() === name))
      help = `npx nocturne ${name} --help`;
    try {
      await program.parseAsync(argv, { from: 'user' });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      if (error.exitCode !== 0) misused(explainMistake(cli, program, name, error));
    }
    return 0;
  } catch (error) {
    return fail(cli, error, help);
  }
}
