import { describe, expect, it } from 'vitest';
import { formCheckFault, withFormCheck } from './formCheck.ts';

describe('the check of a form', () => {
  it('the check of a form travels with the lead and leaves the rest of the visit as it is', () => {
    const lead = { name: 'Jo', lead_attributes: { visited_pages: ['/'] } };
    expect(withFormCheck(lead, { openMs: 5_200.4, trap: '', token: 't' })).toEqual({
      name: 'Jo',
      lead_attributes: { visited_pages: ['/'], form_open_ms: 5_200, captcha_token: 't' },
    });
    expect(withFormCheck(lead, { openMs: -3, trap: 'x' }).lead_attributes).toMatchObject({
      form_open_ms: 0,
      form_trap: 'x',
    });
  });

  it.each([
    ['a person', { form_open_ms: 2_000 }, undefined],
    ['a page from before the check', {}, undefined],
    ['a program that fills in every field', { form_open_ms: 60_000, form_trap: 'https://x.example' }, 'trap'],
    ['a program that sends at once', { form_open_ms: 1_999 }, 'fast'],
  ])('the check of a form finds %s', (_, attributes, fault) => {
    expect(formCheckFault(attributes)).toBe(fault);
  });
});
