import fc from 'fast-check';
import { parsePhoneNumberWithError } from 'libphonenumber-js/max';
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
        fc.constantFrom('local', 'plus', 'code'),
        (number, gaps, form) => {
          const international = code[country] + number.slice(1);
          const typed = spaced(form === 'local' ? number : form === 'plus' ? `+${international}` : international, gaps);
          const oracle = parsePhoneNumberWithError(form === 'local' ? number : `+${international}`, country);
          const ours = normalisePhone(typed, country);
          // What the plan calls a possible number of this length must be accepted and mean the same number.
          if (!oracle.isValid()) return;
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
