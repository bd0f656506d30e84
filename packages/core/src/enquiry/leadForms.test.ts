import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  shownAnswers,
  emptyLeadForm,
  leadBodySchema,
  type LeadFormName,
  leadFormPayload,
  leadForms,
  leadFormSchema,
  type LeadFormValues,
  successText,
} from './index.ts';
import { aLeadContext, aSite, aVehicle } from '../testing/index.ts';
import { anEnquiry } from '../testing/anEnquiry.ts';
import { writtenCount } from './formFields.ts';

const context = aLeadContext({ url: 'https://www.harbourcity.example/service' });
/** Noon of 31 March 2026 in Brisbane. */
const now = Date.UTC(2026, 2, 31, 2);
const filled: LeadFormValues = {
  ...emptyLeadForm(aSite()),
  ...anEnquiry({ message: 'Hello' }),
  company: ' Reef Tours ',
  fleetSize: '12',
  position: 'Technician',
  vehicle: ' Toyota HiLux ',
  year: '2019',
  rego: '123 ABC',
  services: ['Wheel alignment', 'Loan car'],
  date: '2026-04-09',
  finance: 'Yes',
  tradeIn: 'Yes',
  tradeInVehicle: ' 2016 Mazda CX-5 ',
  kms: '84,000 km',
  tradeInRego: '987XYZ',
  regoState: 'qld',
  tradeInLocation: 'newstead',
};
const sent = (name: LeadFormName, form: LeadFormValues = filled) =>
  leadFormPayload({ name, form, site: aSite(), context });
const complaint = (change: object): string | undefined =>
  leadFormSchema(aSite(), now).safeParse({ ...emptyLeadForm(aSite()), ...anEnquiry(), ...change }).error?.issues[0]
    ?.message;

describe('the forms', () => {
  it('the forms: sends a general enquiry under the category that was chosen, General Enquiry unless another one was', () => {
    expect(leadFormSchema(aSite(), now).parse({ ...emptyLeadForm(aSite()), ...anEnquiry() }).category).toBe(
      'General Enquiry',
    );
    expect(sent('general', { ...filled, category: 'Finance Enquiry' })).toMatchObject({ category: 'Finance Enquiry' });
    expect(sent('general', { ...filled, category: 'Career Enquiry' })).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
    });
    // A form without this question ignores the category.
    expect(sent('parts', { ...filled, category: 'Career Enquiry' })).toMatchObject({ subcategory: 'Parts Enquiry' });
    expect(leadFormSchema(aSite(), now).safeParse({ ...filled, category: '' }).success).toBe(false);
  });

  it('the forms: names the offer that an enquiry came from', () => {
    const extra = { offer_id: 12, offer_name: 'Plate clearance' };
    expect(
      leadFormPayload({
        name: 'offer',
        form: filled,
        site: aSite(),
        context: { ...context, category: undefined, subcategory: undefined, extra },
      }),
    ).toMatchObject({ category: 'General Enquiry', subcategory: 'Offer Enquiry', ...extra });
  });

  it.each<[LeadFormName, object, string[]]>([
    [
      'general',
      { category: 'General Enquiry' },
      ['subcategory', 'Rego', 'finance', 'additional_services', 'car_description', 'company'],
    ],
    [
      'vehicle',
      {
        category: 'General Enquiry',
        finance: 'Yes',
        'do-you-have-a-trade-in': 'Yes',
        trade_in_vehicle: '2016 Mazda CX-5',
        kms: '84000',
        rego: '987XYZ',
        regoState: 'qld',
      },
      ['Rego', 'preferred_date'],
    ],
    [
      'career',
      { category: 'General Enquiry', subcategory: 'Career Enquiry', position: 'Technician' },
      ['Rego', 'company'],
    ],
    [
      'parts',
      {
        category: 'General Enquiry',
        subcategory: 'Parts Enquiry',
        car_description: 'Toyota HiLux',
        car_year: 2019,
        Rego: '123 ABC',
      },
      ['additional_services', 'preferred_date', 'finance'],
    ],
    [
      'service',
      {
        category: 'General Enquiry',
        subcategory: 'Service Booking',
        car_description: 'Toyota HiLux',
        car_year: 2019,
        Rego: '123 ABC',
        additional_services: 'Wheel alignment, Loan car',
        preferred_date: '2026-04-09',
      },
      ['finance', 'do-you-have-a-trade-in', 'kms'],
    ],
    ['warranty', { subcategory: 'Warranty Enquiry', Rego: '123 ABC' }, ['preferred_date']],
    ['roadside', { subcategory: 'Roadside Assist', car_description: 'Toyota HiLux' }, ['car_year']],
    ['offer', { subcategory: 'Offer Enquiry' }, ['Rego', 'company', 'finance']],
    ['fleet', { subcategory: 'Fleet Enquiry', company: 'Reef Tours', fleet_size: '12' }, ['position', 'Rego']],
    ['similar', { subcategory: 'Find me something similar' }, ['finance']],
    [
      'finance',
      { category: 'Finance Enquiry', 'do-you-have-a-trade-in': 'Yes', kms: '84000' },
      ['subcategory', 'finance'],
    ],
    [
      'tradeIn',
      {
        subcategory: 'Trade In',
        'do-you-have-a-trade-in': 'Yes',
        trade_in_vehicle: '2016 Mazda CX-5',
        kms: '84000',
        rego: '987XYZ',
      },
      ['Rego', 'finance', 'car_description'],
    ],
  ])('%s sends only the answers to its questions', (name, expected, without) => {
    const body = sent(name);
    expect(body).toMatchObject({ ...expected, name: 'Ana', PreferredContactMethod: 'Phone' });
    for (const key of [...without, 'services', 'tradeInRego', 'vehicle', 'year']) expect(body).not.toHaveProperty(key);
    expect(z.safeParse(leadBodySchema, body).success).toBe(true);
  });

  it('the forms start the trade-in’s plate in the dealer’s state, and send it only with a trade-in', () => {
    const form = { ...emptyLeadForm(aSite()), ...anEnquiry() };
    expect(form.regoState).toBe('qld');
    expect(sent('finance', { ...form, tradeIn: 'No' })).not.toHaveProperty('regoState');
    expect(sent('finance', { ...form, tradeIn: 'Yes', tradeInRego: '123ABC' })).toMatchObject({ regoState: 'qld' });
  });

  it('the forms send no trade-in that was typed and then unticked', () => {
    const body = sent('vehicle', { ...filled, finance: false, tradeIn: false });
    for (const key of ['finance', 'do-you-have-a-trade-in', 'trade_in_vehicle', 'kms', 'rego'])
      expect(body).not.toHaveProperty(key);
    expect(leadFormSchema(aSite(), now).safeParse({ ...filled, finance: false, tradeIn: false }).success).toBe(true);
  });

  it('the forms are not refused for a trade-in that was typed wrongly and then unticked', () => {
    const wrong = { ...filled, kms: 'lots', tradeInRego: '?? do not know ??', tradeInVehicle: 'x'.repeat(300) };
    const isValid = (form: LeadFormValues, options?: { ownVehicle: boolean }): boolean =>
      leadFormSchema(aSite(), now, options).safeParse(shownAnswers(form, options)).success;
    expect(isValid({ ...wrong, tradeIn: false })).toBe(true);
    expect(isValid({ ...wrong, tradeIn: 'No' })).toBe(true);
    expect(isValid({ ...wrong, tradeIn: 'Yes' })).toBe(false);
    // A form about the visitor's own vehicle always asks.
    expect(isValid({ ...wrong, tradeIn: false }, { ownVehicle: true })).toBe(false);
  });

  it.each([
    [
      '',
      '',
      [
        'Please enter what you drive, such as 2016 Mazda CX-5.',
        'Please enter how many kilometres your vehicle has driven.',
      ],
    ],
    ['Mazda 3', 'many', ['Please enter the kilometres as a number, such as 84000.']],
    ['Mazda 3', '84,000 km', []],
  ])('about a trade-in ask what is traded in: "%s", "%s"', (tradeInVehicle, kms, messages) => {
    const form = { ...emptyLeadForm(aSite()), ...anEnquiry(), tradeInVehicle, kms };
    const read = leadFormSchema(aSite(), now, { ownVehicle: true }).safeParse(form);
    expect(read.error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
  });

  it('the forms leave out what was left empty', () => {
    const body = sent('service', { ...emptyLeadForm(aSite()), ...anEnquiry() });
    for (const key of ['car_description', 'car_year', 'Rego', 'additional_services', 'preferred_date'])
      expect(body).not.toHaveProperty(key);
  });

  it('the forms send each plate once and in capitals', () => {
    for (const name of Object.keys(leadForms) as LeadFormName[]) {
      const body = sent(name, { ...filled, rego: ' abc 12d ', tradeInRego: 'abc12d', tradeIn: 'Yes' });
      const plates = Object.entries(body).filter(([, value]) => /^abc ?12d$/i.test(String(value)));
      expect([name, ...plates]).toEqual([
        name,
        ...(['parts', 'service', 'warranty', 'roadside'].includes(name) ? [['Rego', 'ABC 12D']] : []),
        ...(['vehicle', 'finance', 'tradeIn'].includes(name) ? [['rego', 'ABC12D']] : []),
      ]);
    }
  });

  it('the forms send no service that the site does not offer', () => {
    expect(sent('service', { ...filled, services: ['Free car', 'Loan car'] }).additional_services).toBe('Loan car');
  });

  it('the forms let a vehicle speak for itself', () => {
    expect(
      leadFormPayload({ name: 'vehicle', form: filled, vehicle: aVehicle(), site: aSite(), context }),
    ).toMatchObject({ car_id: 1042, car_year: aVehicle().year });
  });

  it('all have a name of their own', () => {
    const topics = Object.values(leadForms).map((form) => JSON.stringify({ ...form, questions: undefined }));
    // "general" and "vehicle" are both plain enquiries.
    expect(new Set(topics).size).toBe(topics.length - 1);
  });
});

describe('what they accept', () => {
  it.each<[object, string | undefined]>([
    [{}, undefined],
    [{ year: '2027' }, undefined],
    [{ year: '2028' }, 'Please enter the year as four digits, such as 2019.'],
    [{ year: '19' }, 'Please enter the year as four digits, such as 2019.'],
    [{ year: '🚗' }, 'Please enter the year as four digits, such as 2019.'],
    [{ rego: ' 123 ABC ' }, undefined],
    [{ rego: '<b>1</b>' }, 'Please enter the registration number as it stands on the plate, letters and numbers only.'],
    [{ rego: 'x'.repeat(400) }, 'This is too long. Please shorten it.'],
    [{ tradeInRego: '!' }, 'Please enter the registration number as it stands on the plate, letters and numbers only.'],
    [{ kms: '84 000' }, undefined],
    [{ kms: 'many' }, 'Please enter the kilometres as a number, such as 84000.'],
    [{ fleetSize: '-3' }, 'Please enter a number of vehicles, such as 12.'],
    [{ date: '2026-03-31' }, undefined],
    [{ date: '2026-03-30' }, 'Please choose a day that is still to come.'],
    [{ date: '2026-13-01' }, 'Please choose a date.'],
    [{ date: 'tomorrow' }, 'Please choose a date.'],
    [{ finance: null, tradeIn: '' }, undefined],
    [{ services: 'Loan car' }, undefined],
    [{ services: false }, undefined],
    [{ company: 'x'.repeat(201) }, 'This is too long. Please shorten it.'],
  ])('what they accept: %j', (change, message) => {
    expect(complaint(change)).toBe(message);
  });

  it('what they accept counts a single ticked box as a list', () => {
    expect(
      leadFormSchema(aSite(), now).parse({ ...emptyLeadForm(aSite()), ...anEnquiry(), services: 'Loan car' }).services,
    ).toEqual(['Loan car']);
  });

  it('what they accept never throws, and what it accepts can be sent', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(leadForms) as LeadFormName[])),
        fc.record(
          {
            year: fc.string(),
            kms: fc.string(),
            rego: fc.string(),
            vehicle: fc.string({ unit: 'grapheme' }),
            date: fc.string(),
          },
          { requiredKeys: [] },
        ),
        (name, change) => {
          const read = leadFormSchema(aSite(), now).safeParse({ ...emptyLeadForm(aSite()), ...anEnquiry(), ...change });
          if (read.success)
            expect(
              z.safeParse(leadBodySchema, leadFormPayload({ name, form: read.data, site: aSite(), context })).success,
            ).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('writtenCount', () => {
  it.each([
    ['84000', '84000'],
    ['84,000 km', '84000'],
    [' 84 000kms. ', '84000'],
    ['1,234,567', '1234567'],
    ['８４０００', '84000'],
    ['84\u00a0000\u200b km', '84000'],
    ['8,4', '8,4'],
    ['', ''],
  ])('writtenCount: %s', (text, expected) => {
    expect(writtenCount(text)).toBe(expected);
  });
});

describe('successText', () => {
  const site = aSite({
    successText: 'It reached us.',
    successTexts: { 'Service Booking': 'The workshop has it.', 'Finance Enquiry': 'A broker has it.' },
  });
  it.each([
    [{ category: 'General Enquiry' }, 'It reached us.'],
    [{ category: 'General Enquiry', subcategory: 'Service Booking' }, 'The workshop has it.'],
    [{ category: 'Finance Enquiry' }, 'A broker has it.'],
    [{ category: 'constructor', subcategory: 'toString' }, 'It reached us.'],
  ])('successText: %j', (lead, text) => {
    expect(successText(lead, site)).toBe(text);
  });
});
