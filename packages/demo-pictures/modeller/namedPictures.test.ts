// @vitest-environment node
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { picturesFolder } from '../src/folder/index.ts';

const apps = join(import.meta.dirname, '../../../apps');
const files = readdirSync(apps).flatMap((look) =>
  existsSync(join(apps, look, 'sites'))
    ? readdirSync(join(apps, look, 'sites'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => join(look, 'sites', file))
    : [],
);

describe('the pictures that the demo sites name', () => {
  it.each(files)('exist: %s', (file) => {
    const named = readFileSync(join(apps, file), 'utf8').matchAll(/\/pictures\/([\w/-]+\.(?:webp|jpg|svg|webm))/g);
    for (const [, path = ''] of named) expect(existsSync(join(picturesFolder, path)), path).toBe(true);
  });
});
