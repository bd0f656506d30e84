import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { TemplateFinding } from '@dealer/vite/check';

/** The most bytes, gzipped, of a look's production build. What each page loads on a phone is measured by `npm test -- budgets`. */
const weightBudgets = {
  /** Script that every page starts with: 129.5 kB of the platform, and what a look has in its header, icons and section definitions. */
  startScript: 132_000,
  /** The stylesheet: nothing is painted before it has loaded. */
  styles: 46_000,
} as const;

type Chunk = { file: string; name?: string; src?: string; imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;
type Weight = { name: string; bytes: number };

/** The page's own chunk and all that it imports at once. */
const startChunks = (manifest: Manifest): [key: string, chunk: Chunk][] => {
  const found = new Map<string, Chunk>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(key)) return;
    found.set(key, chunk);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add('index.html');
  return [...found];
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The findings for a production build that is too large, if there is one. */
export const weightFindings = (name: string, folder: string): TemplateFinding[] => {
  const dist = join(folder, 'dist');
  const manifestFile = join(dist, '.vite/manifest.json');
  if (!existsSync(manifestFile)) return [];
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const weight = (file: string, label = file): Weight => ({
    name: label,
    bytes: gzipSync(readFileSync(join(dist, file))).byteLength,
  });
  const start = startChunks(manifest);
  const measured: [budget: keyof typeof weightBudgets, what: string, parts: Weight[]][] = [
    [
      'startScript',
      'every page starts with # of script',
      start.map(([key, chunk]) => weight(chunk.file, chunk.name ?? key)),
    ],
    [
      'styles',
      'every page starts with # of styles',
      globSync('assets/*.css', { cwd: dist }).map((file) => weight(file)),
    ],
  ];
  return measured.flatMap(([budget, what, parts]): TemplateFinding[] => {
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    if (bytes <= weightBudgets[budget]) return [];
    const largest = parts.toSorted((one, other) => other.bytes - one.bytes).slice(0, 3);
    return [
      {
        rule: 'TEMPLATE-WEIGHT',
        severity: 'error',
        file: `apps/${name}/dist/index.html`,
        line: 1,
        message: `${what.replace('#', `${kilobytes(bytes)} kB, gzipped,`)}; at most ${weightBudgets[budget] / 1000}`,
        hint: `Import what the first view does without with import(). The largest parts: ${largest
          .map((part) => `${part.name} (${kilobytes(part.bytes)} kB)`)
          .join(', ')}`,
      },
    ];
  });
};
