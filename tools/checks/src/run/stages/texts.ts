import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { chromiumArgs } from '@dealer/tools-vite/chromium';
import { lookAtSearch, lookAtVehicle } from '../consumers/lookAt.ts';
import { lookAtHome, siteThemes } from '../consumers/lookAtSite.ts';
import { installedSize } from '../consumers/installedSizes.ts';
import { createSite } from '../consumers/createSite.ts';
import { consumerSources } from '../consumers/installConsumers.ts';
import { emptyFolder, registryOfPackages } from '../consumers/localRegistry.ts';
import type { Registry } from '../consumers/localRegistry.ts';
import { installLine, readText } from '../consumers/readText.ts';
import { watchPage } from '../consumers/watchPage.ts';
import { publicPackages } from '../publish/packPackage.ts';
import { root } from '../../root.ts';
import { runProgram, startCommand } from '../children.ts';
import { findingsOutcome, tail } from '../stage.ts';
import type { Outcome } from '../stage.ts';
import { chromiumPath } from './chromium.ts';

type Manager = 'npm' | 'pnpm' | 'yarn';

type Text = {
  name: string;
  file: string;
  /** Its lines for npm are run with this package manager. */
  manager: Manager;
  /** The commands of the text that build the project, in its order, then the one that shows it and prints its address. */
  build: string[];
  show: string;
  look: (page: Page) => Promise<string[]>;
  /** Versions of packages of others, instead of those of this repository. */
  versions?: Record<string, string>;
  /** The command of the text that starts a search server, and the variable in which the text has its address. */
  search?: { command: string; variable: string };
};

const texts: Text[] = [
  {
    name: 'search-page',
    file: 'docs/guides/instantsearch-page.md',
    manager: 'npm',
    // The lowest that the packages allow; all else that they allow is newer than what this repository has.
    versions: { react: '19.2.0', 'react-dom': '19.2.0' },
    search: { command: 'node searchServer.mjs', variable: 'VITE_SEARCH_HOST' },
    build: ['npx tsc', 'npx vite build'],
    show: 'npx vite preview',
    look: lookAtSearch,
  },
  {
    name: 'next-page',
    file: 'packages/ui/README.md',
    manager: 'yarn',
    build: ['npx next build'],
    show: 'npx next start',
    look: lookAtVehicle,
  },
];

/** The versions of others' packages that the projects of tools/consumers have, so that a new release of theirs does not break the test. */
const versionOf = (name: string): string | undefined => {
  const { devDependencies } = JSON.parse(readFileSync(join(consumerSources, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return devDependencies[name];
};

const programOf = ({ managers }: Registry, manager: Manager): string[] =>
  manager === 'npm'
    ? ['npm']
    : ['node', join(managers, manager === 'pnpm' ? 'pnpm/bin/pnpm.cjs' : '@yarnpkg/cli-dist/bin/yarn.js')];

/** A command of a text, without the program that finds it: 'npx vite build' is the project's own vite. */
const commandOf = (folder: string, command: string): string[] => {
  const [program = '', ...args] = command.split(' ');
  return program === 'npx' ? [join(folder, 'node_modules/.bin', args[0] ?? ''), ...args.slice(1)] : [program, ...args];
};

/** Warnings of Vite in the output of a build. */
const warningsOf = (output: string): string[] =>
  output.split('\n').filter((line) => line.includes('(!)') || /\[[A-Z_]{6,}\]/.test(line));

/** Follows a text in an empty folder: the steps, the build, the page. */
const followText = async (text: Text, registry: Registry, browser: Browser): Promise<string[]> => {
  const { name, manager, search } = text;
  const content = readFileSync(join(root, text.file), 'utf8');
  const unnamed = [...text.build, text.show, ...(search ? [search.command] : [])].filter(
    (command) => !content.includes(command),
  );
  if (unnamed.length > 0) return [`${text.file} does not have ${unnamed.join(', ')}`];
  const folder = emptyFolder(registry);
  const running: { stop: () => Promise<unknown> }[] = [];
  const run = async (what: string, command: string[], env: Record<string, string> = {}): Promise<string[]> => {
    const { code, output } = await runProgram(`text-${name}-${what}`, command, { cwd: folder, env });
    if (code !== 0) return [`${text.file}: ${command.join(' ')} fails:\n${tail(output, 30)}`];
    return warningsOf(output).map((line) => `${text.file}: ${command.join(' ')} warns: ${line}`);
  };
  try {
    for (const [at, step] of readText(content).entries()) {
      if (step.kind === 'file') {
        mkdirSync(dirname(join(folder, step.file)), { recursive: true });
        writeFileSync(join(folder, step.file), step.content);
        continue;
      }
      // Yarn takes the folder for a project only with a manifest, which the others write.
      if (manager === 'yarn' && !existsSync(join(folder, 'package.json')))
        writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
      const install = [
        ...programOf(registry, manager),
        ...installLine(step.command, manager, (one) => text.versions?.[one] ?? versionOf(one)),
      ];
      const broken = await run(`install-${at}`, install);
      if (broken.length > 0) return broken;
    }
    const env: Record<string, string> = {};
    if (search) {
      const server = startCommand(`text-${name}-search`, commandOf(folder, search.command), {
        cwd: folder,
        env: { PORT: '0' },
      });
      running.push(server);
      env[search.variable] = await server.firstLine;
    }
    for (const [at, command] of text.build.entries()) {
      const broken = await run(`build-${at}`, commandOf(folder, command), env);
      if (broken.length > 0) return broken;
    }
    const server = startCommand(`text-${name}-show`, commandOf(folder, text.show), {
      cwd: folder,
      env: { ...env, PORT: '0' },
      ready: /Local:/,
    });
    running.push(server);
    const url = /http:\S+/.exec(await server.firstLine)?.[0] ?? '';
    return await watchPage(browser, { name: `text-${name}`, url, look: text.look });
  } finally {
    for (const { stop } of running) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The guide that begins with a new project, and its commands: what creates it, then what is run in it. */
const siteGuide = {
  file: 'docs/guides/site-outside-the-repository.md',
  create: 'npm create @dealer/site@latest my-site -- --template toyota',
  test: 'npm test',
  build: 'npm run build',
  show: 'npm run preview',
};

/** Creates a site as a reader of the guide does; installs it with pnpm, which finds what a package does not declare. */
const followSiteGuide = async (registry: Registry, browser: Browser): Promise<string[]> => {
  const { file, create, test, build, show } = siteGuide;
  const content = readFileSync(join(root, file), 'utf8');
  const unnamed = [create, test, build, show].filter((command) => !content.includes(command));
  if (unnamed.length > 0) return [`${file} does not have ${unnamed.join(', ')}`];
  const folder = emptyFolder(registry);
  try {
    const cwd = await createSite(folder, { name: 'my-site', template: 'toyota' });
    for (const [what, command] of Object.entries({
      install: [...programOf(registry, 'pnpm'), 'install'],
      test: test.split(' '),
      build: build.split(' '),
    })) {
      const { code, output } = await runProgram(`text-site-${what}`, command, { cwd });
      if (code !== 0) return [`${file}: ${command.join(' ')} fails:\n${tail(output, 30)}`];
    }
    const server = startCommand('text-site-show', show.split(' '), { cwd, ready: /Local:/ });
    try {
      const url = /http:\S+/.exec(await server.firstLine)?.[0] ?? '';
      return await watchPage(browser, { name: 'text-site', url, look: lookAtHome('My Site', siteThemes.toyota) });
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** npm says in a sentence that React 18 is too old. */
const refuseOldReact = async (registry: Registry): Promise<string[]> => {
  const folder = emptyFolder(registry);
  const command = ['npm', 'install', '@dealer/ui', '@dealer/core', 'react@18', 'react-dom@18'];
  const { code, output } = await runProgram('text-react-18', command, { cwd: folder });
  rmSync(folder, { recursive: true, force: true });
  return code !== 0 && output.includes('peer react@">=19.2" from @dealer/ui')
    ? []
    : [`npm does not refuse React 18:\n${tail(output, 12)}`];
};

/** Megabytes of `@dealer/ui` with all that it needs. */
const uiLimit = 60;

/** Installs all packages, and measures what each of them brings. */
const measureInstalled = async (registry: Registry): Promise<{ findings: string[]; note: string }> => {
  const folder = emptyFolder(registry);
  try {
    const names = publicPackages().map((name) => `@dealer/${name}`);
    const { code, output } = await runProgram('text-all', ['npm', 'install', ...names], { cwd: folder });
    if (code !== 0) return { findings: [`The packages cannot be installed together:\n${tail(output, 12)}`], note: '' };
    const sizes = names.map((name) => ({ name, ...installedSize(folder, name) }));
    const ui = sizes.find(({ name }) => name === '@dealer/ui');
    const missing = await runProgram(
      'text-subpath',
      ['node', '--input-type=module', '-e', "import '@dealer/ui/Buttn';"],
      { cwd: folder },
    );
    return {
      findings: [
        ...(ui && ui.megabytes <= uiLimit ? [] : [`@dealer/ui takes ${ui?.megabytes.toFixed(1)} MB, of ${uiLimit}`]),
        ...(ui?.duplicates ?? []).map((one) => `@dealer/ui brings two versions: ${one}`),
        ...(/Cannot find module '\S+@dealer\/ui\/dist\/Buttn/.test(missing.output)
          ? []
          : [`An unknown subpath is not named:\n${tail(missing.output, 12)}`]),
      ],
      note: sizes
        .map(({ name, megabytes, duplicates }) =>
          [`${name} ${megabytes.toFixed(1)} MB`, ...duplicates].join(', twice '),
        )
        .join('; '),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Follows guides and a README as a reader does who has nothing but the text: installs by name, with npm, pnpm and Yarn, writes the files,
 * builds, and opens the page in Chromium. The texts are followed at the same time, because they mostly wait for downloads. One check for
 * each text, and one each for the guide of a site, React 18, an unknown subpath, the size of `@dealer/ui` and its duplicates.
 */
export const checkTexts = async (): Promise<Outcome> => {
  const registry = await registryOfPackages();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    const [installed, ...others] = await Promise.all([
      measureInstalled(registry),
      refuseOldReact(registry),
      followSiteGuide(registry, browser),
      ...texts.map((text) => followText(text, registry, browser)),
    ]);
    return findingsOutcome(texts.length + 5, [...installed.findings, ...others.flat()], installed.note);
  } finally {
    await browser.close();
  }
};
