import { describe, expect, it } from 'vitest';
import { helpText } from './command.ts';
import { prerenderCommand } from './prerenderCommand.ts';
import { serveCommand } from './serveCommand.ts';
import { startedCommand } from './startedCommand.ts';

const started = { program: '/srv/app/serve.mjs', folder: '/srv/app' };

describe('the help of a command', () => {
  it.each([
    ['npm run serve --', { npm_lifecycle_event: 'serve' }],
    ['dealer serve', { npm_lifecycle_event: 'serve', DEALER_CALL: 'dealer serve' }],
    ['node serve.mjs', {}],
  ])('names it as it was started: %s', (call, env) => {
    const help = helpText(startedCommand(serveCommand, { env, ...started }));
    expect(help).toContain(`Usage: ${call} [options]`);
    expect(help).toContain(`Example: ${call} --sites /srv/sites`);
  });

  it.each([
    ['dealer serve', serveCommand],
    ['dealer prerender', prerenderCommand],
  ])('%s has the defaults that hold in a project', (call, command) => {
    const help = helpText(startedCommand(command, { env: { DEALER_CALL: call }, ...started }));
    expect(help.match(/default: this folder/g)).toHaveLength(2);
    expect(help).not.toMatch(/npm run|apps|--template classic/);
  });
});
