import { describe, expect, it } from 'vitest';
import { aSite } from '@dealer/core/testing';
import { historyItems, namesUnknown } from './historyItems.ts';

const site = aSite();
const searches = [
  { path: '/search/toyota', filters: 'refinementList[fuel][]=Diesel&range[price]=0:30000' },
  { path: '/search/new-used-and-demo-cars', filters: 'query=camper' },
];

describe('recent searches', () => {
  it('recent searches are called by their filters and lead to the same address', () => {
    expect(historyItems(searches, site, { make: ['Toyota'], model: [], simple_body: [] })).toEqual([
      {
        label: 'Toyota · Under $30,000 · Diesel',
        href: '/search/toyota?refinementList[fuel][]=Diesel&range[price]=0:30000',
      },
      { label: '“camper”', href: '/search/new-used-and-demo-cars?query=camper' },
    ]);
  });

  it('recent searches detect that the index must be queried for a name first', () => {
    expect(namesUnknown(searches, site, {})).toBe(true);
    expect(namesUnknown(searches, site, { make: ['Toyota'] })).toBe(false);
    expect(namesUnknown(searches.slice(1), site, {})).toBe(false);
  });
});
