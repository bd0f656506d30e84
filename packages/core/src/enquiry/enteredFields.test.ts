import { describe, expect, it } from 'vitest';
import { enteredFields } from './enteredFields.ts';

const lead = { name: 'Jo', phone: '0412345678', url: 'https://dealer.example/contact', page_id: 'contact' };

describe('enteredFields', () => {
  it.each([
    ['another order', { phone: '0412345678', name: 'Jo', page_id: 'contact', url: lead.url }, true],
    ['another page', { ...lead, url: 'https://dealer.example/', page_id: 'home', lead_attributes: {} }, true],
    ['another phone', { ...lead, phone: '0412345679' }, false],
    ['another field', { ...lead, message: '' }, false],
  ])('enteredFields compares leads with %s', (_, other, isSame) => {
    expect(enteredFields(other) === enteredFields(lead)).toBe(isSame);
  });
});
