import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePhone } from './whatsappHref.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));

/** Numbers as the two countries' plans lay them out: area or mobile prefix, then subscriber digits. */
const australian = fc.tuple(fc.constantFrom('02', '03', '04', '07', '08'), digits(8)).map((parts) => parts.join(''));
const newZealand = fc.oneof(
  // No subscriber's number begins with 0 or 1.
  fc
    .tuple(fc.constantFrom('03', '04', '06', '07', '09'), fc.stringMatching(/^[2-9]\d{6}$/))
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('021', '022', '027', '028', '029'), fc.oneof(digits(6), digits(7), digits(8)))
    .map((parts) => parts.join('')),
);
const numbers = fc.oneof(
  australian.map((local) => ({ local, country: 'AU' as const, code: '61' })),
  newZealand.map((local) => ({ local, country: 'NZ' as const, code: '64' })),
);

/** Puts spaces, brackets and hyphens between the digits, as people do. */
const written = (local: string, marks: readonly string[]): string =>
  [...local].map((digit, index) => digit + (marks[index] ?? '')).join('');

describe('normalisePhone', () => {
  it('normalisePhone refuses a letter within the number, which could be a mistyped digit', () => {
    for (const text of ['O491 57O 159', '021 l23 4567'])
      for (const country of ['AU', 'NZ'] as const) expect(normalisePhone(text, country)).toEqual({ kind: 'invalid' });
  });

  it('normalisePhone goes from local to E.164 and back, for 10,000 numbers', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.array(fc.constantFrom('', '', ' ', '-', ') ', '.'), { maxLength: 12 }),
        ({ local, country, code }, marks) => {
          const there = normalisePhone(written(local, marks), country);
          expect(there).toEqual({
            kind: 'phone',
            local,
            e164: `+${code}${local.slice(1)}`,
            mobile: country === 'AU' ? local.startsWith('04') : local.startsWith('02'),
          });
          if (there.kind === 'phone') expect(normalisePhone(there.e164, country)).toEqual(there);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it.each([
    ['61412345678', 'AU', '0412345678'],
    ['+61 (0)412 345 678', 'AU', '0412345678'],
    ['61 7 3000 1234', 'AU', '0730001234'],
    ['64 21 555 012', 'NZ', '021555012'],
    ['Ph: 0412 345 678', 'AU', '0412345678'],
    ['0412 345 678 (mobile)', 'AU', '0412345678'],
    ['07 3000 1234 ext 5', 'AU', '0730001234'],
    ['07 3000 1234 x5', 'AU', '0730001234'],
    ['Alex 0412 345 678', 'AU', '0412345678'],
  ] as const)('normalisePhone: %s in %s is %s', (text, country, local) => {
    expect(normalisePhone(text, country)).toMatchObject({ local });
  });

  it.each(['0412 345 678 or 07 3000 1234', 'ring me', '0412 345 678 5', 'x5'])(
    'normalisePhone does not guess a number in “%s”',
    (text) => {
      expect(normalisePhone(text, 'AU')).toEqual({ kind: 'invalid' });
    },
  );

  it('normalisePhone answers any text without throwing, and only with numbers that it reads again', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('AU' as const, 'NZ' as const), (text, country) => {
        const phone = normalisePhone(text, country);
        if (phone.kind === 'phone') expect(normalisePhone(phone.local, country)).toEqual(phone);
      }),
      { numRuns: 2_000 },
    );
  });
});
