import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { HotPayload, ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aLookFolder } from '@dealer/vite/test';
import { lookCheck } from '@dealer/vite/plugin';
import { workspaceRoot } from '../paths.ts';
import { nodeOnSources } from '../sources.ts';

const root = aLookFolder({ 'index.html': '<!doctype html><title>Look</title>', 'src/slots/tall.ts': '' });
const sent: HotPayload[] = [];
let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      lookCheck({
        module: join(workspaceRoot, 'tools/checks/src/sites/templates/checkProcess.ts'),
        execArgv: nodeOnSources,
      }),
    ],
    server: { port: 0, host: '127.0.0.1', watch: { usePolling: false } },
  });
});

afterAll(() => server.close());

const lastError = (): string => {
  const payload = sent.findLast(({ type }) => type === 'error');
  return payload?.type === 'error' ? payload.err.message : '';
};

it('shows in the overlay what a save broke, with its file and line', { timeout: 60_000 }, async () => {
  vi.spyOn(server.ws, 'send').mockImplementation((payload: unknown) => void sent.push(payload as HotPayload));
  await server.listen();
  // Loading the check takes longest, and only once.
  await vi.waitFor(() => expect(lastError()).toContain('the file is missing'), { timeout: 50_000, interval: 50 });
  writeFileSync(join(root, 'src/slots/tall.ts'), "export const a = 1;\nexport const tides = () => fetch('/tides');\n");
  await vi.waitFor(
    () => expect(lastError()).toMatch(/src\/slots\/tall\.ts:2 error: breaks the lint rule dealer\/no-network/),
    {
      timeout: 8000,
      interval: 20,
    },
  );
});
