import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Packages } from '../build/packages.ts';
import { componentStyles } from './componentStyles.ts';

const root = mkdtempSync(join(tmpdir(), 'dealer-styles-'));
const write = (file: string, text: string): void => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
const packages: Packages = { folder: (name) => join(root, name, 'dist'), mockWorker: () => undefined, kind: 'built' };

beforeAll(() => {
  for (const name of ['Button', 'Dialog']) {
    write(`ui/dist/${name}/${name}.module.js`, `export default { root: '${name.toLowerCase()}' };`);
    write(`ui/dist/${name}/${name}.css`, `.${name.toLowerCase()} { color: red; }`);
  }
  write(
    'ui/dist/styles.json',
    JSON.stringify({
      'Button/Button.module.js': ['Button/Button.css'],
      'Dialog/Dialog.module.js': ['Dialog/Dialog.css'],
    }),
  );
  write('page.js', "import names from './ui/dist/Button/Button.module.js';\ndocument.body.className = names.root;");
});
afterAll(() => rmSync(root, { recursive: true }));

it('gives a page of an installed website the styles of its own components, and no others', async () => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [componentStyles({ packages: () => packages })],
    build: { write: false, rolldownOptions: { input: join(root, 'page.js') } },
  });
  const output = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const css = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  expect(css.join('')).toContain('.button');
  expect(css.join('')).not.toContain('.dialog');
});
