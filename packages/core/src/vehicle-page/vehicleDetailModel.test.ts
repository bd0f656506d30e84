import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphText } from '../head/index.ts';
import { aHilux } from '../testing/aHilux.ts';
import { aLocation, aSite } from '../testing/index.ts';
import { parseVehicle, type Vehicle } from '../vehicle/index.ts';
import { vehicleDocSchema } from '../vehicle/vehicleDoc.ts';
import type { DetailButtonName } from './detailModel.ts';
import { vehicleDetailModel } from './vehicleDetailModel.ts';
import { vehicleGraph } from './vehicleGraph.ts';

const car = (change: Record<string, unknown> = {}): Vehicle => aHilux({ badge: 'SR5', ...change });
type SiteChange = Parameters<typeof aSite>[0];
type LocationDoc = Extract<NonNullable<NonNullable<SiteChange>['locations']>, readonly unknown[]>[number];
const aYard = (change: Parameters<typeof aLocation>[0] = {}): LocationDoc => aLocation(change) as LocationDoc;
const now = Date.UTC(2026, 2, 15);
const page = (change: Record<string, unknown> = {}, site: SiteChange = {}) =>
  vehicleDetailModel(car(change), aSite(site), now);
const pictures = (count: number) => ({
  images: Array.from({ length: count }, (_, i) => ({
    image: { url: `/${i + 1}.webp`, thumb: { url: `/${i + 1}s.webp` } },
  })),
});
const names = (change: Record<string, unknown>, buttons: DetailButtonName[], site: SiteChange = {}): string[] =>
  page(change, { ...site, detail: { ...site?.detail, buttons } }).buttons.map((button) => button.name);

describe('breadcrumbs of a vehicle', () => {
  const steps = (change: Record<string, unknown> = {}, site: SiteChange = {}) =>
    page({ simple_body: 'Ute', ...change }, site).breadcrumbs;

  it('breadcrumbs of a vehicle lead from home over car type, make and body to the title', () => {
    expect(steps()).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Used', href: '/search/used/' },
      { label: 'Toyota', href: '/search/toyota' },
      { label: 'Ute', href: '/search/ute' },
      { label: '2022 Toyota Hilux SR5' },
    ]);
  });

  it('breadcrumbs of a vehicle show the model and the other car-type address where the site says so', () => {
    const routes = { breadcrumbShowModel: true, breadcrumbCarTypeStyle: 'used-car' as const };
    expect(steps({ make: 'Land Rover', model: 'Range Rover Évoque' }, { routes }).map((step) => step.href)).toEqual([
      '/',
      '/used-car/used/',
      '/search/land-rover',
      '/search/land-rover/range-rover-evoque',
      '/search/ute',
      undefined,
    ]);
  });

  it('leave out what the vehicle lacks', () => {
    expect(
      steps({ simple_body: null, make: null, model: null, name: 'Box trailer' }).map((step) => step.label),
    ).toEqual(['Home', 'Used', 'Box trailer']);
  });
});

describe('gallery of a vehicle', () => {
  it.each([
    [3, 'in_stock', false],
    [4, 'in_stock', true],
    [4, 'coming_soon', true],
    [4, 'sold', false],
  ])('gallery of a vehicle with %d pictures of a car that is %s: thumbnails %s', (count, status, expected) => {
    expect(page({ ...pictures(count), status }).gallery.showThumbnails).toBe(expected);
  });

  it('gallery of a vehicle offers to request photos where there is none and the car can still be bought', () => {
    const { request } = page().gallery;
    expect(request).toEqual({ label: 'Request Photos', href: '/cars/hilux-7?enquire=photos' });
    expect(page(pictures(1)).gallery.request).toBeUndefined();
    expect(page({ status: 'sold' }).gallery.request).toBeUndefined();
  });

  it('gallery of a vehicle describes each picture with its size', () => {
    expect(page(pictures(2)).gallery.pictures).toEqual([
      {
        src: '/1.webp',
        srcSet: '/1s.webp 375w, /1.webp 600w',
        thumb: '/1s.webp',
        large: '/1.webp',
        alt: '2022 Toyota Hilux SR5',
        width: 600,
        height: 400,
      },
      {
        src: '/2.webp',
        srcSet: '/2s.webp 375w, /2.webp 600w',
        thumb: '/2s.webp',
        large: '/2.webp',
        alt: '2022 Toyota Hilux SR5, photo 2 of 2',
        width: 600,
        height: 400,
      },
    ]);
  });
});

describe('details of a vehicle', () => {
  it('key information says nothing that the summary next to the price says', () => {
    const { icons, keyInformation } = page({
      km: 12_345,
      transmission: 'Automatic',
      simple_body: 'Ute',
      fuel: 'Diesel',
    });
    expect(icons.map(({ label }) => label)).toEqual(['Kilometres', 'Transmission', 'Body']);
    expect(keyInformation).toContainEqual({ label: 'Fuel', value: 'Diesel' });
    const repeated = keyInformation.filter(({ label }) => icons.some((icon) => icon.label === label));
    expect(repeated).toEqual([]);
  });

  it('details of a vehicle list what is known and leave out what is empty, null or "null"', () => {
    const { items } = page({
      colour: 'White',
      interior_colour: 'null',
      vin: '',
      doors: 4,
      seats: null,
      variant: { towingcapacitybraked: 3_500 },
    }).specifications;
    expect(items).toContainEqual({ label: 'Colour', value: 'White' });
    expect(items).toContainEqual({ label: 'Doors', value: '4' });
    expect(items).toContainEqual({ label: 'Towing capacity (braked)', value: '3,500\u00a0kg' });
    expect(items.map((item) => item.label)).not.toEqual(expect.arrayContaining(['Interior colour']));
    expect(items.map((item) => item.label)).not.toEqual(expect.arrayContaining(['VIN']));
    expect(items.every((item) => item.value !== '' && item.value !== 'null')).toBe(true);
  });

  it.each([
    [{}, {}, 'Car Details'],
    [{ item_type: 'caravan' }, {}, 'Caravan Details'],
    [{ item_type: 'truck' }, { vehicleNoun: 'Truck' }, 'Truck Details'],
    [{ item_type: 'truck' }, {}, 'Truck Details'],
    [{ item_type: 'Motorcycle' }, {}, 'Motorcycle Details'],
    [{ item_type: 'constructor' }, {}, 'Car Details'],
  ])('details of a vehicle with %o on a site with %o are headed %s', (change, site, heading) => {
    expect(page(change, site).specifications.heading).toBe(heading);
  });

  it('details of a vehicle show kilometres, transmission and body as icons', () => {
    expect(
      page({ km: 12_345, simple_transmission: 'Automatic', simple_body: 'Ute' }).icons.map((icon) => icon.value),
    ).toEqual(['12,345\u00a0km', 'Automatic', 'Ute']);
  });

  it('list each feature of a vehicle once', () => {
    expect(page({ standardEquipment: ['ABS', 'Tow bar', 'ABS'] }).features).toEqual(['ABS', 'Tow bar']);
  });
});

describe('buttons of the vehicle page', () => {
  const every: DetailButtonName[] = [
    'CTD',
    'paymentMethods',
    'callUsNow',
    'finance',
    'financeYouX',
    'enquire',
    'testDrive',
    'tradeIn',
    'reserve',
    'onlinePurchase',
    'whatsapp',
    'openAutobot',
    'customButton',
    'carForm',
    'chatWithUs',
    'carHistoryReport',
    'location',
  ];
  const generous: SiteChange = {
    card: { customButton: { label: 'Ask the chef', url: '/contact-us' } },
    detail: { checkoutEnabled: true },
  };

  it("are all seventeen where nothing speaks against one: the site's first three, then buy, finance, ask and more, each in the site's order", () => {
    const change = {
      location: { id: 3, name: 'Newstead', phone: '0412 345 678' },
      vin: 'MR0EXAMPLE0001042',
      file: 'https://reports.example/7.pdf',
    };
    expect(
      page(change, { ...generous, detail: { ...generous?.detail, buttons: every } }).buttons.map(
        ({ group, name }) => `${group} ${name}`,
      ),
    ).toEqual([
      'ask CTD',
      'ask callUsNow',
      'finance finance',
      'buy reserve',
      'buy onlinePurchase',
      'finance financeYouX',
      'finance tradeIn',
      'ask enquire',
      'ask testDrive',
      'ask whatsapp',
      'ask openAutobot',
      'ask customButton',
      'ask carForm',
      'ask chatWithUs',
      'more paymentMethods',
      'more carHistoryReport',
      'more location',
    ]);
    expect(
      names(
        change,
        ['location', 'tradeIn', 'testDrive', 'financeYouX', 'onlinePurchase', 'reserve', 'enquire'],
        generous,
      ),
    ).toEqual(['location', 'tradeIn', 'testDrive', 'onlinePurchase', 'reserve', 'financeYouX', 'enquire']);
  });

  it('buttons of the vehicle page are one filled button, two outlined ones in the order of the site, and the rest under More by purpose', () => {
    const buttons: DetailButtonName[] = [
      'enquire',
      'callUsNow',
      'testDrive',
      'finance',
      'reserve',
      'onlinePurchase',
      'tradeIn',
      'paymentMethods',
      'carForm',
      'chatWithUs',
      'location',
    ];
    const models = page(
      { vin: 'MR0EXAMPLE0001042', location: { id: 3, name: 'Newstead', phone: '0412 345 678' } },
      { detail: { checkoutEnabled: true, buttons } },
    ).buttons;
    const named = (emphasis: string): string[] =>
      models.filter((button) => button.emphasis === emphasis).map(({ name }) => name);
    expect(named('primary')).toEqual(['enquire']);
    expect(named('secondary')).toEqual(['callUsNow', 'testDrive']);
    expect(named('more')).toEqual([
      'reserve',
      'onlinePurchase',
      'finance',
      'tradeIn',
      'carForm',
      'chatWithUs',
      'paymentMethods',
      'location',
    ]);
  });

  it('buttons of the vehicle page never outline what is no next step, even where the site names it second', () => {
    const { buttons } = page(
      { location: { id: 3, name: 'Newstead', phone: '0412 345 678' } },
      { detail: { buttons: ['enquire', 'location', 'paymentMethods', 'callUsNow'] } },
    );
    expect(buttons.map(({ name, emphasis }) => `${name} ${emphasis}`)).toEqual([
      'enquire primary',
      'callUsNow secondary',
      'location more',
      'paymentMethods more',
    ]);
  });

  it('open the enquiry dialog with their purpose where their journey has no page yet', () => {
    expect(page({}, { detail: { buttons: ['testDrive'] } }).buttons).toEqual([
      {
        name: 'testDrive',
        label: 'Book a Test Drive',
        href: '/cars/hilux-7?enquire=test-drive',
        group: 'ask',
        emphasis: 'primary',
      },
    ]);
  });

  it('say what the lead is about where a plugin or a page of its own is missing', () => {
    const purposes = page(
      {},
      { detail: { buttons: ['carForm', 'chatWithUs', 'openAutobot', 'CTD', 'paymentMethods'] } },
    ).buttons.map(({ href }) => href.split('?enquire=')[1]);
    expect(purposes).toEqual(['car-form', 'chat', 'autobot', 'enquire', 'payment-methods']);
  });

  it('keep the vehicle where they lead to another site', () => {
    const change = { location: { name: 'Newstead', phone: '0412 345 678' }, file: 'https://reports.example/7.pdf' };
    const buttons = page(change, {
      detail: { buttons: ['whatsapp', 'carHistoryReport', 'location', 'callUsNow', 'enquire'] },
    }).buttons;
    expect(buttons.filter(({ newTab }) => newTab).map(({ name }) => name)).toEqual([
      'whatsapp',
      'carHistoryReport',
      'location',
    ]);
  });

  it('buttons of the vehicle page call only where there is a number, and leave out the spaces', () => {
    expect(names({}, ['callUsNow'])).toEqual([]);
    expect(
      page({ location: { name: 'Newstead', phone: '+61 7 5550 1234' } }, { detail: { buttons: ['callUsNow'] } })
        .buttons[0]?.href,
    ).toBe('tel:+61755501234');
  });

  it.each([
    [
      "the site's number for the car type",
      { phones: { usePhonesByCarType: true, phonesByCarType: { used: '07 5550 0001' } } },
      'tel:0755500001',
    ],
    [
      "the car's own when the site has none for its type",
      { phones: { usePhonesByCarType: true, phonesByCarType: { new: '07 5550 0002' } } },
      'tel:0755500009',
    ],
    [
      "the car's own when the site does not use numbers by type",
      { phones: { usePhonesByCarType: false, phonesByCarType: { used: '07 5550 0001' } } },
      'tel:0755500009',
    ],
  ])('buttons of the vehicle page call %s', (_, site, href) => {
    expect(
      page({ location: { name: 'Newstead', phone: '07 5550 0009' } }, { ...site, detail: { buttons: ['callUsNow'] } })
        .buttons[0]?.href,
    ).toBe(href);
  });

  it('buttons of the vehicle page call the primary location where the car has no number', () => {
    expect(page({}, { locations: [aYard()], detail: { buttons: ['callUsNow'] } }).buttons[0]?.href).toBe(
      'tel:0755501234',
    );
  });

  it('buttons of the vehicle page show the history report only with a file', () => {
    expect(names({}, ['carHistoryReport'])).toEqual([]);
    expect(names({ file: 'javascript:alert(1)' }, ['carHistoryReport'])).toEqual([]);
    expect(names({ file: 'https://reports.example/7.pdf' }, ['carHistoryReport'])).toEqual(['carHistoryReport']);
  });

  it('buttons of the vehicle page reserve and sell online only with checkout, and only a car that nobody holds', () => {
    expect(names({}, ['reserve', 'onlinePurchase'])).toEqual([]);
    expect(names({}, ['reserve', 'onlinePurchase'], { detail: { checkoutEnabled: true } })).toEqual([
      'reserve',
      'onlinePurchase',
    ]);
    expect(names({ reserved: true }, ['reserve', 'onlinePurchase'], { detail: { checkoutEnabled: true } })).toEqual([]);
    expect(names({ price: 0 }, ['reserve', 'onlinePurchase'], { detail: { checkoutEnabled: true } })).toEqual([
      'reserve',
    ]);
  });

  it('buttons of the vehicle page quote with YouX only a priced car that can be identified and has no quote yet', () => {
    expect(names({ nvic: 'ABC' }, ['financeYouX'])).toEqual(['financeYouX']);
    expect(names({}, ['financeYouX'])).toEqual([]);
    expect(names({ vin: 'MR0EXAMPLE0001042', price: 0 }, ['financeYouX'])).toEqual([]);
    expect(names({ vin: 'MR0EXAMPLE0001042', youxQuote: { weeklyRepaymentAmount: 120 } }, ['financeYouX'])).toEqual([]);
  });

  it("buttons of the vehicle page use the dealer's own words and address", () => {
    const detail = {
      buttons: ['chatWithUs', 'whatsapp', 'carHistoryReport'] as DetailButtonName[],
      buttonLinks: {
        chatWithUs: { label: 'Chat now', url: 'https://chat.example/' },
        whatsapp: { label: 'WhatsApp us', url: 'https://wa.me/61412345678' },
        carHistoryReport: { label: 'Report', url: '/reports' },
      },
    };
    expect(page({}, { detail }).buttons.map((button) => [button.label, button.href])).toEqual([
      ['Chat now', 'https://chat.example/'],
      ['WhatsApp us', 'https://wa.me/61412345678'],
    ]);
  });

  it('buttons of the vehicle page offer WhatsApp on a mobile number only', () => {
    const withPhone = (phone: string, site: SiteChange = {}) =>
      page({ location: { name: 'Newstead', phone } }, { ...site, detail: { buttons: ['whatsapp'] } }).buttons[0]?.href;
    expect(withPhone('0412 345 678')).toBe('https://wa.me/61412345678');
    expect(withPhone('+61 412 345 678')).toBe('https://wa.me/61412345678');
    expect(withPhone('07 5550 1234')).toBeUndefined();
    expect(withPhone('021 234 5678', { country: 'NZ', timezone: 'Pacific/Auckland' })).toBe(
      'https://wa.me/64212345678',
    );
  });

  it('buttons of the vehicle page are none for a sold car', () => {
    expect(page({ status: 'sold' }).buttons).toEqual([]);
  });
});

describe('a sold vehicle', () => {
  it('a sold vehicle says so, with the enquiry already written', () => {
    expect(page({ status: 'sold' }).sold).toEqual({
      notice: 'SOLD',
      message: "Unfortunately this vehicle recently sold. But don't worry, we can help you find a similar vehicle!",
      enquireLabel: 'Find Me Something Similar',
      enquiry: {
        href: '/cars/hilux-7?enquire=similar',
        purpose: 'similar',
        message: 'Can you please find me something similar?',
        subcategory: 'Find me something similar',
      },
      onlySimilar: false,
    });
    expect(page().sold).toBeUndefined();
    expect(page({ status: 'sold' }, { detail: { soldDetail: 'similar-only' } }).sold?.onlySimilar).toBe(true);
  });
});

describe('the location of a vehicle', () => {
  const yards: SiteChange = {
    locations: [
      aYard(),
      aYard({
        id: 4,
        name: 'Ipswich yard',
        slug: 'ipswich',
        primary: false,
        address: { street: '1 Hill & Dale St', city: 'Ipswich', state: 'QLD', postcode: '4305' },
      }),
    ],
  };

  it("the location of a vehicle is completed from the site's location, with a way there", () => {
    expect(page({ location: { id: 4, name: 'Ipswich yard' } }, yards).location).toEqual({
      name: 'Ipswich yard',
      address: '1 Hill & Dale St, Ipswich QLD 4305',
      phone: '07 5550 1234',
      directionsHref:
        'https://www.google.com/maps/dir/?api=1&destination=Ipswich%20yard%2C%201%20Hill%20%26%20Dale%20St%2C%20Ipswich%20QLD%204305%2C%20Australia',
    });
    expect(page().location).toBeUndefined();
  });

  it('the location of a vehicle is announced only away from the primary location', () => {
    expect(page({ location_id: 4 }, yards).announcement?.text).toBe('Located at Ipswich');
    expect(page({ location_id: 3, city: 'Newstead' }, yards).announcement).toBeUndefined();
    expect(page({ city: 'Ipswich' }, yards).announcement).toBeUndefined();
  });
});

describe("New Zealand's Consumer Information Notice", () => {
  const nz: SiteChange = {
    country: 'NZ',
    timezone: 'Pacific/Auckland',
    nz: { cinUrl: 'https://cin.example/{stock_number}' },
  };

  it.each([
    ['a used car', { stocknum: 'HC 1' }, nz, 'https://cin.example/HC%201'],
    ['a demo', { stocknum: 'HC1', car_type: 'demo' }, nz, 'https://cin.example/HC1'],
    ['a car with its own', { cin_url: '/cin/7.pdf' }, nz, '/cin/7.pdf'],
    ['a new car', { stocknum: 'HC1', car_type: 'new' }, nz, undefined],
    ['a car without a stock number', {}, nz, undefined],
    ['a used car in Australia', { cin_url: '/cin/7.pdf' }, {}, undefined],
  ])('of %s', (_, change, site, href) => {
    expect(page(change, site).cin?.href).toBe(href);
  });
});

describe('the head of a vehicle page', () => {
  it('the head of a vehicle page has a title, a description of what a buyer asks, and one address', () => {
    const { title, description, canonicalPath } = page({
      km: 12_345,
      simple_transmission: 'Automatic',
      fuel: 'Diesel',
      simple_body: 'Ute',
      city: 'Newstead',
    }).meta;
    expect(title).toBe('2022 Toyota Hilux SR5 | Harbour City Motors');
    expect(description).toBe(
      '2022 Toyota Hilux SR5, $45,990 excl. govt charges, 12,345 km, automatic, diesel, Ute. At Harbour City Motors, Newstead.',
    );
    expect(canonicalPath).toBe('/cars/hilux-7');
  });

  it('describes a vehicle without a price to pay', () => {
    const described = (...[change, site]: Parameters<typeof page>) => page(change, site).meta.description;
    expect(described({ subscription_price: 299 }, { price: { offersSubscriptions: true } })).toContain('$299 per week');
    expect(described({ price: 0, preorder: true })).toContain('pre-order');
    expect(described({ status: 'sold' })).toContain('sold');
    expect(described({ price: 0 })).not.toContain('$');
  });

  it('the head of a vehicle page limits the description to 160 characters', () => {
    expect(page({ badge: 'x'.repeat(300) }).meta.description).toHaveLength(160);
  });
});

describe('vehicleDetailModel', () => {
  it('vehicleDetailModel never throws, whatever the feed holds', () => {
    const keys = fc.constantFrom(...Object.keys(vehicleDocSchema.shape));
    const site = aSite({
      country: 'NZ',
      timezone: 'Pacific/Auckland',
      nz: { cinUrl: 'https://cin.example/{slug}' },
      locations: [aYard()],
      detail: { checkoutEnabled: true },
    });
    fc.assert(
      fc.property(
        fc.dictionary(keys, fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.constant('\ud800'))),
        fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\ud800')),
        (dirty, slug) => {
          const parsed = parseVehicle({ ...dirty, id: 7, slug: `${slug}a`, name: 'A' });
          if (parsed.kind === 'vehicle')
            expect(() => [
              vehicleDetailModel(parsed.vehicle, site, now),
              JSON.parse(graphText(vehicleGraph(parsed.vehicle, site)['@graph'])) as unknown,
            ]).not.toThrow();
        },
      ),
      { numRuns: 300 },
    );
  });
});
