import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { aLookFolder } from '@dealer/vite/test';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../paths.ts';
import { fontFaces } from './fontFaces.ts';
import { measureFont } from './measureFont.ts';
import { packageFonts } from './packageFonts.ts';
import { withFont } from './withFont.ts';

const name = '@fontsource-variable/figtree';
const modules = join(workspaceRoot, 'node_modules');
const theme =
  '/* The theme of coast. */\n@layer dealer.theme {\n  :root[data-template="coast"] {\n    --font-text: var(--fallback-sans);\n  }\n}\n';

describe('npm run font', () => {
  it('writes a font of a package with a fallback of the same width and height', { timeout: 60_000 }, async () => {
    const { family, files, isSerif } = packageFonts(join(modules, name), name);
    expect({ family, files }).toEqual({
      family: 'Figtree Variable',
      files: [{ src: `${name}/files/figtree-latin-wght-normal.woff2`, weight: '300 900' }],
    });
    const [regular, bold] = await measureFont(readFileSync(join(modules, files[0]?.src ?? '')), [400, 700]);
    const faces = regular && bold ? fontFaces(family, files, { regular, bold }) : '';
    const css = withFont(theme, { family, faces, uses: ['text', 'heading'], isSerif });
    // Measured by hand for classic: 100.55% and 97.07%.
    const sizes = [...css.matchAll(/size-adjust: ([\d.]+)%/g)].map(([, size]) => Number(size));
    expect(Math.abs((sizes[0] ?? 0) - 100.55)).toBeLessThan(0.5);
    expect(Math.abs((sizes[1] ?? 0) - 97.07)).toBeLessThan(0.5);
    expect(css).toMatch(/^\/\* The theme of coast\. \*\/\n@font-face \{/);
    expect(css).toContain('    --font-text: "Figtree Variable", "Figtree Variable Fallback", var(--fallback-sans);\n');
    expect(css).toContain(
      '    --font-heading: "Figtree Variable", "Figtree Variable Fallback", var(--fallback-sans);\n',
    );
    expect(() => withFont(css, { family, faces, uses: ['text'], isSerif })).toThrow(
      'theme.css has "Figtree Variable" already',
    );
  });

  it('says what is wrong with a file that is no font, and with a package that has none', {
    timeout: 60_000,
  }, async () => {
    await expect(measureFont(Buffer.from('no font'), [400])).rejects.toThrow();
    expect(() => packageFonts(aLookFolder({ 'metadata.json': '{}' }), 'plain')).toThrow('plain has no .woff2 file');
  });
});
