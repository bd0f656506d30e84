import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { chromiumArgs } from '@dealer/tools-vite/chromium';
import { consumerSources, installPacks } from '../consumers/installPacks.ts';
import { lookAtHome, lookAtVehicles } from '../consumers/lookAtSite.ts';
import { typeFindings } from '../consumers/typeFindings.ts';
import { watchPage } from '../consumers/watchPage.ts';
import { root } from '../../root.ts';
import { runProgram, startCommand } from '../children.ts';
import { findingsOutcome, tail } from '../stage.ts';
import type { Outcome } from '../stage.ts';
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

/** The host name of the project's site. */
const host = 'www.harbourmotors.example';

const port = 8_093;

/** `npm run serve` and `npm run prerender` of the project, which needs nothing but the built files then. */
const serveAndPrerender = async (browser: Browser, cwd: string): Promise<string[]> => {
  const server = await runProgram(`${site}-build-ssr`, [...vite, 'build', '--ssr'], { cwd });
  if (server.code !== 0) return [`${site} does not build for servers:\n${tail(server.output, 30)}`];
  const program = (name: string): string => join(cwd, `node_modules/@dealer/server/dist/${name}.mjs`);
  const search = startCommand(`${site}-search-server`, ['node', 'searchServer.mjs'], { cwd, env: { PORT: '0' } });
  try {
    const searchHost = await search.firstLine;
    const options = ['--looks', '.', '--search-host', searchHost];
    const running = startCommand(
      `${site}-serve`,
      ['node', program('serve'), ...options, '--port', String(port), '--admin-port', '0'],
      { cwd, ready: /"started"/ },
    );
    const findings = await running.firstLine
      .then(() => watchPage(browser, { name: `${site}-serve`, url: `http://${host}:${port}/`, look: lookAtHome }))
      .finally(running.stop);
    const { code, output } = await runProgram(
      `${site}-prerender`,
      ['node', program('prerender'), ...options, '--site', 'harbour-motors', '--out', 'public'],
      { cwd },
    );
    if (code !== 0) return [...findings, `${site} cannot be written as files:\n${tail(output, 30)}`];
    const page = join(cwd, 'public/cars/hilux-1/index.html');
    const isWhole = existsSync(page) && readFileSync(page, 'utf8').includes('$45,990');
    return [...findings, ...(isWhole ? [] : ['the website as files has no page of a vehicle with its price'])];
  } finally {
    await search.stop();
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
 * their previews, the server of its pages, and the website as files. Home, search and a vehicle are opened in Chromium. The packages are installed as for the stage `consumer`, without a
 * registry (`installPacks`). One check for the types, each build and each server.
 */
export const checkStorefrontConsumer = async (): Promise<Outcome> => {
  // The packages are in the project's own node_modules: the development server answers only files of the project.
  const cwd = await installPacks();
  cpSync(join(consumerSources, site), cwd, { recursive: true });
  cpSync(join(consumerSources, 'node-script/searchServer.mjs'), join(cwd, 'searchServer.mjs'));
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...chromiumArgs,
      `--host-resolver-rules=MAP ${host} 127.0.0.1`,
      `--unsafely-treat-insecure-origin-as-secure=http://${host}:${port}`,
    ],
  });
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
        ...(await serveAndPrerender(browser, cwd)),
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
    return findingsOutcome(8, findings);
  } finally {
    await browser.close();
    rmSync(cwd, { recursive: true, force: true });
  }
};
