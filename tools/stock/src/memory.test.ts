import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('imports a feed that is larger than the memory it may use', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-memory-'));
  try {
    const note = 'Nobody reads this. '.repeat(1_000);
    const cars = Array.from({ length: 3_000 }, (_, stock) => ({
      make: 'Kia',
      model: 'Rio',
      year: 2019,
      stock,
      note: { note },
    }));
    const feed = join(folder, 'feed.json');
    await writeFile(feed, `{"count": 3000, "data": {"cars": ${JSON.stringify(cars)}}}`);
    await writeFile(join(folder, 'map.json'), '{"records": "data.cars", "columns": {"dealercomments": null}}');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      // The feed has 57 MB.
      [
        ...['--max-old-space-size=48', '--import', './tools/sources.ts', 'tools/stock/src/cli.ts'],
        ...['import', feed, '--mapping', join(folder, 'map.json'), '--out', join(folder, 'cars.ndjson')],
      ],
      { cwd: root },
    );
    expect(stdout).toContain('Imported 3000, skipped 0');
  } finally {
    await rm(folder, { recursive: true });
  }
});
