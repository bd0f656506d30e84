export { helpText, isHelpWanted, readCommand, runCommand, UsageError, usageOf } from './command.ts';
export type { Command, CommandInput, CommandOption } from './command.ts';
export { prerenderCommand } from './prerenderCommand.ts';
export { serveCommand } from './serveCommand.ts';
export { sitesCommand } from './sitesCommand.ts';
