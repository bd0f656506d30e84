import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findingsOutcome } from '../stage.ts';
import type { Outcome } from '../stage.ts';
import { root } from '../../root.ts';

/** Texts of mock code that survive minifying: from the mock pages, the service worker library and the embedded engine. */
const markers = [
  '__mocks',
  'dealer-mocks',
  'Copy link to this state',
  'engine.invalid',
  'mockServiceWorker',
  '[MSW]',
  'onUnhandledFrame',
  'mocks-reloaded',
  'ranking rule is invalid',
];

const mockFiles = /(^|\/)(mockServiceWorker\.js|pictures\/|sites\/.+\.json$|__mocks)/;

const filesOf = (folder: string): string[] =>
  globSync('**/*', { cwd: resolve(root, folder), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Traces of mock code in a built folder: file names and texts. */
export const mockTraces = (folder: string): string[] =>
  filesOf(folder).flatMap((file) => {
    const name = file.slice(resolve(root, folder).length + 1);
    if (mockFiles.test(name)) return [`${folder}/${name} is a file of the mocks`];
    if (!/\.(js|mjs|css|html|json)$/.test(name)) return [];
    const text = readFileSync(file, 'utf8');
    return markers.filter((marker) => text.includes(marker)).map((marker) => `${folder}/${name} holds "${marker}"`);
  });

/**
 * No production build contains mock code or the embedded engine: neither a look for browsers or servers, nor the server. Every marker must
 * occur in the mocked build of the same look, so that an outdated marker is noticed.
 */
export const checkMockFree = (looks: readonly string[]): Outcome => {
  const folders = [
    ...looks.flatMap((look) => [`apps/${look}/dist`, `apps/${look}/dist-server`]),
    'packages/server/dist',
  ];
  const findings = folders.flatMap((folder) =>
    existsSync(join(root, folder)) ? mockTraces(folder) : [`${folder} does not exist`],
  );
  const mocked = looks
    .map((look) => `apps/${look}/dist-mocked`)
    .find((folder) => existsSync(join(root, folder, 'index.html')));
  const seen = mocked === undefined ? '' : mockTraces(mocked).join('\n');
  const stale =
    mocked === undefined
      ? ['No mocked build exists to prove the markers on']
      : markers
          .filter((marker) => !seen.includes(`"${marker}"`))
          .map((marker) => `The marker "${marker}" is not found in ${mocked} either: it proves nothing`);
  const all = [...findings, ...stale];
  return findingsOutcome(Math.max(folders.length + 1, all.length), all);
};
