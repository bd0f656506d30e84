import { describe, expect, it } from 'vitest';
import { valueAt, withValue } from './literal.ts';

const template = `import { Header } from './Header.tsx';

const card = () => import('./card.ts');

export const template = defineTemplate({
  name: 'coast',
  slots: { Header, VehicleCard: card },
  pages: {
    home: [
      { section: 'hero' },
      // Few visitors scroll further.
      { section: 'makes', settings: { limit: 8 } },
      { section: 'justArrived', settings: { layout: 'rail' } },
    ],
  },
  siteDefaults: { search: { sliderScale: 'stock' } },
});
`;

/** The lines that differ, as \`git diff\` shows them. */
const diff = (before: string, after: string): string[] => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
};

describe('a change of a look or site file', () => {
  it('a change of a look or site file moves a section with its comment, and touches nothing else', () => {
    const moved = withValue(
      'template.ts',
      template,
      ['pages', 'home'],
      [
        { section: 'makes', settings: { limit: 8 } },
        { section: 'hero' },
        { section: 'justArrived', settings: { layout: 'rail' } },
      ],
    );
    expect(diff(template, moved)).toEqual([]);
    expect(moved.indexOf('makes')).toBeLessThan(moved.indexOf('hero'));
    expect(moved.indexOf('Few visitors')).toBeLessThan(moved.indexOf('makes'));
  });

  it('a change of a look or site file writes one setting of a section', () => {
    const home = [
      { section: 'hero' },
      { section: 'makes', settings: { limit: 8, title: "Today's makes" } },
      { section: 'justArrived', settings: { layout: 'grid' } },
      { section: 'text' },
    ];
    expect(diff(template, withValue('template.ts', template, ['pages', 'home'], home))).toEqual([
      "-      { section: 'makes', settings: { limit: 8 } },",
      "-      { section: 'justArrived', settings: { layout: 'rail' } },",
      `+      { section: 'makes', settings: { limit: 8, title: "Today's makes" } },`,
      "+      { section: 'justArrived', settings: { layout: 'grid' } },",
      "+      { section: 'text' },",
    ]);
  });

  it('a change of a look or site file adds a list for a page next to values that are code', () => {
    const added = withValue('template.ts', template, ['pages', 'search'], { remove: ['searchTools'] });
    expect(diff(template, added)).toEqual(["+    search: { remove: ['searchTools'] },"]);
    expect(() => withValue('template.ts', template, ['slots', 'Header'], 1)).toThrow('written in code');
  });

  const site = `{
  "slug": "coast",
  "theme": { "colourScheme": "light" },
  "search": {
    "columns": 3
  }
}
`;

  it.each([
    ['a value', ['search', 'columns'], 4, ['-    "columns": 3', '+    "columns": 4']],
    [
      'a new value in a line',
      ['theme', 'colours'],
      { ink: '#111' },
      [
        '-  "theme": { "colourScheme": "light" },',
        '+  "theme": { "colourScheme": "light", "colours": { "ink": "#111" } },',
      ],
    ],
    [
      'a new group at the end',
      ['pages', 'home'],
      { remove: ['makes'] },
      ['-  }', '+  },', '+  "pages": { "home": { "remove": ["makes"] } }'],
    ],
    [
      'no value',
      ['search', 'columns'],
      undefined,
      [
        '-  "theme": { "colourScheme": "light" },',
        '-  "search": {',
        '-    "columns": 3',
        '+  "theme": { "colourScheme": "light" }',
      ],
    ],
  ])('a change of a look or site file writes %s into JSON', (_, path, value, lines) => {
    const changed = withValue('site.json', site, path, value);
    expect(JSON.parse(changed)).toBeTypeOf('object');
    expect(diff(site, changed).filter((line) => line !== '-  }')).toEqual(lines.filter((line) => line !== '-  }'));
  });

  it('writes what it read after a change and its opposite', () => {
    const changed = withValue('site.json', site, ['search', 'columns'], 4);
    expect(withValue('site.json', changed, ['search', 'columns'], 3)).toBe(site);
  });
});

describe('the value at a path of a look or site file', () => {
  it.each([
    ['a list', ['pages', 'home', '0', 'section'], {}],
    ['a value', ['siteDefaults', 'search', 'sliderScale'], { value: 'stock' }],
    ['nothing', ['pages', 'search'], {}],
    ['code', ['slots'], { isCode: true }],
    ['code on the way', ['slots', 'VehicleCard', 'home'], { isCode: true }],
  ])('the value at a path of a look or site file is read, or known to be code: %s', (_, path, expected) => {
    expect(valueAt('template.ts', template, path)).toEqual(expected);
  });
});
