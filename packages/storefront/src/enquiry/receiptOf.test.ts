import { emptyLeadForm } from '@dealer/core/enquiry';
import { aSite } from '@dealer/core/testing';
import { expect, it } from 'vitest';
import { receiptOf } from './receiptOf.ts';

const values = emptyLeadForm(aSite());

it.each([
  ['the offer', { offer_id: 12, offer_name: 'Plate clearance' }, { label: 'Offer', value: 'Plate clearance' }],
  ['the model', { 'Vehicle Make': 'Ford', 'Vehicle Model': 'Ranger' }, { label: 'Model', value: 'Ford Ranger' }],
  ['a model without a make', { 'Vehicle Model': 'Ranger' }, { label: 'Model', value: 'Ranger' }],
])('the confirmation of an enquiry names %s of its page', (_, extra, line) => {
  expect(receiptOf(values, ['preferredContact'], extra)).toEqual([
    line,
    { label: 'How we contact you', value: 'Phone' },
  ]);
});

it('the confirmation of an enquiry lists the answers to the questions that the form has', () => {
  const filled = { ...values, services: ['Wheel alignment', 'Loan car'], date: '2026-04-09' };
  expect(receiptOf(filled, ['date'])).toEqual([{ label: 'Preferred date', value: 'Thu 9 April 2026' }]);
  expect(receiptOf(filled, ['services'])).toEqual([
    { label: 'Additional services', value: 'Wheel alignment, Loan car' },
  ]);
});
