import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { vehicleCardModel } from '@dealer/core/card';
import { vehicleDetailModel, vehicleGraph } from '@dealer/core/vehicle-page';
import { graphText } from '@dealer/core/head';
import { parseVehicle } from '@dealer/core/vehicle';
import { generateStock } from '@dealer/mocks/stock';
import { realDocuments, realFeed, realFeedFile as feed } from '@dealer/tools-stock/realFeed';
import { modelFaults } from './modelFaults.ts';
import { provingSites } from './provingSites.ts';

const now = Date.UTC(2026, 2, 15);

/** The faults in the models of a stock document, on each site. */
const faultsOf = (doc: unknown): string[] => {
  const parsed = parseVehicle(doc);
  if (parsed.kind === 'malformed') return [`malformed: ${parsed.reasons.join(', ')}`];
  return Object.entries(provingSites).flatMap(([name, site]) => {
    const card = vehicleCardModel(parsed.vehicle, site, now);
    const page = vehicleDetailModel(parsed.vehicle, site, now);
    const faults = [
      ...modelFaults(card).map((fault) => `card ${fault}`),
      ...modelFaults(page).map((fault) => `page ${fault}`),
      ...modelFaults({ jsonLd: graphText(vehicleGraph(parsed.vehicle, site)['@graph']) }),
    ];
    if (card.title.trim() === '' || page.title.trim() === '') faults.push('no title');
    if (card.price.text.trim() === '' || page.price.text.trim() === '') faults.push('no price line');
    if (card.buttons.length === 0 || card.buttons.some(({ label, href }) => label.trim() === '' || href.trim() === ''))
      faults.push('no button on the card');
    // A sold vehicle's page has an enquiry about a similar one instead.
    if (page.buttons.length === 0 && !page.sold?.enquiry.href) faults.push('no button on the page');
    return faults.map((fault) => `${name}: ${fault}`);
  });
};

describe('every vehicle has a card and a page', () => {
  it('every vehicle has a card and a page of the generated stock', { timeout: 60_000 }, () => {
    const stock = generateStock({ seed: 1, now });
    expect(stock.length).toBeGreaterThanOrEqual(600);
    expect(stock.flatMap((doc) => faultsOf(doc).map((fault) => `${doc.slug} ${fault}`))).toEqual([]);
  });

  const isThere = feed !== undefined && existsSync(feed);
  it.skipIf(!isThere)(
    `of a real feed${isThere ? '' : ' (skipped: DEALER_FEED names no file)'}`,
    { timeout: 240_000 },
    async () => {
      const { report } = await realFeed();
      const docs = await realDocuments<unknown>();
      // Only the fault, not the vehicle: data of a real feed must not be printed.
      const faults = docs.flatMap((doc, at) => faultsOf(doc).map((fault) => `document ${at + 1} ${fault}`));
      console.log(
        `${docs.length} listings of the feed have a card and a page on ${Object.keys(provingSites).length} sites.`,
      );
      expect(docs).toHaveLength(report.imported);
      expect(docs.length).toBeGreaterThan(0);
      expect(faults.slice(0, 10)).toEqual([]);
    },
  );
});

describe('modelFaults', () => {
  it.each([
    [{ title: '2022 undefined Hilux' }, 1],
    [{ price: { text: '$NaN' } }, 1],
    [{ facts: [{ value: 'null' }] }, 1],
    [{ label: '[object Object]' }, 1],
    [{ photosCount: Number.NaN }, 1],
    [{ href: ' java\nscript:alert(1)' }, 1],
    [{ picture: { src: 'DATA:text/html,x' } }, 1],
    [{ srcSet: '/a 1x, javascript:alert(1) 2x' }, 1],
    [{ href: '/cars/undefined' }, 1],
    [{ meta: { jsonLd: '{"name":"NaN km"}' } }, 1],
    [{ meta: { jsonLd: '{' } }, 1],
    [
      {
        title: 'Nullarbor Special',
        href: '/cars/a',
        label: 'javascript: the book',
        views: 3,
        weekly: undefined,
        picture: null,
      },
      0,
    ],
  ])('modelFaults: %j has %i', (model, count) => {
    expect(modelFaults(model)).toHaveLength(count);
  });
});
