import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { chromiumArgs } from '@dealer/tools-vite/chromium';
import { consumerSources, installPacks } from '../consumers/installPacks.ts';
import { lookAtHome, lookAtVehicles } from '../consumers/lookAtSite.ts';
import { typeFindings } from '../consumers/typeFindings.ts';
import { watchPage } from '../consumers/watchPage.ts';
import { root } from '../root.ts';
import { runProgram, startCommand } from '../run/children.ts';
import { findingsOutcome, tail } from '../run/stage.ts';
import type { Outcome } from '../run/stage.ts';
import { chromiumPath } from './chromium.ts';

const site = 'dealer-site';
const vite = ['node', join(root, 'node_modules/vite/bin/vite.js')];

/** Starts a server of the project and looks at its pages. */
const lookAtServer = async (
  browser: Browser,
  { cwd, name, command, pages }: { cwd: string; name: string; command: string[]; pages: string[] },
): Promise<string[]> => {
  const server = startCommand(`${site}-${name}`, [...vite, ...command], { cwd, ready: /Local:/ });
  try {
    const url = /http:\S+/.exec(await server.firstLine)?.[0] ?? '';
    const findings: string[] = [];
    for (const page of pages)
      findings.push(
        ...(await watchPage(browser, {
          name: `${site}-${name}${page === '' ? '' : '-search'}`,
          url: url + page,
          look: page === '' ? lookAtHome : lookAtVehicles,
        })),
      );
    return findings;
  } finally {
    await server.stop();
  }
};

/** Builds the project; the end of the output where that fails or warns that a plugin does nothing. */
const build = async (cwd: string, mode: 'production' | 'mocked'): Promise<string[]> => {
  const { code, output } = await runProgram(`${site}-build-${mode}`, [...vite, 'build', '--mode', mode], { cwd });
  if (code !== 0) return [`${site} does not build (${mode}):\n${tail(output, 30)}`];
  return output.includes('of @dealer/vite') ? [`a plugin has nothing to replace (${mode}):\n${output}`] : [];
};

/**
 * A whole dealer website outside this repository, on the packed packages: its development server on mocked stock, both builds and
 * their previews. Home, search and a vehicle are opened in Chromium. The packages are installed as for the stage `consumer`, without a
 * registry (`installPacks`). One check for the types, each build and each server.
 */
export const checkStorefrontConsumer = async (): Promise<Outcome> => {
  // The packages are in the project's own node_modules: the development server answers only files of the project.
  const cwd = await installPacks();
  cpSync(join(consumerSources, site), cwd, { recursive: true });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    const [types, production] = await Promise.all([typeFindings(site, cwd), build(cwd, 'production')]);
    const mocked = await build(cwd, 'mocked');
    const findings = [
      ...types,
      ...production,
      ...mocked,
      ...(await lookAtServer(browser, { cwd, name: 'dev', command: ['--mode', 'mocked'], pages: ['', 'search'] })),
    ];
    if (production.length === 0)
      findings.push(
        ...(await lookAtServer(browser, { cwd, name: 'preview', command: ['preview'], pages: ['', 'search'] })),
        ...(existsSync(join(cwd, 'dist/mockServiceWorker.js'))
          ? ['the production build contains the mock backend']
          : []),
      );
    if (mocked.length === 0)
      findings.push(
        ...(await lookAtServer(browser, {
          cwd,
          name: 'preview-mocked',
          command: ['preview', '--mode', 'mocked'],
          pages: ['search'],
        })),
      );
    return findingsOutcome(6, findings);
  } finally {
    await browser.close();
    rmSync(cwd, { recursive: true, force: true });
  }
};
