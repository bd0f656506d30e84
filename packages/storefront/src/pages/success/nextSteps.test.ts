import { describe, expect, it } from 'vitest';
import { aSite } from '@dealer/core/testing';
import { nextSteps } from './nextSteps.ts';

const after = (topic: string, site = aSite()) => nextSteps(topic, site).map(({ href }) => href);

describe('ways on after a lead', () => {
  it.each([
    ['Service Booking', ['/vehicle-parts-and-accessories', '/contact-us']],
    ['Parts Enquiry', ['/service', '/contact-us']],
    ['Career Enquiry', ['/about-us', '/contact-us']],
    ['Test Drive', ['/trade-in', '/finance']],
    ['General Enquiry', ['/special-offers', '/contact-us']],
    ['toString', ['/special-offers', '/contact-us']],
  ])('of %s end with all the stock', (topic, own) => {
    expect(after(topic)).toEqual([...own, '/search/new-used-and-demo-cars/']);
  });

  it('lead to the finance page at the address that the dealer chose', () => {
    expect(after('Test Drive', aSite({ routes: { financePath: '/money-matters' } }))).toContain('/money-matters');
  });

  it('say nothing of finance where the dealer has none', () => {
    expect(after('Test Drive', aSite({ finance: { hidden: true } }))).toEqual([
      '/trade-in',
      '/search/new-used-and-demo-cars/',
    ]);
  });
});
