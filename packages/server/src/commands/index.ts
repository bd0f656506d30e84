export { helpText, isHelpWanted, readCommand, runCommand, UsageError, usageOf } from './command.ts';
export type { Command, CommandInput, CommandOption } from './command.ts';
export { serveCommand } from './serveCommand.ts';
export { sitesCommand } from './sitesCommand.ts';
