import { describe, expect, it } from 'vitest';
import { explainIssue, pathText } from './explainIssue.ts';
import { siteDocSchema } from './parseSite.ts';

type Issue = Parameters<typeof explainIssue>[0];
const explain = (issue: Omit<Issue, 'message'> & { message?: string }, doc: unknown = {}) =>
  explainIssue({ message: 'Invalid input', ...issue }, doc, siteDocSchema)[0];

describe('explainIssue', () => {
  it('explainIssue says what a value must be and shows what it is', () => {
    expect(
      explain({ code: 'invalid_type', expected: 'int', path: ['search', 'columns'] }, { search: { columns: 'three' } }),
    ).toEqual({
      path: 'search.columns',
      message: 'must be a whole number, but is "three"',
      hint: 'Write digits without quotes, such as 12',
    });
    expect(
      explain({ code: 'invalid_type', expected: 'array', path: ['locations'] }, { locations: { id: 1 } })?.message,
    ).toBe('must be a list, but is a group of values');
    expect(explain({ code: 'invalid_type', expected: 'object', path: ['search'] }, { search: [] })?.message).toBe(
      'must be a group of values, but is a list',
    );
    expect(explain({ code: 'invalid_type', expected: 'boolean', path: ['search', 'showAllMakes'] }, {})?.message).toBe(
      'is missing; it must be true or false',
    );
  });

  it('explainIssue has words even for kinds that it does not know', () => {
    expect(explain({ code: 'invalid_type', expected: 'date', path: ['name'] }, { name: 7 })).toMatchObject({
      message: 'must be date, but is 7',
      hint: 'See docs/site-config.md',
    });
    expect(explain({ code: 'invalid_type', path: ['name'] }, { name: 7 })?.message).toBe(
      'must be something else, but is 7',
    );
    expect(explain({ code: 'brand_new_code', path: ['name'], message: 'is odd' }, { name: 'x' })).toEqual({
      path: 'name',
      message: 'is odd',
      hint: 'See docs/site-config.md',
    });
  });

  it('explainIssue cuts a long value in the message about a site file', () => {
    expect(
      explain({ code: 'invalid_value', values: ['a'], path: ['name'] }, { name: 'x'.repeat(500) })?.message.length,
    ).toBeLessThan(100);
  });

  it('explainIssue offers the word that was meant, or all that may be written', () => {
    expect(explain({ code: 'invalid_value', values: ['AU', 'NZ'], path: ['country'] }, { country: 'AUS' })?.hint).toBe(
      'Did you mean "AU"? Write one of: "AU", "NZ"',
    );
    expect(explain({ code: 'invalid_value', values: ['AU', 'NZ'], path: ['country'] }, { country: 7 })?.hint).toBe(
      'Write one of: "AU", "NZ"',
    );
    expect(explain({ code: 'invalid_value', path: ['country'] }, { country: 7 })?.hint).toBe('Write one of: ');
  });

  it('explainIssue names the ends of a range', () => {
    expect(explain({ code: 'too_small', origin: 'string', minimum: 1, path: ['name'] }, { name: '' })?.message).toBe(
      'must not be empty',
    );
    expect(
      explain(
        { code: 'too_small', origin: 'number', minimum: 0, path: ['search', 'columns'] },
        { search: { columns: 0 } },
      )?.hint,
    ).toBe('Write more than 0');
    expect(
      explain(
        { code: 'too_small', origin: 'number', minimum: 2, path: ['search', 'columns'] },
        { search: { columns: 1 } },
      )?.hint,
    ).toBe('Write 2 or more');
    expect(explain({ code: 'too_big', origin: 'string', maximum: 60, path: ['name'] }, { name: 'x' })?.hint).toBe(
      'Write at most 60 characters',
    );
    expect(
      explain(
        { code: 'too_big', origin: 'number', maximum: 5, path: ['search', 'columns'] },
        { search: { columns: 9 } },
      )?.hint,
    ).toBe('Write 5 or less');
  });

  it('explainIssue says how a date and other texts are written', () => {
    expect(
      explain({ code: 'invalid_format', pattern: '/^\\d{4}-\\d\\d-\\d\\d$/', path: ['name'] }, { name: '1/7/26' }),
    ).toMatchObject({ message: '"1/7/26" is not a date', hint: 'Write year-month-day, such as "2026-07-01"' });
    expect(explain({ code: 'invalid_format', pattern: '/^[a-z]+$/', path: ['name'] }, { name: 'a b' })?.hint).toBe(
      'Write letters, digits, hyphens and underscores only',
    );
  });

  it('explainIssue lists what a value may be where several kinds fit', () => {
    const missing = (expected: string) => [{ code: 'invalid_type', expected, path: [], message: '' }];
    expect(
      explain({ code: 'invalid_union', errors: [missing('string'), missing('boolean')], path: ['name'] }, { name: 7 })
        ?.hint,
    ).toBe('Write a text or true or false');
    expect(explain({ code: 'invalid_union', errors: [missing('date')], path: ['name'] }, { name: 7 })?.hint).toBe(
      'See docs/site-config.md',
    );
    expect(explain({ code: 'invalid_union', path: ['name'] }, { name: 7 })?.hint).toBe('See docs/site-config.md');
  });

  it('explainIssue repeats what a law of its own says', () => {
    expect(
      explain(
        {
          code: 'custom',
          message: 'is no time zone',
          params: { hint: 'Write "Australia/Brisbane"' },
          path: ['timezone'],
        },
        { timezone: 'Mars' },
      ),
    ).toEqual({ path: 'timezone', message: '"Mars" is no time zone', hint: 'Write "Australia/Brisbane"' });
    expect(explain({ code: 'custom', message: 'is wrong', path: ['timezone'] }, { timezone: 'Mars' })?.hint).toBe(
      'See docs/site-config.md',
    );
  });

  it('explainIssue reports each unknown name at any level', () => {
    expect(
      explainIssue(
        { code: 'unrecognized_keys', keys: ['serch', 'x'.repeat(99)], path: [], message: '' },
        {},
        siteDocSchema,
      ),
    ).toMatchObject([
      { path: 'serch', hint: 'Did you mean "search"?' },
      { message: `"${'x'.repeat(60)}" is not a setting` },
    ]);
    expect(explain({ code: 'unrecognized_keys', keys: ['zzzzzz'], path: ['slug', 'deeper'] })?.hint).toBe(
      'Leave it out, or see docs/site-config.md for the names',
    );
    expect(explainIssue({ code: 'unrecognized_keys', path: [], message: '' }, {}, siteDocSchema)).toEqual([]);
  });

  it('explainIssue finds nothing where the path leads through what is no group', () => {
    expect(explain({ code: 'invalid_type', expected: 'string', path: ['name', 'first'] }, { name: 7 })?.message).toBe(
      'is missing; it must be a text',
    );
  });
});

describe('pathText', () => {
  it.each<[PropertyKey[], string]>([
    [[], '(the file)'],
    [['home', 'priceBands', 1, 'max'], 'home.priceBands[1].max'],
    [['phrases', 'card.enquire'], 'phrases["card.enquire"]'],
  ])('pathText: %j is %s', (path, text) => {
    expect(pathText(path)).toBe(text);
  });
});
