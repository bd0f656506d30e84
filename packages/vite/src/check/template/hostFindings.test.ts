import { expect, it } from 'vitest';
import { hostFindings } from './hostFindings.ts';

const site = (file: string, url: string) => ({ file, text: `{\n  "slug": "a",\n  "url": "${url}"\n}` });

it('finds two sites with one host, in whichever looks they are', () => {
  const found = hostFindings([
    site('apps/coast/sites/a/site.json', 'https://harbour.example'),
    site('apps/harbour/sites/b/site.json', 'https://Harbour.example/cars'),
    site('apps/harbour/sites/c/site.json', 'https://yard.example'),
    { file: 'apps/harbour/sites/d/site.json', text: '{"url":' },
  ]);
  expect(found.map(({ file, line, message }) => [file, line, message])).toEqual([
    ['apps/coast/sites/a/site.json', 3, 'the host harbour.example is also that of apps/harbour/sites/b/site.json'],
    ['apps/harbour/sites/b/site.json', 3, 'the host harbour.example is also that of apps/coast/sites/a/site.json'],
  ]);
});
