import { createMemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { aSite, testNow } from '@dealer/core/testing';
import { createStorefront } from '../boot/createStorefront.ts';
import { aStorage } from '../stores/testStorage.ts';
import { aTemplate } from '../test/aTemplate.ts';
import { stockAnswers } from '../test/stockAnswers.ts';
import { stockMenu } from './stockMenu.ts';

const aVisit = (fetch: typeof globalThis.fetch) =>
  createStorefront({
    template: aTemplate,
    site: aSite({ home: { priceBands: [{ label: 'Under $15,000', max: 15_000 }] } }),
    services: { fetch },
    now: () => testNow,
    rng: () => 0.5,
    storage: { local: aStorage(), session: aStorage() },
    createRouter: (routes, options) => createMemoryRouter(routes, options),
  });

describe('the stock in the menu of vehicles', () => {
  it('the stock in the menu of vehicles has the body types with most vehicles first, the price bands and the newest vehicle', async () => {
    const menu = await stockMenu(aVisit(stockAnswers));
    expect(menu?.counts['/search/new-used-and-demo-cars/']).toBe('109');
    expect(menu?.bodies.links[0]).toMatchObject({ body: 'SUV', label: 'SUV', count: '42' });
    expect(menu?.prices.links).toMatchObject([{ label: 'Under $15,000', count: '109' }]);
    expect(menu?.newest).toMatchObject({ title: 'Just arrived', href: '/cars/2022-toyota-hilux-1042' });
  });

  it('the stock in the menu of vehicles is requested once for a visit, and again after a failure', async () => {
    let requests = 0;
    let isDown = true;
    const visit = aVisit((...request) => {
      requests += 1;
      return isDown ? Promise.resolve(Response.json({}, { status: 400 })) : stockAnswers(...request);
    });
    expect(await stockMenu(visit)).toBeNull();
    isDown = false;
    const before = requests;
    expect(await stockMenu(visit)).not.toBeNull();
    expect(await stockMenu(visit)).not.toBeNull();
    expect(requests - before).toBe(1);
  });
});
