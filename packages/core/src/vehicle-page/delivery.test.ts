import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import {
  deliveryCalculator,
  idleDelivery,
  isDeliveryCalculatorShown,
  readDeliveryPrice,
  type DeliveryCalculator,
} from './index.ts';
import type { DeliveryAction } from './deliveryCalculator.ts';
import { deliveryPostcodeProblem } from '../contact/index.ts';

const after = (...actions: DeliveryAction[]): DeliveryCalculator => actions.reduce(deliveryCalculator, idleDelivery);
const loading = after({ kind: 'type', text: ' 4000 ' }, { kind: 'submit' });
const estimate = { region: 'Brisbane', price: 150 };
const sorry =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";

describe('deliveryPostcodeProblem', () => {
  const invalid = 'Invalid postcode. Please enter a 4-digit number.';
  it.each([
    ['', 'Please enter a postcode.'],
    ['  ', 'Please enter a postcode.'],
    ['400', invalid],
    ['40000', invalid],
    ['4O00', invalid],
    ['4000', undefined],
    ['0800', undefined],
    [' 4000 ', undefined],
  ])('deliveryPostcodeProblem of "%s" is %s', (text, problem) => {
    expect(deliveryPostcodeProblem(text)).toBe(problem);
  });
});

describe('deliveryCalculator', () => {
  it('loads, then says the region and the price', () => {
    expect(loading).toMatchObject({ kind: 'loading', postcode: '4000' });
    expect(deliveryCalculator(loading, { kind: 'answer', request: loading.request, estimate })).toMatchObject({
      kind: 'result',
      estimate,
    });
  });

  it('deliveryCalculator requires a postcode before calling the service', () => {
    expect(after({ kind: 'submit' })).toMatchObject({
      kind: 'error',
      message: 'Please enter a postcode.',
      field: true,
    });
    expect(after({ kind: 'type', text: '12' }, { kind: 'submit' })).toMatchObject({
      kind: 'error',
      postcode: '12',
      field: true,
    });
  });

  it('deliveryCalculator is sorry where there is no estimate, and where the call fails', () => {
    expect(
      deliveryCalculator(loading, { kind: 'answer', request: loading.request, estimate: undefined }),
    ).toMatchObject({
      kind: 'error',
      message: sorry,
      field: false,
    });
    expect(deliveryCalculator(loading, { kind: 'fail', request: loading.request })).toMatchObject({
      kind: 'error',
      message: sorry,
    });
  });

  it('deliveryCalculator ignores an answer that arrives after a change or a new request', () => {
    const typed = deliveryCalculator(loading, { kind: 'type', text: '4001' });
    expect(typed.kind).toBe('idle');
    expect(deliveryCalculator(typed, { kind: 'answer', request: loading.request, estimate })).toBe(typed);
    const resubmitted = deliveryCalculator(loading, { kind: 'submit' });
    expect(deliveryCalculator(resubmitted, { kind: 'fail', request: loading.request })).toBe(resubmitted);
  });

  it('deliveryCalculator has the same result while nothing else is typed', () => {
    const result = deliveryCalculator(loading, { kind: 'answer', request: loading.request, estimate });
    expect(deliveryCalculator(result, { kind: 'type', text: '4000' })).toBe(result);
    expect(deliveryCalculator(result, { kind: 'type', text: '400' })).toMatchObject({ kind: 'idle', postcode: '400' });
  });
});

describe('readDeliveryPrice', () => {
  it.each([
    [{ name: 'Brisbane', price: 150 }, estimate],
    [{ name: 'Brisbane', price: '$150' }, estimate],
    [
      { name: 'Brisbane', price: 0 },
      { region: 'Brisbane', price: 0 },
    ],
    [{ name: 'Brisbane' }, undefined],
    [{ price: 150 }, undefined],
    [{ name: 'Brisbane', price: -1 }, undefined],
    [null, undefined],
    ['Brisbane', undefined],
  ])('readDeliveryPrice of %o is %o', (answer, expected) => {
    expect(readDeliveryPrice(answer)).toEqual(expected);
  });
});

describe('isDeliveryCalculatorShown', () => {
  it('isDeliveryCalculatorShown is for vehicles that can be bought, on sites that have it', () => {
    expect(isDeliveryCalculatorShown({ kind: 'comingSoon' }, aSite())).toBe(true);
    expect(isDeliveryCalculatorShown({ kind: 'sold' }, aSite())).toBe(false);
    expect(isDeliveryCalculatorShown({ kind: 'inStock' }, aSite({ detail: { deliveryCalculator: false } }))).toBe(
      false,
    );
  });
});
