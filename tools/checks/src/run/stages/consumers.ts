import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { preview } from 'vite';
import { chromiumArgs } from '@dealer/tools-vite/chromium';
import { layerOrder } from '@dealer/tools-vite/layerOrder';
import { lookAtCards, lookAtButton, lookAtRenderedSearch, lookAtSearch, lookAtVehicle } from '../consumers/lookAt.ts';
import { installConsumers } from '../consumers/installConsumers.ts';
import { typeFindings } from '../consumers/typeFindings.ts';
import { watchPage } from '../consumers/watchPage.ts';
import { runProgram, startCommand } from '../children.ts';
import { findingsOutcome, tail } from '../stage.ts';
import type { Outcome } from '../stage.ts';
import { chromiumPath } from './chromium.ts';

type Look = (page: Page) => Promise<string[]>;

/** The projects, built in the folder with the installed packages. */
const workshop = (folder: string, browser: Browser) => {
  const at = (name: string): string => join(folder, name);

  /** Runs a script of a project's package.json; the end of the output where that fails. */
  const run = async (name: string, script: string, env: Record<string, string> = {}): Promise<string[]> => {
    const { code, output } = await runProgram(`consumer-${name}-${script}`, ['npm', 'run', script], {
      cwd: at(name),
      env,
    });
    return code === 0 ? [] : [`${name}: npm run ${script} fails:\n${tail(output, 30)}`];
  };

  /** Looks at pages of built files, by path; each has a name for its screenshot. */
  const lookAtFiles = async (
    name: string,
    pages: Record<string, { name: string; look: Look }>,
    outDir = 'dist',
  ): Promise<string[]> => {
    // Vite sets NODE_ENV for the whole process, and the next stages would inherit it.
    const { NODE_ENV } = process.env;
    const server = await preview({
      root: at(name),
      build: { outDir },
      configFile: false,
      // An address without a file answers 404, as on a plain host.
      appType: 'mpa',
      logLevel: 'silent',
      preview: { port: 0, host: '127.0.0.1' },
    });
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    try {
      const url = server.resolvedUrls?.local[0] ?? '';
      const findings: string[] = [];
      for (const [path, page] of Object.entries(pages))
        findings.push(...(await watchPage(browser, { ...page, url: url + path })));
      return findings;
    } finally {
      await server.close();
    }
  };

  /** Looks at pages of a project's own server. */
  const lookAtServer = async (
    project: string,
    name: string,
    command: string[],
    pages: Record<string, Look>,
  ): Promise<string[]> => {
    const server = startCommand(`consumer-${name}-server`, command, { cwd: at(project), ready: /^http:/ });
    try {
      const findings: string[] = [];
      for (const [path, look] of Object.entries(pages))
        findings.push(
          ...(await watchPage(browser, {
            name: name + path.replace('/', '-'),
            url: (await server.firstLine) + path,
            look,
          })),
        );
      return findings;
    } finally {
      await server.stop();
    }
  };

  return { at, run, lookAtFiles, lookAtServer };
};

type Workshop = ReturnType<typeof workshop>;

/** Plain Vite and React: card, button and dialog. */
const viteSpa = async ({ run, lookAtFiles }: Workshop, page = 'vite-spa'): Promise<string[]> => {
  const broken = await run('vite-spa', 'build');
  return broken.length > 0 ? broken : lookAtFiles('vite-spa', { '': { name: page, look: lookAtVehicle } });
};

/** The page with InstantSearch, which searches on a server of the Node project. */
const searchPage = async ({ run, lookAtFiles }: Workshop, searchHost: string): Promise<string[]> => {
  const broken = await run('search-page', 'build', { VITE_SEARCH_HOST: searchHost });
  return broken.length > 0 ? broken : lookAtFiles('search-page', { '': { name: 'search-page', look: lookAtSearch } });
};

const webpackApp = async ({ run, lookAtFiles }: Workshop): Promise<string[]> => {
  const broken = await run('webpack-app', 'build');
  return broken.length > 0 ? broken : lookAtFiles('webpack-app', { '': { name: 'webpack-app', look: lookAtVehicle } });
};

/** React Router in framework mode and Astro: both import the components in Node to write the HTML, then hydrate it. */
const reactRouterApp = async ({ run, lookAtServer }: Workshop, searchHost: string): Promise<string[]> => {
  const broken = await run('react-router-app', 'build', { VITE_SEARCH_HOST: searchHost });
  if (broken.length > 0) return broken;
  return lookAtServer('react-router-app', 'react-router-app', ['node', 'server.mjs'], {
    '': lookAtVehicle,
    '/cars': lookAtRenderedSearch,
  });
};

const astroApp = async ({ run, lookAtFiles }: Workshop): Promise<string[]> => {
  const broken = await run('astro-app', 'build', { ASTRO_TELEMETRY_DISABLED: '1' });
  return broken.length > 0 ? broken : lookAtFiles('astro-app', { '': { name: 'astro-app', look: lookAtVehicle } });
};

const storybook = async ({ run, lookAtFiles }: Workshop): Promise<string[]> => {
  const broken = await run('storybook', 'build');
  return broken.length > 0
    ? broken
    : lookAtFiles('storybook', {
        'iframe.html?id=button--primary': { name: 'storybook-button', look: lookAtButton },
        'iframe.html?id=vehiclecard--without-picture': { name: 'storybook-card', look: lookAtCards },
      });
};

/**
 * Next as it is deployed, with the App and the Pages Router, then its development server: only the latter reports attributes that differ
 * between server and browser. `next build` checks the types.
 */
const nextApp = async ({ run, lookAtServer }: Workshop, searchHost: string): Promise<string[]> => {
  const broken = await run('next-app', 'build', { NEXT_PUBLIC_SEARCH_HOST: searchHost });
  if (broken.length > 0) return broken;
  const pages: Record<string, Look> = {
    '': lookAtVehicle,
    '/pages-router': lookAtVehicle,
    '/cars': lookAtRenderedSearch,
    '/stock': lookAtRenderedSearch,
  };
  return [
    ...(await lookAtServer('next-app', 'next-app', ['node', 'server.mjs'], pages)),
    ...(await lookAtServer('next-app', 'next-app-dev', ['node', 'server.mjs', '--dev'], { '': lookAtVehicle })),
  ];
};

const repaid = '{"kind":"repayment","amount":128,"periods":312,"sum":39936,"total":39936}';

/** The scripts for Node and what they print. */
const scripts: Record<string, string> = {
  'repayment.mjs': repaid,
  'repayment.cjs': `${repaid}\n200`,
  'mockBackend.mjs': 'Thank you',
  'findSite.mjs': 'Harbour Motors',
  'pictures.mjs': 'true',
};

/** `require` reads ES modules in Node 22.12 and newer. */
const canRequire = process.features.require_module === true;

const nodeScripts = async ({ at, run }: Workshop): Promise<string[]> => {
  const findings: string[] = [];
  for (const [file, printed] of Object.entries(scripts)) {
    if (file.endsWith('.cjs') && !canRequire) continue;
    const { output } = await runProgram(`consumer-${file}`, ['node', file], { cwd: at('node-script') });
    if (output.trim() !== printed) findings.push(`node ${file}: ${tail(output, 12)}`);
  }
  return [...findings, ...(await run('node-script', 'test'))];
};

/** The projects whose types are checked here, with those of our packages; `next build` checks those of its project. */
const typed = ['vite-spa', 'search-page', 'react-router-app', 'webpack-app', 'storybook'];

/** What would break the styles of every consumer, planted in the installed packages, and what has to be found then. */
const faults: Record<string, { plant: (css: string) => string; found: RegExp[] }> = {
  'stylesheets without the order of the layers': {
    plant: (css) => css.replace(layerOrder(), ''),
    found: [/the layers are/, /button: backgroundColor/, /button: color/],
  },
  'absolute addresses of pictures': {
    plant: (css) => css.replaceAll(/url\("\.\/(?:BodySilhouette\/)?shapes\//g, 'url("/shapes/'),
    found: [/\/shapes\/ute\.svg\S* answers 404/],
  },
};

/** The faults that the checks do not find in the plain Vite project. */
const faultFindings = async (shop: Workshop, folder: string): Promise<string[]> => {
  const sheets = globSync('node_modules/@dealer/*/dist/**/*.css', { cwd: folder }).map((file) => join(folder, file));
  const sound = sheets.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const unnoticed: string[] = [];
  for (const [fault, { plant, found }] of Object.entries(faults)) {
    for (const [file, css] of sound) writeFileSync(file, plant(css));
    const findings = await viteSpa(shop, 'planted-fault');
    const missing = found.filter((one) => !findings.some((finding) => one.test(finding)));
    if (missing.length > 0)
      unnoticed.push(`planted ${fault}, but nothing found ${missing.join(', ')}: ${findings.join('; ')}`);
  }
  for (const [file, css] of sound) writeFileSync(file, css);
  return unnoticed;
};

/**
 * Installs the packages by name, as projects of others do, builds one project of each kind with them, and opens it in Chromium.
 * One check for each project, its types and each planted fault.
 */
export const checkConsumers = async (): Promise<Outcome> => {
  const folder = await installConsumers();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  const shop = workshop(folder, browser);
  // The page searches on the server that the Node project starts.
  const search = startCommand('consumer-search', ['node', join(folder, 'node-script/searchServer.mjs')], {
    env: { PORT: '0' },
  });
  try {
    const searchHost = await search.firstLine;
    const findings = [
      ...(await nodeScripts(shop)),
      ...(await viteSpa(shop)),
      ...(await searchPage(shop, searchHost)),
      ...(await shop.run('vite-spa', 'test')),
      ...(await reactRouterApp(shop, searchHost)),
      ...(await astroApp(shop)),
      ...(await webpackApp(shop)),
      ...(await storybook(shop)),
      ...(await nextApp(shop, searchHost)),
    ];
    for (const name of typed) findings.push(...(await typeFindings(name, shop.at(name))));
    findings.push(...(await faultFindings(shop, folder)));
    const note = canRequire ? undefined : `require() was not tried: Node ${process.versions.node} is older than 22.12`;
    return findingsOutcome(9 + typed.length + Object.keys(faults).length, findings, note);
  } finally {
    await search.stop();
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
