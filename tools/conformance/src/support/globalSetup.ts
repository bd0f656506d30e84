import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { nodeOnSources } from '@dealer/tools-vite/sources';
import type { FullConfig } from '@playwright/test';
import { join } from 'node:path';
import { selectedProjects } from './selectedProjects.ts';
import type { LookOptions } from './test.ts';

const root = join(import.meta.dirname, '../../../..');

/**
 * Writes down the stock of the looks that are about to be tested, starts the previews that the selected projects need and stops them
 * afterwards. Where CONFORMANCE_URLS names servers that already run, such as `{"mocked":{"harbour":"http://localhost:4200"}}` for
 * `npm start`, these are tested instead.
 */
const globalSetup = async (config: FullConfig): Promise<(() => void) | undefined> => {
  const uses = selectedProjects(config.projects, process.argv).map(({ use }) => use as LookOptions);
  const script = (name: string): string[] => [...nodeOnSources, join(root, 'tools/conformance/src/support', name)];
  const templates = new Set(uses.map(({ template }) => template));
  execFileSync(process.execPath, [...script('writeStock.ts'), ...templates], { cwd: root, stdio: 'inherit' });
  if (process.env.CONFORMANCE_URLS) return undefined;
  const requested = new Set(uses.map(({ template, build }) => `${build}:${template}`));
  const server = spawn(process.execPath, [...script('serve.ts'), ...requested], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).once('line', resolve);
    server.once('exit', () =>
      reject(new Error('The previews did not start. Their builds must exist: npm run build, npm run build:mocked.')),
    );
  });
  process.env.CONFORMANCE_URLS = line;
  return () => void server.kill();
};

export default globalSetup;
