import { describe, expect, it } from 'vitest';
import { exportLists, listChanges, readList } from './exportLists.ts';
import { nameProblems } from './nameProblems.ts';
import { readExports } from './readExports.ts';

const exported = readExports();

describe('the exported names', () => {
  it.each(Object.entries(exportLists(exported)))(
    'the exported names of %s are those of its exports.json (npm run write:exports)',
    (name, list) => {
      expect(listChanges(readList(name), list)).toEqual([]);
    },
  );

  it('follow the rules for names', () => {
    expect(exported.length).toBeGreaterThan(1000);
    expect(exported.flatMap(nameProblems)).toEqual([]);
  });
});

describe('the list of exports', () => {
  it('the list of exports says which name was added and which was removed', () => {
    expect(listChanges({ price: ['a', 'b'] }, { price: ['b'], stock: ['c'] })).toEqual([
      'added stock: c',
      'removed price: a',
    ]);
  });

  it('the list of exports has the names that a file passes on, with what they are', () => {
    expect(exported).toEqual(
      expect.arrayContaining([
        { package: 'search', subpath: 'widgets', name: '* from react-instantsearch', kind: 'library' },
        { package: 'ui', subpath: 'Button', name: 'Button', kind: 'component' },
        { package: 'ui', subpath: 'Button', name: 'ButtonProps', kind: 'type' },
        { package: 'api', subpath: 'http', name: 'createHttp', kind: 'function' },
      ]),
    );
  });
});

describe('the rules for names', () => {
  it.each([
    ['hidesPrice', 'predicate', 'starts with is'],
    ['isPrice', 'function', 'is a boolean'],
    ['Price', 'function', 'camelCase'],
    ['priceLine', 'type', 'PascalCase'],
    ['PRICE_LIMIT', 'value', 'camelCase'],
    ['createPrice', 'value', 'is a function'],
    ['usePrice', 'function', 'React hook'],
    ['priceUtils', 'value', '"utils"'],
    ['getPrice', 'function', '"get"'],
  ] as const)('the rules for names refuse %s for a %s', (name, kind, problem) => {
    expect(nameProblems({ package: 'core', subpath: 'price', name, kind }).join()).toContain(problem);
  });

  it.each([
    ['core', 'isPoa', 'predicate'],
    ['core', 'repayment', 'function'],
    ['ui', 'Button', 'component'],
    ['search', 'useFacets', 'function'],
  ] as const)('the rules for names accept %s: %s', (where, name, kind) => {
    expect(nameProblems({ package: where, subpath: 'any', name, kind })).toEqual([]);
  });
});
