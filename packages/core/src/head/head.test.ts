import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLocation, aSite, aVehicle } from '../testing/index.ts';
import {
  alternateAddresses,
  breadcrumbGraph,
  faqGraph,
  graphText,
  itemListGraph,
  metaDescription,
  organisationGraph,
  pageBreadcrumbs,
  webSiteGraph,
} from './index.ts';

const site = aSite({ url: 'https://harbour.example' });
const written = (node: unknown): unknown => JSON.parse(JSON.stringify(node));

describe('the same page in other countries', () => {
  it('the same page in other countries is on the websites of the group, this one first', () => {
    const group = aSite({
      url: 'https://a.example/',
      countrySites: [
        { country: 'NZ', url: 'https://b.example/' },
        { country: 'AU', url: 'https://a.example' },
      ],
    });
    expect(alternateAddresses('/finance', group)).toEqual([
      { language: 'en-AU', address: 'https://a.example/finance' },
      { language: 'en-NZ', address: 'https://b.example/finance' },
    ]);
  });

  it('the same page in other countries is nowhere for a group with one website', () => {
    expect(alternateAddresses('/finance', site)).toEqual([]);
  });
});

describe('structured data of pages', () => {
  it('structured data of pages lists the trail to a page; the page itself has no link', () => {
    const trail = pageBreadcrumbs('Winter sale', site, [{ label: 'Special offers', href: '/special-offers' }]);
    expect(written(breadcrumbGraph(trail, site))).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://harbour.example/' },
        { '@type': 'ListItem', position: 2, name: 'Special offers', item: 'https://harbour.example/special-offers' },
        { '@type': 'ListItem', position: 3, name: 'Winter sale' },
      ],
    });
  });

  it('structured data of pages lists vehicles in the order of the page', () => {
    const cars = [
      aVehicle({ id: 7, slug: 'hilux-7', make: 'Toyota', model: 'Hilux', badge: 'SR5', series: undefined, year: 2022 }),
      aVehicle({ id: 8, slug: 'ranger-8', make: 'Ford', model: 'Ranger', badge: 'XLT', series: undefined, year: 2021 }),
    ];
    expect(itemListGraph(cars, site)).toEqual({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: '2022 Toyota Hilux SR5',
          url: 'https://harbour.example/cars/hilux-7',
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: '2021 Ford Ranger XLT',
          url: 'https://harbour.example/cars/ranger-8',
        },
      ],
    });
  });

  it('structured data of pages writes questions with their answers', () => {
    expect(faqGraph([{ question: 'Do you deliver?', answer: 'Yes, across Queensland.' }])).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Do you deliver?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes, across Queensland.' },
        },
      ],
    });
  });

  it('structured data of pages says nothing of an empty list', () => {
    expect([itemListGraph([], site), faqGraph([]), graphText([undefined])]).toEqual([undefined, undefined, '']);
  });

  it('structured data of pages names the dealer with its primary location, and each visible location as a department', () => {
    const yards = {
      ...site,
      locations: [
        aLocation({ slug: 'southport', name: 'Southport', primary: false }),
        aLocation({ slug: 'newstead', name: 'Newstead', primary: true }),
        aLocation({ slug: 'store', name: 'Store', primary: false, visible: false }),
      ],
    };
    const dealer = organisationGraph(yards);
    expect(dealer).toMatchObject({
      '@type': 'AutoDealer',
      '@id': 'https://harbour.example/#dealer',
      name: 'Harbour City Motors',
      url: 'https://harbour.example/',
      telephone: '07 5550 1234',
      address: { streetAddress: '12 Wharf Lane', addressLocality: 'Newstead', addressCountry: 'AU' },
    });
    expect(dealer.department?.map(({ name }) => name)).toEqual(['Southport', 'Newstead']);
    expect(written(organisationGraph({ ...site, locations: [] }))).toEqual({
      '@type': 'AutoDealer',
      '@id': 'https://harbour.example/#dealer',
      name: 'Harbour City Motors',
      url: 'https://harbour.example/',
    });
  });

  it('structured data of pages says where the website is searched', () => {
    expect(webSiteGraph(site)).toMatchObject({
      '@type': 'WebSite',
      inLanguage: 'en-AU',
      publisher: { '@id': 'https://harbour.example/#dealer' },
      potentialAction: {
        target: { urlTemplate: 'https://harbour.example/search/new-used-and-demo-cars?query={search_term_string}' },
      },
    });
    expect(webSiteGraph(aSite({ country: 'NZ', timezone: 'Pacific/Auckland' })).inLanguage).toBe('en-NZ');
  });

  it('structured data of pages leaves hostile text inside its script element', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const hostile = `</script><!--${text}`;
        const script = graphText([
          faqGraph([{ question: hostile, answer: hostile }]),
          breadcrumbGraph([{ label: hostile, href: hostile }], site),
        ]);
        expect(script).not.toContain('<');
        const { '@graph': nodes } = JSON.parse(script) as { '@graph': { mainEntity?: { name: string }[] }[] };
        expect(nodes[0]?.mainEntity?.[0]?.name).toBe(JSON.parse(JSON.stringify(hostile)));
      }),
      { numRuns: 50 },
    );
  });
});

describe('metaDescription', () => {
  const newstead = { name: 'Harbour City Motors', locations: [aLocation()] };

  it('metaDescription is the text of the page where it fits, without tags', () => {
    const text = 'Looked after by people who know your vehicle, with the price agreed before we begin.';
    expect(metaDescription('Service', `<p>${text}</p>`, newstead)).toBe(text);
  });

  it('metaDescription names page, dealer and city where the text is short', () => {
    expect(metaDescription('Warranty', 'Ask us', newstead)).toBe('Ask us. Warranty at Harbour City Motors, Newstead.');
    expect(metaDescription('Terms', '', newstead)).toBe(
      'Terms at Harbour City Motors, Newstead. See vehicles, opening hours and contacts.',
    );
  });

  it('metaDescription is cut after a word', () => {
    expect(metaDescription('About us', 'Family owned, since 1962. '.repeat(12), newstead)).toMatch(
      /^Family owned.*(since|owned|1962|Family)…$/,
    );
  });

  it('metaDescription has 50 to 160 characters, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.lorem({ maxCount: 60 }), (title, text) => {
        for (const description of [metaDescription(title, text, newstead), metaDescription('Fleet', title, newstead)]) {
          expect(Array.from(description).length).toBeGreaterThanOrEqual(50);
          expect(Array.from(description).length).toBeLessThanOrEqual(160);
        }
      }),
    );
  });
});
