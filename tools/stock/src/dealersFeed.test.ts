import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseVehicle, vehicleDocSchema, type Vehicle } from '@dealer/core/vehicle';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describePlan, planColumns } from './columnPlan.ts';
import { feedColumns } from './feedColumns.ts';
import { fieldColumns } from './fieldColumns.ts';
import { importFeed, type ImportOptions } from './importFeed.ts';
import { runStock } from './runStock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-own-feed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const now = Date.UTC(2026, 2, 15);
const docsOf = async (name: string, text: string, options: Partial<ImportOptions> = {}) => {
  const [feed, out] = [join(folder, name), join(folder, 'out.ndjson')];
  await writeFile(feed, text);
  await importFeed({ feed, out, now, ...options });
  return (await readFile(out, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
};
const vehicleOf = (doc: object): Vehicle => {
  const parsed = parseVehicle(doc);
  if (parsed.kind !== 'vehicle') throw new Error(parsed.reasons.join(', '));
  return parsed.vehicle;
};

const dealersCsv = `Stock #,VIN Number,Rego No.,rego expiry,MAKE,Model,Variant,Series,Build Date,Compliance,Model Year,Body Style,Ext. Colour,Interior Color,Odometer (km),Trans,Engine Size (cc),No. of Cylinders,Fuel,Drive Train,# Doors,Seating Capacity,Advertised Price,Was Price,Price Type,Condition,Stock Status,Branch,Branch Id,Suburb,State,Postcode,Dealer Name,Dealer ID,Date Listed,Last Modified,Comments,Options & Features,Photo URLs,Video URL,GVM,Braked Towing Capacity (kg),ANCAP,Internal Note 9
U10324,jtmhy7aj-x04012345,abc 12d,3/4/2027,Toyota,Landcruiser Prado,GXL,GDJ150R,Mar-19,04/2019,2019,Wagon,Glacier White,Black,"88,412",6 SP Automatic,2755,4,Diesel,4WD,5,7,"$54,990","$57,990",Drive Away,Pre-Owned,Under Offer,Springfield Yard,3,Springfield,Queensland,4300,Acme Motors,17,15/01/2026,2026-02-01 09:30,"<p>One owner.</p><p>Full history &amp; two keys.</p>","Tow Bar|Seats, leather|Sat Nav","https://cdn.acme.example/w_80,h_60/1.jpg,https://cdn.acme.example/2.jpg https://cdn.acme.example/3.jpg",https://video.acme.example/1,"2,990 kg",3000,5,call Bob
`;

describe("a dealer's own feed", () => {
  it('fills the page of a vehicle from common headings, whatever their case, spaces and signs', async () => {
    const [doc] = await docsOf('stock.csv', dealersCsv);
    expect(vehicleOf(doc!)).toMatchObject({
      make: 'Toyota',
      model: 'Landcruiser Prado',
      badge: 'GXL',
      series: 'GDJ150R',
      year: 2019,
      stockNumber: 'U10324',
      vin: 'JTMHY7AJX04012345',
      regoPlate: 'ABC 12D',
      regoExpiry: '2027-04-03',
      buildDate: '03/2019',
      complianceDate: '04/2019',
      body: 'Wagon',
      colour: 'Glacier White',
      interiorColour: 'Black',
      odometerKm: 88_412,
      transmission: 'Automatic',
      engineLitres: 2.8,
      cylinders: 4,
      fuel: 'Diesel',
      drive: '4x4',
      doors: 5,
      seats: 7,
      price: 54_990,
      wasPrice: 57_990,
      priceType: 'Drive away',
      carType: 'used',
      isReserved: true,
      dealershipId: 17,
      dealershipName: 'Acme Motors',
      dealershipSlug: 'acme-motors',
      location: { id: 3, name: 'Springfield Yard', slug: 'springfield-yard', city: 'Springfield', state: 'QLD' },
      createdAt: Date.UTC(2026, 0, 15),
      updatedAt: '2026-02-01T09:30:00.000Z',
      dealerComments: 'One owner.|Full history & two keys.',
      features: ['Tow Bar', 'Seats, leather', 'Sat Nav'],
      pictures: [
        { url: 'https://cdn.acme.example/w_80,h_60/1.jpg' },
        { url: 'https://cdn.acme.example/2.jpg' },
        { url: 'https://cdn.acme.example/3.jpg' },
      ],
      photosCount: 3,
      videoUrl: 'https://video.acme.example/1',
      variant: { towingCapacityBraked: 3000, grossVehicleMass: 2990, ancapRating: 5 },
    });
    expect(doc).toMatchObject({
      location_id: 3,
      location_name: 'Springfield Yard',
      variant: { grossvehiclemass: 2990 },
    });
    expect(doc!['slug']).toBe('2019-toyota-landcruiser-prado-gxl-u10324');
  });

  it('knows a vehicle by its key without invisible characters', async () => {
    const docs = await docsOf('a.csv', 'Stk #,make,model,year\nA\u200b1\u00a0,Kia,Rio,2019\nA 2,Kia,Rio,2019\n');
    expect(docs.map((doc) => doc['stocknum'])).toEqual(['A1', 'A 2']);
  });

  it('takes pictures from columns of their own, and members of JSON within others', async () => {
    const [csv] = await docsOf(
      'a.csv',
      'make,model,year,Photo 2,Photo 10,Photo 1\nKia,Rio,2019,https://c.example/2.jpg,https://c.example/10.jpg,https://c.example/1.jpg\n',
    );
    const [same] = await docsOf(
      'a.csv',
      'make,model,year,Image,Image,Image\nKia,Rio,2019,https://c.example/1.jpg,https://c.example/2.jpg,https://c.example/10.jpg\n',
    );
    const [json] = await docsOf(
      'a.json',
      JSON.stringify([
        {
          details: { make: 'Kia', model: 'Rio', year: 2019 },
          images: ['1', '2', '10'].map((name) => ({ Order: 1, Url: `https://c.example/${name}.jpg` })),
          features: [{ name: 'Tow bar, heavy' }, { name: 'Sunroof' }],
        },
      ]),
    );
    const urls = ['1', '2', '10'].map((name) => `https://c.example/${name}.jpg`);
    for (const doc of [csv, same, json]) {
      expect(vehicleOf(doc!).pictures.map(({ url }) => url)).toEqual(urls);
      expect(doc).toMatchObject({ make: 'Kia', model: 'Rio', year: 2019, thumbnails: urls, photos_count: 3 });
    }
    expect(json!['standardEquipment']).toEqual(['Tow bar, heavy', 'Sunroof']);
  });

  it('invents no dealership, and takes what a price includes from its heading', async () => {
    const [doc] = await docsOf('a.csv', 'Make,Model,Year,Drive Away Price,Location\nKia,Rio,2019,15990,Nundah QLD\n');
    expect(doc).toMatchObject({ price: 15_990, price_type: 'Drive away', location_name: 'Nundah', state: 'QLD' });
    expect(doc).not.toHaveProperty('dealership_id');
    expect(doc).not.toHaveProperty('dealership_name');
  });

  it('a dealer’s own feed does not change the address of a vehicle with a VIN when its price changes', async () => {
    const feed = (price: string) => `Make,Model,Year,VIN,Price\nKia,Rio,2019,JTMHY7AJX04012345,${price}\n`;
    const [[before], [after]] = [await docsOf('a.csv', feed('15990')), await docsOf('a.csv', feed('14990'))];
    expect(after).toMatchObject({ id: before!['id'], slug: before!['slug'], price: 14_990 });
  });

  it('shows how the columns are read before anything is written', async () => {
    await writeFile(join(folder, 'stock.csv'), dealersCsv);
    const printed: string[] = [];
    const run = (...args: string[]) =>
      runStock(['import', join(folder, 'stock.csv'), ...args], {
        say: (line) => printed.push(line),
        complain: (line) => printed.push(line),
        clock: () => now,
      });
    expect(await run('--dry-run')).toBe(0);
    expect(await readdir(folder)).toEqual(['stock.csv']);
    expect(printed).toContain('  Brand: "MAKE" (guessed)');
    expect(printed).toContain('  the key of a vehicle: "Stock #" (guessed)');
    expect(printed).toContain('  vin: "VIN Number" (guessed)');
    expect(printed).toContain('  Title: "Model Year", "MAKE", "Model", "Variant", "Series" (put together)');
    expect(printed).toContain('  not used: "Internal Note 9"');
    expect(printed.at(-1)).toBe('Would import 1, skip 0. Nothing was written.');
    const shown = printed.slice(0, -1);
    printed.length = 0;
    await run('--out', join(folder, 'cars.ndjson'));
    expect(printed.slice(0, -1)).toEqual(shown);
  });

  it('reports codes where ids are numbers, and imports the rest', async () => {
    const feed = 'Make,Model,Year,Branch Id,Dealer Id,Date Listed\nKia,Rio,2019,SPR,D17,1/2/2026\n';
    const [doc] = await docsOf('a.csv', feed);
    expect(doc).toMatchObject({ make: 'Kia', created_at: '2026-02-01T00:00:00.000Z' });
    expect(doc).not.toHaveProperty('location_id');
    await expect(docsOf('a.csv', feed.replace('1/2/2026', 'yesterday'))).rejects.toThrow('--allow-unread created_at');
    await expect(
      docsOf('a.csv', feed, { mapping: { columns: { location_id: ['branch id'] }, values: {}, defaults: {} } }),
    ).rejects.toThrow('location_id: 1 cell');
  });

  it('lets a mapping correct a guess', async () => {
    const mapping = {
      columns: { series: [], dealercomments: ['Internal Note 9'] },
      values: {},
      defaults: { dealership_slug: 'acme' },
    };
    const [doc] = await docsOf('stock.csv', dealersCsv, { mapping });
    expect(doc).not.toHaveProperty('series');
    expect(doc).toMatchObject({ dealercomments: 'call Bob', dealership_slug: 'acme' });
  });

  it.each([
    ['Stock No', 'key'],
    ['STOCK_NUMBER', 'key'],
    ['stocknumber', 'key'],
    ['Vehicle Make', 'Brand'],
    ['vehicleMake', 'Brand'],
    ['Kms', 'Kilometres'],
    ['Odometer (km)', 'Kilometres'],
    ['KILOMETERS', 'Kilometres'],
    ['Number of Seats', 'Seats'],
    ['No. Doors', 'Doors'],
    ['Transmission Type', 'Transmission'],
    ['Ext Colour', 'colour'],
    ['EXTERIOR_COLOR', 'colour'],
    ['VIN#', 'vin'],
    ['Chassis No', 'vin'],
    ['Rego', 'regplate'],
    ['Registration Number', 'regplate'],
    ['Seller Comments', 'dealercomments'],
    ['Description', 'dealercomments'],
    ['Yard', 'location_name'],
    ['Price ($)', 'Price'],
    ['price.drive_away', 'Price'],
  ])('guesses what "%s" is', (heading, column) => {
    const names = ['Make', 'Model', 'Year'].filter((name) => column !== 'Brand' || name !== 'Make');
    const plan = planColumns(undefined, [...names, heading]);
    expect(plan.columns.find((one) => one.column === column)).toMatchObject({ sources: [heading], by: 'guess' });
    expect(describePlan(plan).join('\n')).toContain(`"${heading}" (guessed)`);
  });

  it.each(['Engine Number', 'Key Number', 'Radio Code', 'make_id', 'Customer.name', 'Cost', 'Trade Value', '_'])(
    'a dealer’s own feed does not take "%s" for anything',
    (heading) => {
      expect(planColumns(undefined, ['Make', 'Model', 'Year', heading]).unused).toEqual([heading]);
    },
  );

  it('our own columns are one for each field of a vehicle document that a cell can hold', () => {
    const made = new Set([
      // From the listing columns, or computed from other fields.
      ...['id', 'slug', 'name', 'year', 'make', 'model', 'km', 'price', 'car_type', 'stocknum', 'carsales_title'],
      ...['simple_body', 'body', 'simple_transmission', 'transmission', 'trans', 'simple_fuel', 'fuel', 'simple_drive'],
      ...['drive', 'seats', 'doors', 'engine_size', 'engine_size_litres', 'primary_image_url', 'photos_count'],
      ...['has_nvic', 'created_at_timestamp', 'make_model', 'price_range', 'weekly_price_range', 'search_terms'],
      ...['categories', 'filtered_features', 'identifiers', 'shown_price', 'shown_price_or_subscription'],
      ...['drive_away_price', 'drive_away_from', 'towing_capacity', 'electric_range', 'ancap_stars'],
      ...['fuel_consumption', 'energy_consumption', '_geo'],
      // No cell can hold these.
      ...['hotspots', 'finance_lenders', 'youxQuote'],
    ]);
    const columns = new Set(fieldColumns.map((column) => column.split('.')[0]!));
    const missing = Object.keys(vehicleDocSchema.shape).filter((field) => !made.has(field) && !columns.has(field));
    expect(missing).toEqual([]);
    expect(feedColumns).toHaveLength(19);
  });
});
