import { type Command, prerenderCommand, serveCommand, sitesCommand, usageOf } from '@dealer/server/commands';
import { conformanceCommand } from '@dealer/tools-conformance/conformanceCommand';
import { receiverCommand } from '@dealer/tools-receiver/receiverCommand';
import { stockCommand } from '@dealer/tools-stock/stockCommand';
import { commands as viteCommands } from '@dealer/tools-vite/cli/commands';
import { commands as checkCommands } from './commands.ts';

/** A command of this repository, or scripts whose options are those of the program that they start. */
type CommandRow =
  | { readonly command: Command; readonly address?: string }
  | { readonly calls: readonly string[]; readonly does: string; readonly more?: string; readonly address?: string };

const { start, preview, bench } = viteCommands;
const { test, release } = checkCommands;

/** All commands, in the order of the README. */
export const commandTable: readonly CommandRow[] = [
  { command: start, address: '4200' },
  { calls: ['npm run start:toyota', 'npm run start:used-only'], does: 'The other looks.', address: '4201, 4202' },
  { command: test },
  { command: checkCommands['test:quick'] },
  {
    calls: ['npm run lint', 'test:unit', 'test:stories', 'test:coverage', 'test:e2e'],
    does: 'Parts of it.',
  },
  { command: viteCommands.typecheck },
  { command: checkCommands['test:mutation'] },
  { command: conformanceCommand },
  { calls: ['npm run format'], does: 'Formats everything.' },
  { calls: ['npm run storybook', 'build:storybook'], does: 'Storybook.', address: '6006' },
  { command: checkCommands['build:reference'] },
  { command: checkCommands.visual },
  { command: viteCommands.build },
  { command: viteCommands['preview:production'], address: '4400, 4401, 4402' },
  { command: viteCommands['build:mocked'] },
  { command: viteCommands.share },
  { command: preview, address: '4300, 4301, 4302' },
  { command: serveCommand, address: '8080' },
  { command: sitesCommand },
  { command: receiverCommand, address: '3000' },
  { command: stockCommand },
  { command: viteCommands['search-server'], address: '7700' },
  { command: viteCommands['search-token'] },
  { command: viteCommands['compare-engines'] },
  { command: prerenderCommand },
  { command: checkCommands['rehearse:proxy'] },
  { command: checkCommands['rehearse:image'] },
  { command: checkCommands['install:browser'] },
  { command: checkCommands['check:pages'] },
  { command: checkCommands['check:sites'] },
  { command: checkCommands['check:api'] },
  { command: checkCommands['check:templates'] },
  { command: checkCommands['check:words'] },
  { command: bench },
  {
    calls: ['npm run new:template -- <name>'],
    does: 'A new look in apps/<name>; sites, sections, components and rules have generators too.',
    more: 'docs/new-template.md',
  },
  { command: viteCommands.font },
  ...Object.entries(checkCommands).flatMap(([name, command]) => (name.startsWith('write:') ? [{ command }] : [])),
  { command: checkCommands['read:tokens'] },
  { command: release },
];

/** The commands that explain themselves. */
export const explainedCommands: readonly Command[] = commandTable.flatMap((row) =>
  'command' in row ? [row.command] : [],
);

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

const line = (row: CommandRow): string => {
  const { does, more } = 'command' in row ? row.command : row;
  const calls = 'command' in row ? [usageOf(row.command)] : row.calls;
  // A placeholder such as <look> would be HTML.
  const text = does.replaceAll(/\S*<\w+>\S*?(?=[.,;:]?(?:\s|$))/g, (part) => `\`${part}\``);
  const page = more?.split('#')[0];
  const link = more === undefined || page === 'README.md' ? '' : ` See [${page}](${more}).`;
  return `| ${calls.map(code).join(', ')} | ${text}${link} | ${row.address ?? ''} |`.replace(/ {2}\|$/, ' |');
};

const table = /(<!-- commands: npm run write:commands -->\n)[\s\S]*?(\n<!-- \/commands -->)/;

/** The README with the present table of commands. */
export const withCommands = (readme: string): string =>
  readme.replace(
    table,
    (_, begin: string, end: string) =>
      `${begin}\n| command | does | port |\n|---|---|---|\n${commandTable.map(line).join('\n')}\n${end}`,
  );
