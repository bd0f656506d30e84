import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../lookOf.ts';
import { lintFindings } from './lintFindings.ts';
import { aTemplateFolder, aTheme } from '@dealer/vite/test';
import { checkTemplate, describeFinding, fixFindings, withFixes } from '@dealer/vite/check';

const checkFolder = (folder: string) => checkTemplate(lookOf('harbour', { folder }), lintFindings);
const check = (files: Record<string, string | null> = {}) => checkFolder(aTemplateFolder(files));
/** A slot with its story, its stylesheet and its markup. */
const header = (markup: string, css = '.bar {\n  margin: 0;\n}\n', above = '') => ({
  'src/slots/Header/Header.tsx': `import styles from './Header.module.css';\n${above}\nexport const Header = () => ${markup};\n`,
  'src/slots/Header/Header.module.css': css,
  'src/slots/Header/Header.stories.tsx': '',
});
const bar = '<b className={styles.bar} />';
const template = (pages: string) => ({
  'src/template.ts': `import { defineTemplate } from '@dealer/storefront/template';\n\nexport const template = defineTemplate({\n  pages: {\n${pages}\n  },\n});\n`,
});
/** A template that names slots, with their files. */
const slots = (entries: string, files: Record<string, string> = {}) => ({
  'src/template.ts': `export const template = defineTemplate({\n  pages: {\n    home: [{ section: 'hero' }],\n  },\n  slots: { ${entries} },\n});\nconst bar = () => import('./slots/Header/Header.tsx');\n`,
  ...files,
});
const poster = { src: '/poster.webp', width: 1920, height: 800, alt: 'Our yard' };
const theme = (more: string, without?: string) => ({ 'src/theme.css': aTheme(more, without) });

/** A sound section of the look, with the properties of its definition. */
const tides = (definition: string, files: Record<string, string | null> = {}): Record<string, string | null> => ({
  'src/sections/Tides/section.ts': `import { filledText } from '@dealer/core/settings';
import { defineSection } from '@dealer/storefront/sections';

export const used = filledText;
export const section = defineSection({ ${definition} });
`,
  'src/sections/Tides/Tides.tsx': 'export const Tides = () => null;\n',
  'src/sections/Tides/Tides.stories.tsx': '',
  ...files,
});

describe('the check of a look', () => {
  it('finds nothing in a valid look', async () => {
    expect(await check()).toEqual([]);
  });

  it.each<[what: string, video: object, text: RegExp]>([
    [
      'no video file',
      { src: '/yard.txt' },
      /template\.ts:2 .*siteDefaults\.home\.heroVideo\.src "\/yard\.txt" is not a film/,
    ],
    ['a missing file', { src: '/yard.mp4' }, /siteDefaults\.home\.heroVideo\.src "\/yard\.mp4" is not there/],
    ['a text called mp4', { src: '/text.mp4' }, /siteDefaults\.home\.heroVideo\.src "\/text\.mp4" is no film/],
    ['no poster', { poster: undefined }, /siteDefaults\.home\.heroVideo\.poster is missing/],
    [
      'a missing poster',
      { poster: { ...poster, src: '/no.webp' } },
      /heroVideo\.poster\.src "\/no\.webp" is not there/,
    ],
  ])(
    'the check of a look finds a film of the first screen that cannot play, in the look and in a site: %s',
    async (_, wrong, text) => {
      const heroVideo = JSON.stringify({ src: '/film.mp4', poster, ...wrong });
      const films = {
        'public/film.mp4': '\0\0\0 ftypisom',
        'public/text.mp4': 'This is a text.',
        'public/poster.webp': '',
      };
      const ofLook = await check({
        ...films,
        'src/template.ts': `export const template = defineTemplate({ pages: { home: [{ section: 'hero' }] },\nsiteDefaults: { home: { heroVideo: ${heroVideo} } } });\n`,
      });
      expect(ofLook.map(describeFinding)).toEqual([expect.stringMatching(text)]);
      const ofSite = await check({
        ...films,
        'sites/harbour/site.json': `{"slug":"harbour","name":"Harbour","url":"https://harbour.example","home":{"heroVideo":${heroVideo}}}`,
      });
      expect(ofSite.map(describeFinding)).toEqual([
        expect.stringMatching(text.source.replace('template\\.ts:2', 'site\\.json:1').replace('siteDefaults\\.', '')),
      ]);
    },
  );

  it.each<[what: string, files: Record<string, string | null>, rule: string, text: RegExp]>([
    [
      'a stylesheet without its last bracket',
      { 'src/theme.css': ':root { --color-ink: #000;' },
      'TEMPLATE-CSS',
      /theme\.css:1 .*Unclosed block/,
    ],
    [
      'a colour where a length belongs',
      theme('    --radius-m: blue;\n'),
      'TEMPLATE-TOKEN-KIND',
      /--radius-m is "blue", which is no value of border-radius\. Write for example "8px"/,
    ],
    [
      'a web font without a fallback of its metrics',
      {
        'src/theme.css': `@font-face {\n  font-family: "Lora";\n  src: url("lora.woff2") format("woff2");\n}\n${aTheme('', '--font-text').replace('--font-heading:', '--font-text: "Lora", serif;\n    --font-heading:')}`,
      },
      'TEMPLATE-FONT',
      /--font-text: "Lora" has no fallback with its metrics.* Run npm run font -- harbour <package of the font> --for text/,
    ],
    [
      'a web font of the headings without a fallback of its metrics',
      {
        'src/theme.css': `@font-face {\n  font-family: "Lora";\n  src: url("lora.woff2") format("woff2");\n}\n${aTheme('', '--font-heading').replace('--font-text:', '--font-heading: "Lora", serif;\n    --font-text:')}`,
      },
      'TEMPLATE-FONT',
      /--font-heading: "Lora" has no fallback.* Run npm run font -- harbour <package of the font> --for heading/,
    ],
    [
      'the side of a rail by the name that CSS gave it first',
      theme('    --page-inset-left: 15rem;\n'),
      'TEMPLATE-TOKEN-UNREAD',
      /--page-inset-left is set and nothing reads it\. Did you mean "--page-inset-start"\?/,
    ],
    [
      'the other side of a rail by that name',
      theme('    --page-inset-right: 15rem;\n'),
      'TEMPLATE-TOKEN-UNREAD',
      /--page-inset-right is set and nothing reads it\. Did you mean "--page-inset-end"\?/,
    ],
    [
      'a misspelt token',
      theme('    --color-actoin: #1f4fbf;\n'),
      'TEMPLATE-TOKEN-UNREAD',
      /--color-actoin is set and nothing reads it\. Did you mean "--color-action"\?/,
    ],
    [
      'a token that a slot reads and nobody defines',
      header(bar, '.bar {\n  color: var(--color-inkk);\n}\n'),
      'TEMPLATE-TOKEN-UNDEFINED',
      /Header\.module\.css:2 .*--color-inkk is read and defined nowhere\. Did you mean "--color-ink"\?/,
    ],
    [
      'a token that a slot reads in its markup',
      header("<b className={styles.bar} style={{ gap: 'var(--spacing-mega, 1px)' }} />"),
      'TEMPLATE-TOKEN-UNDEFINED',
      /Header\.tsx:3 .*its fallback always counts/,
    ],
    [
      'a token that a slot reads with a fallback',
      header(bar, '.bar {\n  color: var(--color-ink, #16181d);\n}\n'),
      'TEMPLATE-TOKEN-FALLBACK',
      /Header\.module\.css:2 .*Write var\(--color-ink\)/,
    ],
    [
      'a missing token',
      theme('', '--color-muted'),
      'TEMPLATE-TOKEN-MISSING',
      /theme\.css:\d+ .*--color-muted is missing.*Write "--color-muted: var\(--light, #555b66\) var\(--dark, #a8aeba\);"/,
    ],
    ['a colour that is none', theme('    --color-ink: blak;\n'), 'TEMPLATE-COLOUR', /--color-ink is "blak"/],
    [
      'secondary text that is too pale',
      theme('    --color-muted: #9a9a9a;\n'),
      'TEMPLATE-CONTRAST',
      /--color-muted on --color-paper has a contrast of 2\.81; at least 4\.5 is readable\. Write for example "--color-muted: #\w{6};"/,
    ],
    [
      'a focus ring that is too pale',
      theme('    --color-focus: color-mix(in srgb, #1f4fbf 20%, white);\n'),
      'TEMPLATE-CONTRAST',
      /--color-focus on --color-paper .*at least 3/,
    ],
    [
      'text on pictures over a ground that shows what is behind it',
      theme('    --color-overlay: rgb(10 14 20 / 0.2);\n'),
      'TEMPLATE-CONTRAST',
      /--color-overlay-ink on --color-overlay/,
    ],
    [
      'a theme that is readable by day only',
      {
        'src/theme.css': `${aTheme()}@media (prefers-color-scheme: dark) {\n  :root {\n    --color-paper: #222222;\n  }\n}\n`,
      },
      'TEMPLATE-CONTRAST',
      /--color-ink on --color-paper/,
    ],
    ['a look without a page', { 'index.html': null }, 'TEMPLATE-FILE', /index\.html:1 .*the file is missing/],
    [
      'a look without a demo site',
      { 'sites/harbour/site.json': null },
      'TEMPLATE-DEMO-SITE',
      /no demo site.*sites\/<slug>\/site\.json/,
    ],
    [
      'a default site that does not exist',
      { 'vite.config.ts': "export default defineDealerApp({\n  port: 4999,\n  defaultSite: 'harbor',\n});\n" },
      'TEMPLATE-DEMO-SITE',
      /vite\.config\.ts:3 .*"harbor" does not exist\. Did you mean "harbour"\?/,
    ],
    [
      'a section that does not exist',
      template("    home: [\n      { section: 'hero' },\n      { section: 'featurd' },\n    ],"),
      'TEMPLATE-SECTION',
      /template\.ts:7 .*"featurd" is not a section that this page can have\. Did you mean "featured"\?/,
    ],
    [
      'an area that the page does not have',
      template("    vehicle: { add: [{ section: 'reviews', area: 'sidebar' }] },\n    home: [{ section: 'hero' }],"),
      'TEMPLATE-SECTION',
      /template\.ts:5 .*area "sidebar" is not an area of this page\. Write one of: .*side/,
    ],
    [
      'a setting that a section does not have',
      template(
        "    home: [\n      {\n        section: 'hero',\n        settings: { leeds: 'models' },\n      },\n    ],",
      ),
      'TEMPLATE-SECTION',
      /template\.ts:8 .*"leeds" is not a setting of hero\. Did you mean "leads"/,
    ],
    [
      'an icon that no part draws',
      {
        'src/template.ts':
          "export const template = defineTemplate({\n  icons: {\n    Check: 'M3 13l6 6L21 5',\n    Hart: 'M2 9',\n  },\n});\n",
      },
      'TEMPLATE-ICON',
      /template\.ts:4 .*"Hart" is not an icon of the parts\. Did you mean "Heart"\?/,
    ],
    [
      'a part that nothing draws',
      header(bar, '.bar [data-part="lgo"] {\n  color: inherit;\n}\n'),
      'TEMPLATE-PART',
      /Header\.module\.css:\d+ .*nothing has data-part="lgo"\. Did you mean "logo"\?/,
    ],
    [
      'an area that nothing has',
      header(bar, '.bar [data-area="galery"] {\n  color: inherit;\n}\n'),
      'TEMPLATE-PART',
      /Header\.module\.css:\d+ .*nothing has data-area="galery"\. Did you mean "gallery"\?/,
    ],
    [
      'a slot that does not exist',
      slots("Headr: () => import('./slots/Header/Header.tsx')", header(bar)),
      'TEMPLATE-SLOT',
      /template\.ts:5 .*"Headr" is not a slot\. Did you mean "Header"\?/,
    ],
    [
      'a slot whose module is not there',
      slots("PageState: () => import('./slots/Page/Page.tsx')"),
      'TEMPLATE-SLOT',
      /template\.ts:5 .*src\/slots\/Page\/Page\.tsx has no PageState/,
    ],
    [
      'a slot that drops a required part',
      slots(
        "Header: () => import('./slots/Header/Header.tsx')",
        header('<header className={styles.bar} data-part="header" />'),
      ),
      'TEMPLATE-SLOT-PART',
      /Header\.tsx:3 .*Header draws no data-part="logo"/,
    ],
    [
      'a slot that takes the whole site',
      header(bar, undefined, "import type { Site } from '@dealer/core/site';\n"),
      'TEMPLATE-SLOT-SITE',
      /Header\.tsx:2 .*a slot takes Site/,
    ],
    [
      'a slot without a story',
      { ...header(bar), 'src/slots/Header/Header.stories.tsx': null },
      'TEMPLATE-STORY',
      /Header\.tsx:1 warning: Header has no story\. Write apps\/harbour\/src\/slots\/Header\/Header\.stories\.tsx/,
    ],
    [
      'a section without a story',
      tides('', { 'src/sections/Tides/Tides.stories.tsx': null }),
      'TEMPLATE-STORY',
      /Tides has no story/,
    ],
    [
      'a setting that a section of the look does not have',
      {
        ...template("    home: [{ section: 'tides', settings: { prot: 'Lyttelton' } }],"),
        ...tides("settings: { port: filledText('Nelson') }"),
      },
      'TEMPLATE-SECTION',
      /template\.ts:5 .*"prot" is not a setting of tides\. Did you mean "port"/,
    ],
    [
      'a section of the look without a component',
      tides('', { 'src/sections/Tides/Tides.tsx': null }),
      'TEMPLATE-SECTION',
      /Tides\/section\.ts:1 .*has no component\. Write Tides\.tsx next to it/,
    ],
    [
      'a section of the look that cannot be loaded',
      tides('', { 'src/sections/Tides/section.ts': "throw new Error('no port');\n" }),
      'TEMPLATE-SECTION',
      /Tides\/section\.ts:1 .*cannot be loaded: no port/,
    ],
    [
      'a section of the look that needs the whole stock',
      tides("needs: () => ({ vehicles: { filter: 'price > 0' } })"),
      'TEMPLATE-SECTION',
      /Tides\/section\.ts:1 .*needs all vehicles; 24 is the most/,
    ],
    [
      'a section of the look that reads a page without saying so',
      tides('', { 'src/sections/Tides/Tides.tsx': "export const Tides = () => usePage('vehicle').model.title;\n" }),
      'TEMPLATE-SECTION',
      /Tides\/section\.ts:1 .*does not say that Tides reads the page "vehicle"\. Write page: 'vehicle'/,
    ],
    [
      'a section of the look on a page that it does not read',
      {
        ...tides("page: 'vehicle'"),
        ...template("    home: [{ section: 'hero' }],\n    search: { add: [{ section: 'tides' }] },"),
      },
      'TEMPLATE-SECTION',
      /template\.ts:6 .*"tides" reads the page "vehicle", which this is not\. List it in pages\.vehicle/,
    ],
    [
      'a section of the look whose needs throw on pages without a vehicle',
      tides('needs: (site, settings, vehicle) => ({ facets: [vehicle!.make] })'),
      'TEMPLATE-SECTION',
      /Tides\/section\.ts:1 .*needs throw: .*make/,
    ],
    [
      'a look of 1,600 lines',
      { 'src/long.ts': '\n'.repeat(1600).concat('export const end = 1;\n') },
      'TEMPLATE-LINES',
      /long\.ts:1 .*at most 1500/,
    ],
    [
      'a router in a slot',
      header(bar, undefined, "import { useNavigate } from 'react-router';\n"),
      'TEMPLATE-IMPORT',
      /Header\.tsx:2 .*dealer\/app-imports\. A look has no router/,
    ],
    [
      'a part of another look',
      header(bar, undefined, "import { Bar } from '../../../../coast/src/slots/Header/Bar.tsx';\n"),
      'TEMPLATE-IMPORT',
      /Header\.tsx:2 .*outside this look/,
    ],
    [
      'a request to the network',
      header(bar, undefined, "export const tides = () => fetch('/tides');\n"),
      'TEMPLATE-CODE',
      /Header\.tsx:2 .*dealer\/no-network/,
    ],
    [
      'an effect in a slot',
      header(bar, undefined, 'React.useEffect(() => undefined);\n'),
      'TEMPLATE-CODE',
      /Header\.tsx:2 .*dealer\/app-effects/,
    ],
    [
      'a picture without its height',
      header('<img className={styles.bar} src="/a.webp" alt="" width={40} />'),
      'TEMPLATE-IMAGE-SIZE',
      /Header\.tsx:3 .*needs width and height/,
    ],
    [
      'a class that nothing uses',
      header(bar, '.bar {\n  margin: 0;\n}\n\n.bar:hover .tittle {\n  margin: 0;\n}\n'),
      'TEMPLATE-CSS-UNUSED',
      /Header\.module\.css:5 .*\.tittle is used by nothing/,
    ],
    [
      'a stylesheet that nothing imports',
      { 'src/slots/old.module.css': '.a {\n  margin: 0;\n}\n' },
      'TEMPLATE-CSS-UNUSED',
      /old\.module\.css:1 .*no script imports/,
    ],
    [
      'a class that the stylesheet does not have',
      header('<b className={`${styles.bar} ${styles.baar}`} />'),
      'TEMPLATE-CSS-UNDEFINED',
      /Header\.tsx:3 .*\.baar is not in Header\.module\.css\. Did you mean "bar"\?/,
    ],
  ])('the check of a look finds %s', async (_, files, rule, text) => {
    const findings = await check(files);
    expect(findings.filter((finding) => finding.rule === rule).map(describeFinding)).toContainEqual(
      expect.stringMatching(text),
    );
    expect(new Set(findings.map((finding) => finding.rule))).toEqual(new Set([rule]));
  });

  it('the check of a look suggests one shade that is readable on everything', async () => {
    const pale = await check(theme('    --color-muted: var(--light, #9a9a9a) var(--dark, #cccccc);\n'));
    expect(pale.length).toBeGreaterThan(1);
    const shades = new Set(pale.map(({ hint }) => /#\w{6}/.exec(hint)?.[0]));
    expect(shades.size).toBe(1);
    expect(await check(theme(`    --color-muted: var(--light, ${[...shades][0]}) var(--dark, #cccccc);\n`))).toEqual(
      [],
    );
  });

  it('the check of a look computes the dark scheme too, and suggests a variant of its own for it', async () => {
    const pale = await check(theme('    --color-muted: #555b66;\n'));
    expect(pale.length).toBeGreaterThan(1);
    expect(new Set(pale.map(({ message }) => message.includes('in the dark scheme')))).toEqual(new Set([true]));
    const hint = /--color-muted: [^;]+;/.exec(pale[0]?.hint ?? '')?.[0] ?? '';
    expect(hint).toMatch(/^--color-muted: var\(--light, #555b66\) var\(--dark, #\w{6}\);$/);
    expect(await check(theme(`    ${hint}\n`))).toEqual([]);
  });

  it('the check of a look names the line of the token', async () => {
    const css = aTheme('    --color-muted: #9a9a9a;\n');
    const line = css.split('\n').findIndex((text) => text.includes('#9a9a9a')) + 1;
    expect(new Set((await check({ 'src/theme.css': css })).map((finding) => finding.line))).toEqual(new Set([line]));
  });

  it('the check of a look names the token that has to change, its line, and both its variants', async () => {
    // White cannot be lighter: the button must be darker.
    const css = aTheme(
      '    --color-action: var(--light, #f28c28) var(--dark, #92b4ff);\n    --color-action-ink: var(--light, #ffffff) var(--dark, #0b1a3a);\n',
    );
    const lineOf = (token: string): number => css.split('\n').findLastIndex((text) => text.includes(`${token}:`)) + 1;
    for (const { hint, line } of await check({ 'src/theme.css': css })) {
      const [declaration = '', token = ''] =
        /(--[\w-]+): var\(--light, #\w{6}\) var\(--dark, #\w{6}\);/.exec(hint) ?? [];
      expect([declaration, line]).toEqual([expect.stringMatching(/^--color-action/), lineOf(token)]);
    }
  });

  it.each([
    ['a hook of a component', theme('    --button-radius: 2px;\n')],
    [
      'a property that a slot sets for its own stylesheet',
      header('<b className={styles.bar} style={{ "--links": 3 }} />', '.bar {\n  columns: var(--links);\n}\n'),
    ],
    [
      'classes whose names are known when the page runs',
      header('<b className={styles[`is-${state}`]} />', '.is-open {\n  margin: 0;\n}\n\n.is-shut {\n  margin: 0;\n}\n'),
    ],
    [
      'a section of the look',
      {
        ...template("    home: [{ section: 'tides', settings: { port: 'Lyttelton' } }],"),
        ...tides("settings: { port: filledText('Nelson') }"),
      },
    ],
    [
      'a slot made of parts that draw what is required',
      slots("PageState: () => import('./slots/PageState/index.ts'), Footer: () => import('@dealer/ui/Footer')", {
        'src/slots/PageState/index.ts': "export { PageState } from './PageState.tsx';\n",
        'src/slots/PageState/PageState.tsx':
          "import { lazyWithPreload } from '@dealer/storefront/template';\n\nconst Neutral = lazyWithPreload(async () => (await import('@dealer/ui/PageState')).PageState);\n\nexport const PageState = (props) => <Neutral {...props} />;\n",
        'src/slots/PageState/PageState.stories.tsx': '',
      }),
    ],
    ['a colour made of another token', theme('    --color-focus: var(--color-ink);\n')],
  ])('the check of a look lets %s pass', async (_, files) => {
    expect(await check(files)).toEqual([]);
  });
});

describe('--fix', () => {
  it('--fix makes unambiguous corrections, and nothing else', async () => {
    const folder = aTemplateFolder(
      theme('    --colour-focus-inverse: #fff;\n    --radius-nothing-like-it: 3px;\n', '--color-ink'),
    );
    const inFolder = (await checkFolder(folder)).map((finding) => ({
      ...finding,
      file: finding.file.replace('apps/harbour/', ''),
    }));
    expect(fixFindings(folder, inFolder)).toBe(2);
    const css = readFileSync(join(folder, 'src/theme.css'), 'utf8');
    expect(css).toContain('    --color-focus-inverse: #fff;\n');
    expect(css).toContain('    --color-ink: var(--light, #16181d) var(--dark, #eceef2);\n');
    expect((await checkFolder(folder)).map(({ message }) => message)).toEqual([
      '--radius-nothing-like-it is set and nothing reads it',
    ]);
  });

  it('--fix corrects the name of a misspelt token and leaves its value', async () => {
    const folder = aTemplateFolder(
      theme('    --color-mutd: var(--light, #333333) var(--dark, #cccccc);\n', '--color-muted'),
    );
    const inFolder = (await checkFolder(folder)).map((finding) => ({
      ...finding,
      file: finding.file.replace('apps/harbour/', ''),
    }));
    expect(fixFindings(folder, inFolder)).toBe(1);
    expect(await checkFolder(folder)).toEqual([]);
  });

  it('--fix removes the fallbacks of tokens, one within another', async () => {
    const css = (gap: string) => `.bar {\n  gap: ${gap};\n}\n`;
    const folder = aTemplateFolder(
      header(bar, css('var(--gutter, calc(var(--space-4, 1rem) * 2)) var(--space-4, 1rem)')),
    );
    const inFolder = (await checkFolder(folder)).map((finding) => ({
      ...finding,
      file: finding.file.replace('apps/harbour/', ''),
    }));
    expect(fixFindings(folder, inFolder)).toBe(2);
    expect(readFileSync(join(folder, 'src/slots/Header/Header.module.css'), 'utf8')).toBe(
      css('var(--gutter) var(--space-4)'),
    );
  });

  it('--fix makes several changes of one file', () => {
    const fixes = [
      { from: 0, to: 1, text: 'one' },
      { from: 2, to: 3, text: 'two' },
    ];
    expect(withFixes('1 2 3', fixes)).toBe('one two 3');
  });
});
