import { describe, expect, it } from 'vitest';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import { stickyState, stickySummary } from './index.ts';

const site = aSite();

describe('stickyState', () => {
  const bar = aSite({ detail: { stickyVariant: 'bottom-bar' } });
  it.each([
    ['header', site, 0, false, false],
    ['header', site, 500, false, false],
    ['header', site, 501, true, false],
    ['header', site, 5_000, true, false],
    ['bottom bar', bar, 0, true, false],
    ['bottom bar', bar, 900, true, false],
    ['bottom bar', bar, 901, true, true],
  ])('stickyState of the %s', (_, where, scrollY, visible, opened) => {
    expect(stickyState(scrollY, where)).toEqual({ visible, opened });
  });
});

describe('stickySummary', () => {
  it('stickySummary lets the type of the price break between words, and nowhere else, in the bar of a narrow phone', () => {
    const { price } =
      stickySummary(aVehicle({ car_type: 'used', price_type: 'Excl. govt charges' }), site, testNow) ?? {};
    expect(price).toMatchObject({ kind: 'price', priceType: 'Excl. govt charges' });
  });

  it('stickySummary has the seven parts of the sticky summary', () => {
    // 45,990 at 10 % over 5 years, weekly: r = 0.1/52, n = 260, 45990·r/(1-(1+r)^-260) = 224.9 -> 225.
    expect(stickySummary(aVehicle(), site, testNow)).toMatchObject({
      variant: 'header',
      picture: { src: '/pictures/ute-white-1.webp', width: 600, height: 400 },
      name: '2022 Toyota Hilux SR5 GUN126R',
      facts: 'Automatic, Ute',
      price: { kind: 'price', text: '$45,990' },
      estimate: { text: '$225/wk', href: '#finance-calculator' },
      finance: { label: 'Get Finance', href: '/cars/2022-toyota-hilux-1042?enquire=finance' },
      tradeIn: { label: 'Trade-In Valuation', href: '/cars/trade-in?car_id=1042' },
    });
  });

  it('stickySummary leaves out what does not hold', () => {
    const bare = stickySummary(
      aVehicle({ price: 0, images: [], simple_transmission: undefined, simple_body: undefined }),
      aSite({ finance: { hidden: true } }),
      testNow,
    );
    expect(bare).toMatchObject({ picture: null, facts: '', price: { kind: 'noPrice' } });
    expect([bare?.estimate, bare?.finance]).toEqual([undefined, undefined]);
  });

  it('stickySummary is not there for a sold vehicle', () => {
    expect(stickySummary(aVehicle({ status: 'sold' }), site, testNow)).toBeUndefined();
  });
});
