import { describe, expect, it } from 'vitest';
import { plainCell, type Cell } from './cell.ts';
import { readBody } from './readBody.ts';
import { readCarType } from './readCarType.ts';
import { readColours } from './readColours.ts';
import { readCounts } from './readCounts.ts';
import { readConsumption, readCylinders, readEngine } from './readEngine.ts';
import { readFuel } from './readFuel.ts';
import { readStatusField } from './readFields.ts';
import { addressReader, readListCell } from './readLists.ts';
import { readLocation, readStateField } from './readLocation.ts';
import { readOdometer } from './readOdometer.ts';
import { readPrice, readPriceType, readWeeklyPrice } from './readPrice.ts';
import { readYear } from './readYear.ts';
import { readBodyWord, readConditionWord, readDrive, readFuelWord, readTransmission } from './tradeTerms.ts';

/** What a cell gave, short enough for a table: its value, 'nothing' or 'unread'. */
const short = <T>(cell: Cell<T>) => (cell.kind === 'value' ? cell.value : cell.kind);

describe('plainCell', () => {
  it.each([
    ['SR5 &amp; Tow <b>Pack</b>', 'SR5 & Tow Pack'],
    ['Tow<br/>Pack', 'Tow Pack'],
    ['SR5 &amp;amp; more', 'SR5 &amp; more'],
    ['Coup&eacute; &Eacute;lite &#8211; 4&#x2B;', 'Coupé Élite – 4+'],
    ['GT&reg; Black&trade;', 'GT® Black™'],
    ['3 < 4 & 5 > 4', '3 < 4 & 5 > 4'],
    ['R&D', 'R&D'],
    ['Hi\u200blux\u00a0 SR5\ufeff', 'Hilux SR5'],
    ['<p></p>', ''],
  ])('plainCell: %j', (cell, text) => {
    expect(plainCell(cell)).toBe(text);
  });
});

describe('readPrice', () => {
  it.each([
    ['51990', { amount: 51990 }],
    ['$51,990', { amount: 51990 }],
    ['34990.00 AUD', { amount: 34990 }],
    ['AUD 34990', { amount: 34990 }],
    ['AUD$34,990', { amount: 34990 }],
    ['A$34,990', { amount: 34990 }],
    ['AU$ 34,990', { amount: 34990 }],
    ['NZ$12,500', { amount: 12500 }],
    ['NZD 12500', { amount: 12500 }],
    ['34 990', { amount: 34990 }],
    ['$34\u00a0990', { amount: 34990 }],
    ['$34\u2009990', { amount: 34990 }],
    ['34.990,00', { amount: 34990 }],
    ['34.990', { amount: 34990 }],
    ['34990,00', { amount: 34990 }],
    ["34'990", { amount: 34990 }],
    ['1,234,990', { amount: 1234990 }],
    ['$34,990.50', { amount: 34990.5 }],
    ['$34,990*', { amount: 34990 }],
    ['$34,990.-', { amount: 34990 }],
    ['$34.9k', { amount: 34900 }],
    ['35K', { amount: 35000 }],
    ['From $34,990', { amount: 34990 }],
    ['$34,990 ono', { amount: 34990 }],
    ['$34,990 inc GST', { amount: 34990 }],
    ['34990 dollars', { amount: 34990 }],
    ['３４９９０', { amount: 34990 }],
    ['$34,990 Drive Away', { amount: 34990, type: 'Drive away' }],
    ['$34,990 DRIVEAWAY*', { amount: 34990, type: 'Drive away' }],
    ['Drive-away price: $34,990', { amount: 34990, type: 'Drive away' }],
    ['$34,990 D/A', { amount: 34990, type: 'Drive away' }],
    ['$34,990 drive away, no more to pay!', { amount: 34990, type: 'Drive away' }],
    ['$34,990 EGC', { amount: 34990, type: 'Excl. govt charges' }],
    ['$34,990 (Excl. Govt. Charges)', { amount: 34990, type: 'Excl. govt charges' }],
    ['34990 Excluding Government Charges', { amount: 34990, type: 'Excl. govt charges' }],
    ["34990 ex gov't charges", { amount: 34990, type: 'Excl. govt charges' }],
    ['$34,990 +ORC', { amount: 34990, type: 'Plus on-road costs' }],
    ['$34,990 + ORCs', { amount: 34990, type: 'Plus on-road costs' }],
    ['$34,990 plus on road costs', { amount: 34990, type: 'Plus on-road costs' }],
    ['$34,990 excl. on-roads', { amount: 34990, type: 'Plus on-road costs' }],
    ['$12,500 incl. ORC', { amount: 12500, type: 'Incl. on-road costs' }],
    ['$12,500 including on-road costs', { amount: 12500, type: 'Incl. on-road costs' }],
    ['Was $39,990 Now $34,990', { amount: 34990, was: 39990 }],
    ['$34,990 (was $39,990) drive away', { amount: 34990, was: 39990, type: 'Drive away' }],
    ['RRP $45,000, our price $39,990', { amount: 39990 }],
    ['$34,990 - save $2,000', { amount: 34990 }],
    ['$34,990 or $150 per week', { amount: 34990 }],
    ['$150 p/w or $34,990', { amount: 34990 }],
    ['$39,990 now $34,990', { amount: 34990, was: 39990 }],
    ['Starting from $34,990', { amount: 34990 }],
    ["'34990", { amount: 34990 }],
    ['0', 'nothing'],
    ['$0.00', 'nothing'],
    ['$-', 'nothing'],
    ['$TBA', 'nothing'],
    ['POA', 'nothing'],
    ['P.O.A.', 'nothing'],
    ['Price on application', 'nothing'],
    ['Call', 'nothing'],
    ['Call for price', 'nothing'],
    ['Call 0491 570 156', 'nothing'],
    ['Contact us', 'nothing'],
    ['TBA', 'nothing'],
    ['-', 'nothing'],
    ['- / -', 'nothing'],
    ['-5', 'unread'],
    ['-$34,990', 'unread'],
    ['12 months', 'unread'],
    ['$30,000 - $35,000', 'unread'],
    ['30000-35000', 'unread'],
    ['$34,990 / $36,990', 'unread'],
    ['$150 per week', 'unread'],
    ['$34,990 + GST', 'unread'],
    ['Was $39,990', 'unread'],
    ['was $30,000 now $35,000', 'unread'],
    ['US$34,990', 'unread'],
    ['€34.990', 'unread'],
    ['3,4990', 'unread'],
    ['34.99', 'unread'],
    ['34***', 'unread'],
    ['$34,***', 'unread'],
    ['$34,xxx', 'unread'],
    ['1.2 lakh', 'unread'],
    ['Sold', 'unread'],
    ['Drive Away', 'unread'],
    ['about the price of a boat', 'unread'],
  ])('readPrice: %j', (cell, price) => {
    expect(short(readPrice(cell))).toEqual(price);
  });
});

describe('readWeeklyPrice', () => {
  it.each([
    ['$250 per week', { amount: 250 }],
    ['250 p/w', { amount: 250 }],
    ['$250/wk', { amount: 250 }],
    ['250', { amount: 250 }],
    ['$900 per month', 'unread'],
  ])('readWeeklyPrice: %j', (cell, price) => {
    expect(short(readWeeklyPrice(cell))).toEqual(price);
  });
});

describe('readPriceType', () => {
  it.each([
    ['D.A.', 'Drive away'],
    ['Driveaway', 'Drive away'],
    ['DAP', 'Drive away'],
    ['Ride Away', 'Drive away'],
    ['E.G.C.', 'Excl. govt charges'],
    ['Plus On Road Costs', 'Plus on-road costs'],
    ['excl. on-road costs', 'Plus on-road costs'],
    ['Includes ORC', 'Incl. on-road costs'],
    ['', 'nothing'],
    ['Retail', 'unread'],
  ])('readPriceType: %j', (cell, type) => {
    expect(short(readPriceType(cell))).toBe(type);
  });
});

describe('readOdometer', () => {
  it.each([
    ["88412 k's", 88412],
    ['88,412 k.m.', 88412],
    ['88412', 88412],
    ['88,412 km', 88412],
    ['88 412', 88412],
    ['88 412 kms', 88412],
    ['88.412', 88412],
    ['88.412 km', 88412],
    ['1.088.412', 1088412],
    ['88k', 88000],
    ['88412 k', 88412],
    ['88.4k', 88400],
    ['88K km', 88000],
    ['120000 kms', 120000],
    ['120,000klms', 120000],
    ['approx. 120,000 Kilometres', 120000],
    ['Odometer: 120,000 km', 120000],
    ['~88,000', 88000],
    ['61234.0', 61234],
    ['61234.6', 61235],
    ['16', 16],
    ['50,000 miles', 80467],
    ['50k mi', 80467],
    ['0', 'nothing'],
    ['0 km', 'nothing'],
    ['New', 'nothing'],
    ['Delivery kms', 'nothing'],
    ['TBA', 'nothing'],
    ['-', 'nothing'],
    ['- / -', 'nothing'],
    ['88.4', 'unread'],
    ['88,4', 'unread'],
    ['8,8412', 'unread'],
    ['1.2 lakh', 'unread'],
    ['80,000 - 90,000', 'unread'],
    ['<100', 'unread'],
    ['88,412 / 55,000 miles', 'unread'],
    ['120,xxx', 'unread'],
    ['120***', 'unread'],
    ['120,***', 'unread'],
    ['-88412', 'unread'],
    ['0491 570 156', 'unread'],
    ['12 months', 'unread'],
  ])('readOdometer: %j', (cell, km) => {
    expect(short(readOdometer(cell))).toBe(km);
  });
});

describe('readCounts', () => {
  it.each([
    ['seats', '5', { seats: 5 }],
    ['seats', '5.0', { seats: 5 }],
    ['seats', ' 5 Seats', { seats: 5 }],
    ['seats', '5 Seater', { seats: 5 }],
    ['seats', '5-seater', { seats: 5 }],
    ['seats', 'Seven Seats', { seats: 7 }],
    ['seats', 'Seats: 5', { seats: 5 }],
    ['seats', '12 passengers', { seats: 12 }],
    ['seats', '5 Seater Leather', { seats: 5 }],
    ['doors', ' 5 Doors', { doors: 5 }],
    ['doors', '4dr', { doors: 4 }],
    ['doors', '4-door', { doors: 4 }],
    ['doors', '5D', { doors: 5 }],
    ['doors', '4 Dr Sedan', { doors: 4 }],
    ['doors', '7 Seats', { seats: 7 }],
    ['doors', '4 doors, 5 seats', { doors: 4, seats: 5 }],
    ['seats', '0', 'nothing'],
    ['seats', '', 'nothing'],
    ['seats', '4.5', 'unread'],
    ['seats', '5/7', 'unread'],
    ['seats', '5+2 seats', 'unread'],
    ['seats', '5 to 7 seats', 'unread'],
    ['seats', 'Leather', 'unread'],
    ['doors', '55', 'unread'],
    ['doors', '12 doors', 'unread'],
  ] as const)('readCounts: %s: %j', (column, cell, counts) => {
    expect(short(readCounts(column)(cell))).toEqual(counts);
  });
});

describe('readYear', () => {
  it.each([
    ['2018', 2018],
    ['2018.0', 2018],
    ['2019 MY20', 2019],
    ['2019 (MY19.5)', 2019],
    ['03/2019', 2019],
    ['15/03/2019', 2019],
    ['Mar 2019', 2019],
    ['2019-03', 2019],
    ['2019-03-15T00:00:00Z', 2019],
    ['2,019', 2019],
    ['Mar-19', 2019],
    ['11/98', 1998],
    ['Built 2019', 2019],
    ['2019 plate', 2019],
    ['nan', 'nothing'],
    ['18', 'unread'],
    ['9999', 'unread'],
    ['MY19', 'unread'],
    ['2018/2019', 'unread'],
  ])('readYear: %j', (cell, year) => {
    expect(short(readYear(cell))).toBe(year);
  });
});

describe('readBody', () => {
  const facts = { bodyType: '', carSuv: '', make: 'Toyota', title: '2018 Toyota Something' };
  const truck = { simple: 'Light Truck', fine: 'Light Truck', itemType: 'truck' };
  const cabChassis = { simple: 'Ute', fine: 'Cab Chassis' };
  const same = (body: string) => ({ simple: body, fine: body });
  it.each([
    ['Ute / Tray', {}, same('Ute')],
    ['Ute / Tray', { title: '2019 Isuzu D-MAX SX C/Chas' }, cabChassis],
    ['Utility', {}, same('Ute')],
    ['Dual Cab Utility', {}, same('Ute')],
    ['UTILITY - DUAL CAB', {}, same('Ute')],
    ['Crew Cab Pickup', {}, same('Ute')],
    ['Pick-up', {}, same('Ute')],
    ['Cab Chassis', {}, cabChassis],
    ['Dual Cab Chassis', {}, cabChassis],
    ['Hatchback', {}, same('Hatch')],
    ['5D HATCHBACK', {}, same('Hatch')],
    ['4dr Sedan', {}, same('Sedan')],
    ['Station Wagon', {}, same('Wagon')],
    ['Sports Utility Vehicle', {}, same('SUV')],
    ['SUV - Large', {}, same('SUV')],
    ['Coupé', {}, same('Coupe')],
    ['Coupe Convertible', {}, same('Convertible')],
    ['Cabriolet', {}, same('Convertible')],
    ['Mini Van', {}, same('People Mover')],
    ['Panel Van', {}, same('Van')],
    ['Minibus', {}, same('Bus')],
    ['Motorhome', {}, same('Motorhome')],
    ['Truck', {}, truck],
    ['Commercial', { title: '2018 Toyota HiAce LWB' }, same('Van')],
    ['Commercial', { title: '2012 Toyota Estima Aeras', seats: 8 }, same('People Mover')],
    ['Commercial', { title: '2018 Toyota HiAce Commuter', seats: 12 }, same('Bus')],
    ['Commercial', { make: 'Hino', title: '2015 Hino 500 1227' }, truck],
    ['Other', { make: 'Isuzu', title: '2023 Isuzu NLR 45-150' }, truck],
    ['Other', {}, 'nothing'],
    ['', { carSuv: 'Coupe' }, same('Coupe')],
    ['', { carSuv: 'Honest Example Cars' }, 'nothing'],
    ['', { carSuv: 'Example Ute Centre' }, 'nothing'],
    ['Hatch / Sedan', {}, 'unread'],
    ['Spaceship', {}, 'unread'],
  ])('readBody: %j with %j', (bodyType, change, expected) => {
    expect(short(readBody({ ...facts, bodyType, ...change }))).toEqual(expected);
  });
});

describe('readCarType', () => {
  it.each([
    ['USED', '', 'used'],
    ['Demonstrator', '', 'demo'],
    ['Ex-Demo', '', 'demo'],
    ['Dealer Demo', '', 'demo'],
    ['Pre-Owned', '', 'used'],
    ['Certified Pre Owned', '', 'used'],
    ['2nd hand', '', 'used'],
    ['Near New', '', 'used'],
    ['Brand New', '', 'new'],
    ['N', '', 'new'],
    ['', 'NEW In stock', 'new'],
    ['nan', 'Honest Example Cars', 'nothing'],
    ['NZ New', '', 'unread'],
    ['New arrival', '', 'unread'],
    ['New / Used', '', 'unread'],
    ['Excellent', '', 'unread'],
  ])('readCarType: %j with %j', (cell, carSuv, type) => {
    expect(short(readCarType(cell, carSuv))).toBe(type);
  });
});

describe('readTransmission', () => {
  it.each([
    ['Automatic', 'Automatic'],
    ['6 SP Automatic', 'Automatic'],
    ['8 Speed Sports Automatic', 'Automatic'],
    ['CVT', 'Automatic'],
    ['Sports Automatic', 'Automatic'],
    ['Sports Automatic Dual Clutch', 'Automatic'],
    ['Constantly Variable', 'Automatic'],
    ['Continuously Variable Transmission', 'Automatic'],
    ['Automated Manual', 'Automatic'],
    ['Sequential Manual Auto-Clutch', 'Automatic'],
    ['Auto with manual mode', 'Automatic'],
    ['7-speed DSG', 'Automatic'],
    ['Reduction Gear', 'Automatic'],
    ['6A', 'Automatic'],
    ['A/T', 'Automatic'],
    ['Manual', 'Manual'],
    ['6 Speed Manual', 'Manual'],
    ['5M', 'Manual'],
    ['M6', 'Manual'],
    ['DCT7', 'Automatic'],
    ['9G-Tronic', 'Automatic'],
    ['M/T', 'Manual'],
    ['-', 'nothing'],
    ['Manual / Automatic', 'unread'],
    ['Not automatic', 'unread'],
    ['6 Speed', 'unread'],
    ['Magic', 'unread'],
  ])('readTransmission: %j', (cell, transmission) => {
    expect(short(readTransmission(cell))).toBe(transmission);
  });
});

describe('readFuel', () => {
  it.each([
    ['Unleaded', '2018 Toyota Corolla', 'Petrol'],
    ['Premium', '2018 BMW 430I', 'Petrol'],
    ['Unleaded Petrol', '', 'Petrol'],
    ['Petrol - Premium ULP', '', 'Petrol'],
    ['Gasoline', '', 'Petrol'],
    ['PULP 98', '', 'Petrol'],
    ['RON 95', '', 'Petrol'],
    ['Petrol/Gas', '', 'LPG'],
    ['Diesel', '2018 Ford Ranger', 'Diesel'],
    ['Turbo Diesel', '', 'Diesel'],
    ['Hybrid', '2022 MG HS +EV Phev', 'Plug-in Hybrid'],
    ['Plug-in Hybrid', '', 'Plug-in Hybrid'],
    ['PHEV (Petrol/Electric)', '', 'Plug-in Hybrid'],
    ['Petrol/Electric', '', 'Hybrid'],
    ['Petrol Hybrid', '', 'Hybrid'],
    ['Petrol or LPG (Dual)', '', 'LPG'],
    ['Battery Electric', '', 'Electric'],
    ['BEV', '', 'Electric'],
    ['Hydrogen Fuel Cell', '', 'Hydrogen'],
    ['-', '2023 GWM Haval Jolion LUX Hybrid', 'Hybrid'],
    ['Other', '2018 Kia Rio', 'nothing'],
    ['Electric', '2022 MG ZS EV', 'Electric'],
    ['Petrol or Diesel', '', 'unread'],
    ['Range extender', '', 'unread'],
    ['Steam', '2020 Toyota Corolla Hybrid', 'unread'],
  ])('readFuel: %j of %j', (cell, title, fuel) => {
    expect(short(readFuel(cell, title))).toBe(fuel);
  });
});

describe('readDrive', () => {
  it.each([
    ['Front', 'FWD'],
    ['Front Wheel Drive', 'FWD'],
    ['2WD (FWD)', 'FWD'],
    ['Rear', 'RWD'],
    ['Rear-wheel drive', 'RWD'],
    ['4WD', '4x4'],
    ['4X4 Constant', '4x4'],
    ['4×4', '4x4'],
    ['Four Wheel Drive', '4x4'],
    ['AWD', 'AWD'],
    ['All Wheel Drive', 'AWD'],
    ['quattro AWD', 'AWD'],
    ['2WD', '4x2'],
    ['6x4', '6x4'],
    ['Other', 'nothing'],
    ['', 'nothing'],
    ['FWD/AWD', 'unread'],
    ['Right Hand Drive', 'unread'],
    ['Sideways', 'unread'],
  ])('readDrive: %j', (cell, drive) => {
    expect(short(readDrive(cell))).toBe(drive);
  });
});

describe('readEngine', () => {
  it.each([
    ['4 cyl, 2.2 L', { cylinders: 4, litres: 2.2 }],
    ['6 cyl, 0 L', { cylinders: 6 }],
    ['2 L', { litres: 2 }],
    ['2.8 Litre', { litres: 2.8 }],
    ['2.8-litre 4 Cylinder Turbo Diesel', { cylinders: 4, litres: 2.8 }],
    ['2755cc', { litres: 2.8 }],
    ['2,755 cc', { litres: 2.8 }],
    ['1998', { litres: 2 }],
    ['1,998 cm³', { litres: 2 }],
    ['2.0', { litres: 2 }],
    ['2,8 L', { litres: 2.8 }],
    ['1.998 L', { litres: 2 }],
    ['3.0L V6', { cylinders: 6, litres: 3 }],
    ['V8', { cylinders: 8 }],
    ['Inline-4 1.5T', { cylinders: 4, litres: 1.5 }],
    ['Four Cylinder 2.0 TDI', { cylinders: 4, litres: 2 }],
    ['0 L', 'nothing'],
    ['Electric', 'nothing'],
    ['150kW Electric', 'nothing'],
    ['Dual Motor', 'nothing'],
    ['-', 'nothing'],
    ['4', 'unread'],
    ['150kW', 'unread'],
    ['Turbo', 'unread'],
  ])('readEngine: %j', (engine, expected) => {
    expect(short(readEngine(engine))).toEqual(expected);
  });
});

describe('readCylinders', () => {
  it.each([
    ['4 cyl', 4],
    ['6', 6],
    ['Four', 4],
    ['V8', 8],
    ['0 L', 'nothing'],
    ['7', 'unread'],
  ])('readCylinders: %j', (cell, cylinders) => {
    expect(short(readCylinders(cell))).toBe(cylinders);
  });
});

describe('readConsumption', () => {
  it.each([
    ['8.7 L / 100 km', 8.7],
    ['8,7l/100km', 8.7],
    ['8.7', 8.7],
    ['8.7 litres per 100 km (combined)', 8.7],
    ['0 L / 100 km', 'nothing'],
    ['30 mpg', 'unread'],
    ['16.1 kWh/100km', 'unread'],
    ['12 km/L', 'unread'],
  ])('readConsumption: %j', (cell, litres) => {
    expect(short(readConsumption(cell))).toBe(litres);
  });
});

describe('readColours', () => {
  it.each([
    ['White / Black', { colour: 'White', interior: 'Black' }],
    ['Grey / Blue / Leather', { colour: 'Grey', interior: 'Blue / Leather' }],
    ['White / 2019/04', { colour: 'White', buildDate: '04/2019' }],
    ['5 years / Unlimited km', 'unread'],
    ['- / -', 'nothing'],
    ['- / Black', { interior: 'Black' }],
  ])('readColours: %s', (cell, expected) => {
    expect(short(readColours(cell))).toEqual(expected);
  });
});

describe('readLocation', () => {
  it.each([
    ['Sandgate, QLD', { city: 'Sandgate', state: 'QLD' }],
    ['Warrenheip, AU-VIC', { city: 'Warrenheip', state: 'VIC' }],
    ['Sandgate Qld 4017', { city: 'Sandgate', state: 'QLD' }],
    ['Sandgate, Queensland, 4017', { city: 'Sandgate', state: 'QLD' }],
    ['Western Australia', { state: 'WA' }],
    ['St Kilda, Victoria, Australia', { city: 'St Kilda', state: 'VIC' }],
    ['Adelaide, South Australia 5000', { city: 'Adelaide', state: 'SA' }],
    ['Brisbane (QLD)', { city: 'Brisbane', state: 'QLD' }],
    ['Perth - WA', { city: 'Perth', state: 'WA' }],
    ['Parramatta, N.S.W. 2150', { city: 'Parramatta', state: 'NSW' }],
    ['Auckland, NZ', { city: 'Auckland' }],
    ['', {}],
    ['nan', {}],
    ['Atlantis', { city: 'Atlantis' }],
  ])('readLocation: %s', (cell, expected) => {
    expect(readLocation(cell)).toEqual(expected);
  });
});

describe('a state in a column of its own', () => {
  it.each([
    ['nsw', 'NSW'],
    ['New South Wales', 'NSW'],
    ['N.S.W.', 'NSW'],
    ['Waikato', 'Waikato'],
    ['-', 'nothing'],
  ])('a state in a column of its own: %j', (cell, state) => {
    expect(short(readStateField(cell))).toBe(state);
  });
});

describe('a list of features', () => {
  it.each([
    ['["Tow bar","Seats, leather"]', ['Tow bar', 'Seats, leather']],
    ["['Tow bar', 'Sunroof']", ['Tow bar', 'Sunroof']],
    ['- Tow bar\n- Sunroof', ['Tow bar', 'Sunroof']],
    ['Tow bar\\nSunroof', ['Tow bar', 'Sunroof']],
    ['Tow bar^Sunroof', ['Tow bar', 'Sunroof']],
    ['10,000 km service, Tow bar', ['10,000 km service', 'Tow bar']],
  ])('a list of features: %j', (cell, entries) => {
    expect(short(readListCell(cell))).toEqual(entries);
  });
});

describe('addresses of pictures', () => {
  const urls = ['https://c.example/1.jpg', 'https://c.example/2.jpg'];

  it.each([
    urls.join('~'),
    urls.join('^'),
    urls.join('\\n'),
    urls.map((url) => `<img class="p" src="${url}">`).join(''),
    urls.map((url) => `<a href='${url}'>Photo</a>`).join('<br>'),
    `(${urls[0]})|{${urls[1]}}`,
    JSON.stringify(urls).replaceAll('/', String.raw`\/`),
    '\u2066https://c.example/1.jpg\u2069|https://c.ex\u00adample/2.jpg\u200e',
  ])('addresses of pictures: %j', (cell) => {
    expect(short(addressReader('/')(cell))).toEqual(urls);
  });

  it('addresses of pictures may contain brackets and addresses of others', () => {
    for (const url of ['https://c.example/car%20(1).jpg', 'https://c.example/fetch/https://d.example/1.jpg'])
      expect(short(addressReader('/')(url))).toEqual([url]);
  });
});

describe('words of the trade as dealers abbreviate them', () => {
  it.each([
    [readTransmission, 'Automatic', ['Auto6', 'Autom.', 'EAT8', 'Torque Converter', 'Multi-tronic']],
    [readFuelWord, 'Hybrid', ['Diesel/Elec', 'Petrol/Elec']],
    [readFuelWord, 'Petrol', ['95 octane', 'Flexi-Fuel']],
    [readFuelWord, 'Diesel', ['T/D']],
    [readDrive, 'FWD', ['F.W.D.', '2WD - Front']],
    [readDrive, 'RWD', ['Rear Whl Drive', '4x2 Rear']],
    [readDrive, '4x4', ['4 Wheel', '4 WHL DRV', '4.W.D.']],
    [readDrive, 'AWD', ['All', 'eAWD', 'S-AWC']],
    [readBodyWord, 'Ute', ['Dbl Cab', 'D/Cab', 'DualCab', 'Dropside']],
    [readBodyWord, 'Wagon', ['Stn Wgn', 'Shooting Brake']],
    [readBodyWord, 'Hatch', ['5D Sportback']],
    [readConditionWord, 'demo', ['Brand New Demo', 'New Demonstrator']],
    [readConditionWord, 'used', ['Ex-Loan', 'Company Car', 'Previously Owned', 'Certified', 'S/H']],
  ])('words of the trade as dealers abbreviate them: %#: %s', (read, value, cells) => {
    for (const cell of cells) expect(short<string>(read(cell)), cell).toBe(value);
  });

  it('words of the trade as dealers abbreviate them: says what is coming however it is written', () => {
    for (const cell of ['In-Transit', 'COMING SOON!', 'pre order', 'Pre-Order', 'on_order'])
      expect(short(readStatusField(cell)), cell).toEqual({ status: 'coming_soon' });
  });
});
