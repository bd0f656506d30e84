import { aLookFolder } from './aLookFolder.ts';
import { readPlatform } from '../check/template/platform.ts';

/** A theme with each required token at its default, and what is written below them. */
export const aTheme = (more = '', without = ''): string => {
  const required = [...readPlatform().tokens.values()].filter(
    ({ name, tier }) => tier === 'required' && name !== without,
  );
  const lines = required.map(({ name, value }) => `    ${name}: ${value};\n`);
  return `@layer dealer.theme {\n  :root[data-template="harbour"] {\n${lines.join('')}${more}  }\n}\n`;
};

/** The folder of a sound look for tests, with the files given over its own; null takes a file away. */
export const aTemplateFolder = (files: Record<string, string | null> = {}): string => {
  const sound: Record<string, string | null> = {
    'index.html': '<!doctype html>',
    'package.json': '{}',
    'vite.config.ts': 'export default defineDealerApp({ port: 4999 });\n',
    'src/main.tsx': 'mountStorefront(template);\n',
    'src/template.ts': "export const template = defineTemplate({ pages: { home: [{ section: 'hero' }] } });\n",
    'src/theme.css': aTheme(),
    'sites/harbour/site.json': '{"slug":"harbour","name":"Harbour","url":"https://harbour.example"}',
    ...files,
  };
  return aLookFolder(
    Object.fromEntries(Object.entries(sound).filter((entry): entry is [string, string] => entry[1] !== null)),
  );
};
