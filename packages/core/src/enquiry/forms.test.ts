import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLeadContext, aSite, aVehicle } from '../testing/index.ts';
import { anEnquiry } from '../testing/anEnquiry.ts';
import {
  enquiryPayload,
  enquirySchema,
  photoRequestPayload,
  photoRequestSchema,
  preferredContactMethods,
} from './index.ts';
import { tradeInExtra, tradeInFields } from './tradeInExtra.ts';

const context = aLeadContext();

describe('a career enquiry', () => {
  it.each([
    ['by its category', { category: 'Career Enquiry' }],
    ['by a category with spaces', { category: ' Career Enquiry ' }],
    ['by a car type field', { extra: { car_type: 'Career Enquiry' } }],
  ])('a career enquiry: %s goes out as a general one', (_, change) => {
    const sent = enquiryPayload({ form: anEnquiry(), site: aSite(), context: { ...context, ...change } });
    expect(sent).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' });
    expect(sent).not.toHaveProperty('car_type');
  });

  it('a career enquiry leaves a real car type alone', () => {
    expect(
      enquiryPayload({
        form: anEnquiry(),
        vehicle: aVehicle(),
        site: aSite(),
        context: { ...context, extra: { car_type: 'x' } },
      }),
    ).toMatchObject({ car_type: 'used', category: 'General Enquiry' });
  });
});

describe('the preferred way of contact', () => {
  it('the preferred way of contact is the phone unless the visitor says otherwise', () => {
    expect(preferredContactMethods).toEqual(['Phone', 'Email', 'SMS']);
    const form: Record<string, unknown> = { ...anEnquiry() };
    delete form['preferredContact'];
    expect(enquirySchema(aSite()).parse(form).preferredContact).toBe('Phone');
  });
});

describe('a trade-in', () => {
  it('a trade-in has questions about the car only after Yes, and none about the state in New Zealand', () => {
    expect(tradeInFields('Yes', aSite())).toEqual([
      'kms',
      'regoState',
      'rego',
      'name',
      'phone',
      'email',
      'location_id',
    ]);
    expect(tradeInFields('Yes', aSite({ country: 'NZ' }))).not.toContain('regoState');
    expect(tradeInFields('No', aSite())).toEqual([]);
    expect(tradeInFields(undefined, aSite())).toEqual([]);
  });

  it('a trade-in sends nothing without an answer to the first question', () => {
    expect(tradeInExtra({ kms: '84000' }, aSite())).toEqual({});
    expect(tradeInExtra({ tradeIn: 'Yes', kms: ' ' }, aSite())).toEqual({ 'do-you-have-a-trade-in': 'Yes' });
  });

  it('a trade-in sends what was answered, and forgets the car after a change to No', () => {
    const typed = { finance: 'No', kms: ' 84000 ', rego: '123ABC', regoState: 'qld', name: 'Someone else' } as const;
    expect(tradeInExtra({ ...typed, tradeIn: 'Yes' }, aSite())).toEqual({
      finance: 'No',
      'do-you-have-a-trade-in': 'Yes',
      kms: '84000',
      regoState: 'qld',
      rego: '123ABC',
    });
    expect(tradeInExtra({ ...typed, tradeIn: 'No' }, aSite())).toEqual({
      finance: 'No',
      'do-you-have-a-trade-in': 'No',
    });
  });
});

describe('a request for photos', () => {
  it('a request for photos needs no message and carries its hidden fields', () => {
    const form = photoRequestSchema(aSite()).parse(anEnquiry({ message: '' }));
    const sent = photoRequestPayload({
      form,
      vehicle: aVehicle(),
      site: aSite(),
      context: { ...context, subcategory: undefined },
    });
    expect(sent).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Request Photos',
      'Request Photos': 'Please send photos for this car',
      car_id: 1042,
    });
    expect(sent).not.toHaveProperty('message');
  });
});

describe('any enquiry', () => {
  it('any enquiry never carries a helper of radio buttons, whatever the form added, and always says who asks', () => {
    const extra = fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('a_radio_options', '__proto__', 'name', 'category', 'source')),
      fc.oneof(fc.string(), fc.boolean(), fc.array(fc.string())),
    );
    fc.assert(
      fc.property(extra, (added) => {
        const sent = enquiryPayload({ form: anEnquiry(), site: aSite(), context: { ...context, extra: added } });
        expect(Object.keys(sent).filter((key) => key.includes('_radio_options'))).toEqual([]);
        expect(sent).toMatchObject({ name: 'Ana', source: 'Website', category: 'General Enquiry' });
        expect(Object.values(sent)).not.toContain(undefined);
      }),
      { numRuns: 300 },
    );
  });

  it('any enquiry never throws on what a form holds', () => {
    const schema = enquirySchema(aSite({ forms: { requirePostcode: true, requireTerms: true } }));
    fc.assert(
      fc.property(fc.anything(), (form) => void schema.safeParse(form)),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(
        fc.record({ name: fc.string(), email: fc.string(), phone: fc.string(), message: fc.string() }),
        (form) => {
          const read = schema.safeParse(form);
          if (read.success) expect(schema.parse(read.data)).toEqual(read.data);
        },
      ),
    );
  });
});
