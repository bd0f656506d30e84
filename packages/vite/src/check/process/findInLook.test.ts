import { describe, expect, it } from 'vitest';
import { aLookFolder, tidesSection } from '../../test/index.ts';
import { aTemplateFolder } from '../../test/aTemplateFolder.ts';
import { checkedProject } from '../project/checkedProject.ts';
import { lookSchema } from '../project/writeSchemas.ts';
import { checkSites } from '../site/checkSites.ts';
import { messageOf } from '../site/sentence.ts';
import { checkTemplate } from '../template/checkTemplate.ts';
import { lineOfSetting } from './findInLook.ts';
import { withoutRepeats } from './withoutRepeats.ts';

const site = (home: string): string =>
  `{\n  "slug": "kelso",\n  "name": "Kelso",\n  "url": "https://kelso.example",\n  "pages": {\n    "home": ${home}\n  }\n}\n`;

describe('the check of a project', () => {
  it('names a misspelt section of a site file, and the one that was meant', async () => {
    const folder = aLookFolder({
      'sites/kelso/site.json': site('{ "add": [{ "section": "justArived" }] }'),
    });
    const { files, findings } = await checkSites({ name: 'kelso', folder });
    expect(files).toEqual(['sites/kelso/site.json']);
    expect(findings).toMatchObject([
      { rule: 'SITE-PAGE', path: 'pages.home.add[0].section', hint: 'Did you mean "justArrived"?' },
    ]);
  });

  it('says once what is wrong with a page list of the template, and what is found only when the list has run', async () => {
    const look = checkedProject(
      aTemplateFolder({
        'src/template.ts':
          "const defineTemplate = (parts) => parts;\nexport const template = defineTemplate({ name: 'harbour', navigation: [], siteDefaults: {}, pages: { home: [{ section: 'heroo' }], search: { add: ['justArived'].map((section) => ({ section })) } } });\n",
      }),
    );
    const findings = await checkTemplate(look);
    const { findings: ofSites } = await checkSites(look);
    const reported = [
      ...findings.map(({ rule, message }) => [rule, message]),
      ...withoutRepeats(ofSites, findings, ({ file, ...finding }) => ({ file, message: messageOf(finding) })).map(
        ({ rule, path }) => [rule, path],
      ),
    ];
    expect(reported).toEqual([
      ['TEMPLATE-SECTION', expect.stringContaining('pages.home[0].section')],
      ['SITE-PAGE', 'pages.search.add[0].section'],
    ]);
  });

  it('finds the line of a setting, or of the nearest part around it', () => {
    expect(lineOfSetting(site('{ "add": [] }'), 'pages.home.add')).toBe(6);
    expect(lineOfSetting(site('{ "add": [] }'), 'pages.search')).toBe(5);
    expect(lineOfSetting('{', 'pages')).toBe(1);
  });

  it("completes a look's own sections in its site files, with their settings", async () => {
    const folder = aLookFolder(tidesSection);
    const { $defs } = JSON.parse(await lookSchema(folder, 'site')) as {
      $defs: { section: { properties: { section: { anyOf: object[] } }; allOf: object[] } };
    };
    expect($defs.section.properties.section.anyOf).toContainEqual({
      const: 'tides',
      description: 'High and low water.',
    });
    expect($defs.section.allOf.at(-1)).toMatchObject({
      if: { properties: { section: { const: 'tides' } } },
      then: { properties: { settings: { properties: { port: { default: 'Nelson', description: 'The port.' } } } } },
    });
  });
});
