import { describe, expect, it } from 'vitest';
import {
  enquiryPayload,
  financeLeadPayload,
  leadBodySchema,
  photoRequestPayload,
  revealPhoneBody,
  testDrivePayload,
} from './index.ts';
import { aLeadContext, aFinanceForm, aSite, aVehicle } from '../testing/index.ts';
import { anEnquiry } from '../testing/anEnquiry.ts';
import { offerAcceptedBody } from '../valuation/index.ts';
import { valuationLead } from '../valuation/valuationBodies.ts';

const site = aSite();
const vehicle = aVehicle();
const context = aLeadContext({ visitedPages: ['/'], linkedQueryParams: { utm_source: 'mail' } });
const finance = aFinanceForm({ subscribe: true });

const leads = {
  enquiry: enquiryPayload({ form: anEnquiry(), vehicle, site, context }),
  career: enquiryPayload({ form: anEnquiry(), site, context: { ...context, category: 'Career Enquiry' } }),
  photos: photoRequestPayload({ form: anEnquiry(), vehicle, site, context }),
  'test-drive': testDrivePayload({
    contact: anEnquiry(),
    booking: { dateTime: '2026-04-01T10:00', distributionLocation: '', terms: false },
    vehicle,
    site,
    // The page passes no subcategory of its own: the lead still says that it is a test drive.
    context: { ...context, subcategory: undefined },
  }),
  finance: financeLeadPayload({ form: finance, vehicle, site, context }),
  valuation: valuationLead({ lookup: { rego: '123ABC', regoState: 'qld' }, context, site }),
};

describe('every lead', () => {
  it.each(Object.entries(leads))('every lead of kind %s fits the one body', (_, lead) => {
    expect(leadBodySchema.safeParse(lead).error?.issues).toBeUndefined();
    // It survives the wire unchanged: nothing in it is undefined, a date or a function.
    expect(leadBodySchema.parse(JSON.parse(JSON.stringify(lead)))).toEqual(lead);
  });

  it('every lead says what it is about', () => {
    expect(leads.career).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' });
    expect(leads['test-drive']).toMatchObject({ subcategory: 'Test Drive' });
    expect(leads.photos).toHaveProperty('Request Photos');
    expect(leads.finance).toMatchObject({ category: 'Finance Enquiry' });
    expect(leads.valuation).toMatchObject({ rego: '123ABC', regoState: 'qld' });
    expect(offerAcceptedBody('1001', { context, site })).toMatchObject({ offer_accepted: true });
  });

  it('every lead is not a lead without a category, a source or the visit', () => {
    for (const key of ['category', 'source', 'lead_attributes', 'url'])
      expect(leadBodySchema.safeParse({ ...leads.enquiry, [key]: undefined }).success).toBe(false);
  });
});

describe('revealing a phone', () => {
  it('revealing a phone tells car, dealership and website, as far as they are known', () => {
    expect(revealPhoneBody(vehicle, aSite({ website_id: 12 }))).toEqual({
      car_id: 1042,
      dealership_id: 7,
      website_id: 12,
    });
    expect(revealPhoneBody({ id: 7 }, aSite())).toEqual({ car_id: 7 });
  });
});
