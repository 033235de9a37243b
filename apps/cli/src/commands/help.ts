// nocturne help: the overview, or what one command does and takes.

import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { refuse } from './welcome.ts';

export function registerHelp(program: Command, cli: Cli): void {
  program
    .command('help')
    .argument('[command]', cli.say('help.command'))
    .description(cli.say('help.help-of'))
    .action((name: string | undefined) => {
      const asked = name === undefined ? program : program.commands.find((one) => one.name() === name);
      (asked ?? refuse(cli, program, name!)).outputHelp();
    });
}
