import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { chromiumArgs } from '@dealer/tools-vite/chromium';
import { createSite } from '../consumers/createSite.ts';
import { emptyFolder, registryOfPackages } from '../consumers/localRegistry.ts';
import { consumerSources } from '../consumers/installConsumers.ts';
import { lookAtHome, lookAtVehicles, siteThemes } from '../consumers/lookAtSite.ts';
import { typeFindings } from '../consumers/typeFindings.ts';
import { watchPage } from '../consumers/watchPage.ts';
import { runProgram, startCommand } from '../children.ts';
import { findingsOutcome, tail } from '../stage.ts';
import type { Outcome } from '../stage.ts';
import { chromiumPath } from './chromium.ts';

/** The project, with the name of its folder, and its only site. */
const site = 'harbour-motors';
const template = 'blank';
const home = lookAtHome('Harbour Motors', siteThemes[template]);
const vehicles = lookAtVehicles(siteThemes[template]);

/** `dealer` of the installed package. */
const dealer = (cwd: string): string[] => ['node', join(cwd, 'node_modules/@dealer/vite/bin/dealer.mjs')];

/** Starts a server of the project and looks at its pages. */
const lookAtServer = async (
  browser: Browser,
  { cwd, name, command, pages }: { cwd: string; name: string; command: string[]; pages: string[] },
): Promise<string[]> => {
  const server = startCommand(`${site}-${name}`, [...dealer(cwd), ...command], { cwd, ready: /Local:/ });
  try {
    const url = /http:\S+/.exec(await server.firstLine)?.[0] ?? '';
    const findings: string[] = [];
    for (const page of pages)
      findings.push(
        ...(await watchPage(browser, {
          name: `${site}-${name}${page === '' ? '' : '-search'}`,
          url: url + page,
          look: page === '' ? home : vehicles,
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

const inStock = { status: 'in_stock', show_on_dealer_website: true, car_type: 'used', make: 'Toyota' };

/** One vehicle is the stock that the search server is started with; the others are sent to it, one with a status that means sold. */
const cars = {
  yaris: { ...inStock, id: 2, slug: 'yaris-2', model: 'Yaris', price: 21_500, simple_body: 'Hatch' },
  misspelt: { ...inStock, id: 3, slug: 'kluger-3', model: 'Kluger', price: 39_990, status: 'In Stock' },
  hilux: { ...inStock, id: 1, slug: 'hilux-1', model: 'Hilux', price: 45_990, simple_body: 'Ute' },
};

/** `npm run serve` and `npm run prerender` of the project, with a search server that the project starts and fills. */
const serveAndPrerender = async (browser: Browser, cwd: string): Promise<string[]> => {
  writeFileSync(join(cwd, 'yaris.ndjson'), JSON.stringify(cars.yaris));
  writeFileSync(join(cwd, 'hilux.json'), JSON.stringify([cars.hilux, cars.misspelt]));
  const search = startCommand(
    `${site}-search-server`,
    [...dealer(cwd), 'search-server', '--stock', 'yaris.ndjson', '--port', '0'],
    { cwd },
  );
  try {
    const searchHost = /http:\S+/.exec(await search.firstLine)?.[0] ?? '';
    const filled = await runProgram(`${site}-fill-search`, ['node', 'fillSearch.mjs', 'hilux.json'], {
      cwd,
      env: { SEARCH_HOST: searchHost, SEARCH_KEY: '' },
    });
    if (!/kluger-3 is left out: status.*\n1 of 2 vehicles sent/s.test(filled.output))
      return [`vehicles cannot be sent to the search server:\n${tail(filled.output, 12)}`];
    const options = ['--search-host', searchHost];
    const running = startCommand(
      `${site}-serve`,
      [...dealer(cwd), 'serve', ...options, '--port', String(port), '--admin-port', '0'],
      { cwd, ready: /"started"/ },
    );
    const findings = await running.firstLine
      .then(() => watchPage(browser, { name: `${site}-serve`, url: `http://${host}:${port}/`, look: home }))
      .finally(running.stop);
    const { code, output } = await runProgram(
      `${site}-prerender`,
      [...dealer(cwd), 'prerender', ...options, '--site', site, '--out', 'public'],
      { cwd },
    );
    if (code !== 0) return [...findings, `${site} cannot be written as files:\n${tail(output, 30)}`];
    const missing = Object.entries({ 'yaris-2': '$21,500', 'hilux-1': '$45,990' }).filter(([slug, price]) => {
      const page = join(cwd, 'public/cars', slug, 'index.html');
      return !existsSync(page) || !readFileSync(page, 'utf8').includes(price);
    });
    return [...findings, ...missing.map(([slug]) => `the website as files has no page of ${slug} with its price`)];
  } finally {
    await search.stop();
  }
};

/** Builds the project; the end of the output where that fails or warns that a plugin does nothing. */
const build = async (cwd: string, mode: 'production' | 'mocked'): Promise<string[]> => {
  const command = [...dealer(cwd), 'build', ...(mode === 'mocked' ? ['--mocked'] : [])];
  const { code, output } = await runProgram(`${site}-build-${mode}`, command, { cwd });
  if (code !== 0) return [`${site} does not build (${mode}):\n${tail(output, 30)}`];
  return output.includes('of @dealer/vite') ? [`a plugin has nothing to replace (${mode}):\n${output}`] : [];
};

/** Creates the project and installs it with npm. */
const create = async (folder: string): Promise<string> => {
  const cwd = await createSite(folder, { name: site, template });
  const { code, output } = await runProgram(`${site}-install`, ['npm', 'install', '--no-audit', '--no-fund'], { cwd });
  if (code !== 0) throw new Error(`${site} cannot be installed:\n${tail(output, 30)}`);
  return cwd;
};

/** `dealer check` of the sound project, and with a misspelt section in its site file. */
const checkFindings = async (cwd: string): Promise<string[]> => {
  const check = (name: string) => runProgram(`${site}-check-${name}`, [...dealer(cwd), 'check'], { cwd });
  const sound = await check('sound');
  const file = join(cwd, `sites/${site}/site.json`);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace('"home": {', '"pages": { "home": { "add": [{ "section": "promisses" }] } },\n"home": {'),
  );
  const faulty = await check('faulty');
  writeFileSync(file, text);
  return [
    ...(sound.code === 0 ? [] : [`dealer check finds something in a new project:\n${tail(sound.output, 30)}`]),
    ...(faulty.code === 1 && faulty.output.includes('Did you mean "promises"?')
      ? []
      : [`dealer check does not find a misspelt section:\n${tail(faulty.output, 30)}`]),
  ];
};

/** `npm test` of the project: its check and its own test. */
const testFindings = async (cwd: string): Promise<string[]> => {
  const { code, output } = await runProgram(`${site}-test`, ['npm', 'test'], { cwd });
  return code === 0 ? [] : [`${site}, npm test fails:\n${tail(output, 30)}`];
};

/**
 * A whole dealer website outside this repository, as `npm create @dealer/site` writes it, installed by name: its check, its test, its
 * development server on mocked stock, both builds and their previews, the server of its pages, and the website as files. Home, search and a
 * vehicle are opened in Chromium. One check for the types, the check, its planted fault, the test, each build and each server.
 */
export const checkStorefrontConsumer = async (): Promise<Outcome> => {
  const folder = emptyFolder(await registryOfPackages());
  const cwd = await create(folder);
  cpSync(join(consumerSources, 'node-script/fillSearch.mjs'), join(cwd, 'fillSearch.mjs'));
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
      ...(await checkFindings(cwd)),
      ...(await testFindings(cwd)),
      ...production,
      ...mocked,
      ...(await lookAtServer(browser, { cwd, name: 'dev', command: ['dev'], pages: ['', 'search'] })),
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
          command: ['preview', '--mocked'],
          pages: ['search'],
        })),
      );
    return findingsOutcome(11, findings);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
