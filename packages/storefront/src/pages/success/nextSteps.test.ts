import { describe, expect, it } from 'vitest';
import { aSite } from '@dealer/core/testing';
import { nextSteps } from './nextSteps.ts';

const after = (topic: string, site = aSite()) => nextSteps(topic, site).map(({ href }) => href);

describe('ways on after a lead', () => {
  it.each([
    ['Test Drive', ['/trade-in', '/finance']],
    ['General Enquiry', ['/special-offers', '/contact-us']],
    ['Finance Enquiry', ['/special-offers', '/contact-us']],
    ['toString', ['/special-offers', '/contact-us']],
  ])('ways on after a lead of %s begin with all the stock', (topic, own) => {
    expect(after(topic)).toEqual(['/search/new-used-and-demo-cars/', ...own]);
  });

  it.each([
    ['Service Booking', ['/vehicle-parts-and-accessories', '/contact-us']],
    ['Parts Enquiry', ['/service', '/contact-us']],
    ['Warranty Enquiry', ['/service', '/contact-us']],
    ['Roadside Assist', ['/service', '/contact-us']],
    ['Career Enquiry', ['/about-us', '/contact-us']],
  ])('ways on after a lead of %s name no stock to somebody who is not buying', (topic, own) => {
    expect(after(topic)).toEqual(own);
  });

  it('lead to the finance page at the address that the dealer chose', () => {
    expect(after('Test Drive', aSite({ routes: { financePath: '/money-matters' } }))).toContain('/money-matters');
  });

  it('ways on after a lead say nothing of finance where the dealer has none', () => {
    expect(after('Test Drive', aSite({ finance: { hidden: true } }))).toEqual([
      '/search/new-used-and-demo-cars/',
      '/trade-in',
    ]);
  });
});
