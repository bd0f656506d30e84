import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { otherLooks } from './looks.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dealer-looks-'));
  for (const [name, port] of Object.entries({ harbour: 4200, coast: 4201, plains: 4202 })) {
    mkdirSync(join(root, 'apps', name), { recursive: true });
    writeFileSync(join(root, 'apps', name, 'vite.config.ts'), `defineDealerApp({ port: ${port} })`);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it('leads to looks on their own ports, or next to this one where they are shared', () => {
  expect(otherLooks(4201, root)).toEqual([
    { name: 'harbour', portOffset: -1 },
    { name: 'plains', portOffset: 1 },
  ]);
  vi.stubEnv('DEALER_LOOKS', 'coast,plains');
  expect(otherLooks(4201, root)).toEqual([{ name: 'plains', path: '../plains/' }]);
});
