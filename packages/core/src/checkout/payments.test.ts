import { describe, expect, it } from 'vitest';
import { choosePaymentProcessor, onlinePaymentSchema } from './index.ts';
import { paymentMessages } from './onlinePayment.ts';

describe('choosePaymentProcessor', () => {
  it.each([
    [[], ['hosted'], 'hosted'],
    [['stripe', 'hosted'], ['hosted', 'stripe'], 'stripe'],
    [[' Hosted '], ['hosted'], 'hosted'],
    [['windcave'], ['hosted'], undefined],
    [[], [], undefined],
  ])('choosePaymentProcessor for %j among %j is %s', (named, served, expected) => {
    expect(choosePaymentProcessor(named, served)).toBe(expected);
  });
});

describe('onlinePaymentSchema', () => {
  const good = { reference: 'INV-1042', amount: '250', purpose: 'Service or repair' };
  const problem = (change: Partial<typeof good>): string | undefined =>
    onlinePaymentSchema.safeParse({ ...good, ...change }).error?.issues[0]?.message;

  it.each(['250', '$250', '1,250.50', '1', '50000'])('onlinePaymentSchema accepts the amount %s', (amount) => {
    expect(problem({ amount })).toBeUndefined();
  });

  it.each([
    ['', paymentMessages.amount],
    ['0', paymentMessages.amountForm],
    ['0.99', paymentMessages.amountForm],
    ['-5', paymentMessages.amountForm],
    ['50000.01', paymentMessages.amountForm],
    ['12.345', paymentMessages.amountForm],
    ['1e3', paymentMessages.amountForm],
    ['two hundred', paymentMessages.amountForm],
    ['1,25', paymentMessages.amountForm],
  ])('onlinePaymentSchema answers "%s" with: %s', (amount, message) => {
    expect(problem({ amount })).toBe(message);
  });

  it.each([
    ['', paymentMessages.reference],
    ['   ', paymentMessages.reference],
    ['<script>', paymentMessages.referenceForm],
    ['x'.repeat(41), paymentMessages.referenceForm],
  ])('onlinePaymentSchema answers the reference "%s" with: %s', (reference, message) => {
    expect(problem({ reference })).toBe(message);
  });

  it('refuses an online payment without a purpose', () => {
    expect(problem({ purpose: '' })).toBe(paymentMessages.purpose);
    expect(problem({ purpose: 'Bribe' })).toBe(paymentMessages.purpose);
  });
});
