import { expect, it } from 'vitest';
import { searchEnquiryMessage } from './searchEnquiryMessage.ts';

it('says what was searched for', () => {
  expect(searchEnquiryMessage(['“hilux”', 'Under $20,000'])).toBe(
    'I am looking for: “hilux”, Under $20,000. Please let me know when you have one.',
  );
});

it('reads well for a search without terms and filters', () => {
  expect(searchEnquiryMessage([])).toMatch(/^I am looking for a vehicle/);
});
