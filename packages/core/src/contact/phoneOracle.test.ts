import fc from 'fast-check';
import { getCountries, getExampleNumber, parsePhoneNumberWithError } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { normalisePhone } from './whatsappHref.ts';

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((list) => list.join(''));
const spaced = (text: string, gaps: readonly number[]) =>
  [...text].map((digit, at) => (gaps.includes(at) ? `${digit} ` : digit)).join('');

/** Numbers as the two countries' plans give them: area code or mobile prefix, then the subscriber's own digits. */
const written = {
  AU: fc.tuple(fc.constantFrom('02', '03', '04', '07', '08'), digits(8)).map(([prefix, rest]) => prefix + rest),
  NZ: fc.oneof(
    fc.tuple(fc.constantFrom('03', '04', '06', '07', '09'), digits(7)).map(([prefix, rest]) => prefix + rest),
    digits(7).map((rest) => `021${rest}`),
  ),
} as const;

const code = { AU: '61', NZ: '64' } as const;

// libphonenumber-js is the oracle: Google's own tables of the two numbering plans, which know nothing of this code.
describe.each(['AU', 'NZ'] as const)('phone numbers of %s', (country) => {
  it('agree with the numbering plan’s own library, however they are written', () => {
    fc.assert(
      fc.property(
        written[country],
        fc.array(fc.nat(9), { maxLength: 4 }),
        fc.constantFrom('local', 'plus', 'code', 'exit', 'bare'),
        (number, gaps, form) => {
          const international = code[country] + number.slice(1);
          const typed = spaced(
            {
              local: number,
              plus: `+${international}`,
              code: international,
              exit: `00${international}`,
              bare: number.slice(1),
            }[form],
            gaps,
          );
          const oracle = parsePhoneNumberWithError(form === 'local' ? number : `+${international}`, country);
          const ours = normalisePhone(typed, country);
          // What the plan calls a possible number of this length must be accepted and mean the same number.
          if (!oracle.isValid()) return;
          // New Zealand's 0900, which looks like an Auckland number: such a call costs extra.
          if (oracle.getType() === 'PREMIUM_RATE') {
            expect(ours).toEqual({ kind: 'invalid' });
            return;
          }
          expect(ours).toMatchObject({ kind: 'phone', e164: oracle.number });
          expect(ours.kind === 'phone' && ours.local.replaceAll(/\D/g, '')).toBe(
            oracle.formatNational().replaceAll(/\D/g, ''),
          );
        },
      ),
      { numRuns: 5_000 },
    );
  }, 60_000);
});

it('a number of any other country is accepted after a plus and after 00', () => {
  const numbers = getCountries()
    .flatMap((country) => getExampleNumber(country, examples) ?? [])
    // Numbers of fewer than eight digits belong to a few islands alone.
    .filter(({ countryCallingCode: of, number }) => of !== '61' && of !== '64' && number.length > 8);
  expect(numbers.length).toBeGreaterThan(200);
  for (const number of numbers)
    for (const country of ['AU', 'NZ'] as const)
      for (const typed of [number.formatInternational(), number.number.replace('+', '00')])
        expect([typed, normalisePhone(typed, country)]).toEqual([
          typed,
          { kind: 'phone', local: number.number, e164: number.number, mobile: false },
        ]);
});
