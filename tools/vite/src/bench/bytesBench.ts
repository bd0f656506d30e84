import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageBudgets } from '../pageBudgets.ts';
import { templates } from '../looks.ts';
import { lookFolder } from '../server/lookFolder.ts';
import type { Measurement } from './measurement.ts';

type Chunk = { file: string; isEntry?: boolean; imports?: string[] };

/** The script that each look's page loads before it can start: the entry and what it imports at once, gzipped. */
export const bytesBench = async (): Promise<Measurement[]> => {
  const measurements: Measurement[] = [];
  for (const template of templates()) {
    const dist = join((await lookFolder(template)).folder, 'dist');
    const manifest = join(dist, '.vite/manifest.json');
    if (!existsSync(manifest)) throw new Error(`apps/${template}/dist does not exist. Run npm run build first.`);
    const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;
    const loaded = new Set<string>();
    const load = (key: string): void => {
      if (loaded.has(key)) return;
      loaded.add(key);
      for (const next of chunks[key]?.imports ?? []) load(next);
    };
    for (const [key, chunk] of Object.entries(chunks)) if (chunk.isEntry) load(key);
    const bytes = [...loaded]
      .map((key) => chunks[key]?.file ?? '')
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).byteLength, 0);
    measurements.push({
      part: 'bytes',
      what: `${template}: entry script, gzipped`,
      value: bytes,
      unit: 'bytes',
      budget: pageBudgets.home.firstView.script,
    });
  }
  return measurements;
};
