import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOtpCode, signInPhone } from '../account/index.ts';
import { normalisePhone, readPostcode } from '../contact/index.ts';
import { plateText } from '../enquiry/formFields.ts';
import { enquirySchema, leadFormSchema } from '../enquiry/index.ts';
import { readOfferSearch } from '../offers/index.ts';
import { emptySearchState, normaliseSearchState, parseSearchUrl, queryText, typedNumber } from '../search/index.ts';
import { aSite, testNow } from '../testing/index.ts';
import { regoLookupSchema } from '../valuation/index.ts';
import { readAmount, visibleText } from './index.ts';

const site = aSite();
const zeroWidth = [
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\u{e0020}',
  '\u0000',
  '\u0085',
];
const blanks = ['\u00a0', '\u1680', '\u2003', '\u2007', '\u2009', '\u202f', '\u205f', '\u2800', '\u3000'];

/** A text with invisible characters around and inside it, and other blanks for its spaces. */
const soiled = (text: string) =>
  fc
    .array(fc.tuple(fc.constantFrom('', ...zeroWidth), fc.constantFrom(' ', ...blanks)), {
      minLength: text.length + 1,
      maxLength: text.length + 1,
    })
    .map((signs) => signs.map(([sign, space], at) => sign + (text[at] === ' ' ? space : (text[at] ?? ''))).join(''));

describe('visibleText', () => {
  it('leaves what is visible of a text with invisible characters', () => {
    for (const text of ['0412 345 678', 'Ana-Lucía O’Neill', 'ana@example.com', '123 ABC', 'mazda 3'])
      fc.assert(fc.property(soiled(text), (written) => void expect(visibleText(written)).toBe(text)));
  });

  it('visibleText leaves lines, emoji and letters that are joined as they are', () => {
    for (const text of ['one\n\ttwo\r\nthree', '👨‍👩‍👧 ❤️‍🔥', 'می‌خواهم', 'क्‍ष', '日本 Škoda'])
      expect(visibleText(text)).toBe(text);
  });

  it('visibleText changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 20 }),
        (text) => void expect(visibleText(visibleText(text))).toBe(visibleText(text)),
      ),
    );
  });
});

describe('a text with invisible characters', () => {
  it('searches the same with and without invisible characters', () => {
    fc.assert(
      fc.property(soiled('dual cab hilux'), (written) => {
        const url = `?query=${encodeURIComponent(written)}`;
        expect(parseSearchUrl('/search', url, { site }).query).toBe('dual cab hilux');
        expect(normaliseSearchState({ ...emptySearchState(), query: written }).query).toBe('dual cab hilux');
        expect(queryText(written)).toBe('dual cab hilux');
        expect(readOfferSearch(url).query).toBe('dual cab hilux');
      }),
    );
    fc.assert(fc.property(soiled('abc 12d'), (written) => void expect(typedNumber(written)).toBe('ABC12D')));
  });

  it('a text with invisible characters is the same person, phone, plate, code, postcode and amount', () => {
    const form = {
      name: 'Ana',
      lastName: 'De Souza',
      email: 'ana@example.com',
      phone: '0412 345 678',
      postcode: '4000',
    };
    const schema = enquirySchema(aSite({ forms: { requirePostcode: true } }));
    fc.assert(
      fc.property(
        fc.record({ ...Object.fromEntries(Object.entries(form).map(([name, text]) => [name, soiled(text)])) }),
        (written) => {
          expect(schema.safeParse({ message: 'Is it there?', ...written })).toMatchObject({
            success: true,
            data: form,
          });
        },
      ),
    );
    fc.assert(
      fc.property(soiled('0412 345 678'), (written) => {
        expect(normalisePhone(written, 'AU')).toMatchObject({ kind: 'phone', e164: '+61412345678' });
        expect(signInPhone(written, site)).toMatchObject({ kind: 'phone', local: '0412345678' });
      }),
    );
    fc.assert(
      fc.property(soiled('123 abc'), (written) => {
        expect(plateText(written)).toBe('123 ABC');
        expect(regoLookupSchema(site).parse({ rego: written, regoState: 'qld' }).rego).toBe('123ABC');
        expect(leadFormSchema(site, testNow).shape.rego.parse(written)).toBe('123 abc');
      }),
    );
    fc.assert(
      fc.property(
        soiled('123456'),
        (written) => void expect(readOtpCode(written)).toEqual({ kind: 'code', code: '123456' }),
      ),
    );
    fc.assert(
      fc.property(
        soiled('0800'),
        (written) => void expect(readPostcode(written)).toEqual({ kind: 'postcode', postcode: '0800' }),
      ),
    );
    fc.assert(fc.property(soiled('$ 1,500'), (written) => void expect(readAmount(written)).toBe(1_500)));
  });
});
