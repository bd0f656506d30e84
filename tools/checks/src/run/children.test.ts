import { describe, expect, it } from 'vitest';
import { startCommand } from './children.ts';

const node = (script: string) => startCommand('children-test', ['node', '-e', script]);

describe('startCommand', () => {
  it('startCommand returns the first line of a server and stops it', async () => {
    const server = node('console.log(":7"); console.log("more"); setInterval(() => {}, 1000)');
    expect(await server.firstLine).toBe(':7');
    expect((await server.stop()).output).toContain(':7');
  });

  it('startCommand rejects when a server ends before its first line', async () => {
    await expect(node('process.exit(3)').firstLine).rejects.toThrow('node ended with code 3');
  });
});
