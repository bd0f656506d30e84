import type { Jurisdiction, LawChannel, LawRow, LawSubject, LawVehicles } from './lawRow.ts';

const reviewedOn = '2026-11-27';

type Written = Pick<LawRow, 'rule' | 'source'> &
  Partial<Omit<LawRow, 'rule' | 'source' | 'jurisdiction' | 'subject'>> & { readonly name?: string };

const channelsOf: Readonly<Record<LawSubject, readonly LawChannel[]>> = {
  seller: ['vehicle', 'checkout', 'print', 'lead', 'feed'],
  price: ['card', 'vehicle', 'checkout', 'print', 'lead', 'feed'],
  wording: [],
  warranty: ['vehicle', 'checkout', 'print'],
  coolingOff: ['vehicle', 'checkout'],
  // Nothing is stated: the reservation deposit is fully refundable, which is more than these rules give the buyer.
  deposit: [],
  comparisonRate: ['card', 'vehicle', 'print'],
  totalOfPayments: ['card', 'vehicle', 'print'],
  credit: ['vehicle', 'print'],
  complaints: ['vehicle', 'checkout'],
  consumerNotice: ['vehicle', 'checkout', 'lead'],
  warrant: ['vehicle', 'checkout', 'print'],
  roadUser: ['vehicle', 'print'],
  history: ['vehicle', 'checkout'],
  consent: [],
  privacy: [],
};

const row = (jurisdiction: Jurisdiction, subject: LawSubject, { name, ...written }: Written): LawRow => ({
  id: `${jurisdiction}-${subject}${name === undefined ? '' : `-${name}`}`,
  jurisdiction,
  subject,
  reviewedOn,
  mark: 'to be checked',
  channels: channelsOf[subject],
  prominence:
    subject === 'price' ? 'price' : subject === 'comparisonRate' || subject === 'totalOfPayments' ? 'rate' : 'page',
  ...written,
});

/** Guarantees exist whatever a warranty says, and a statement about the one must not hide the other. */
const guarantees = 'The consumer guarantees of the Australian Consumer Law apply as well.';
const lasting = (title: string, months: number, km: string): string =>
  `${title}: ${months} ${months === 1 ? 'month' : 'months'} or ${km} km, whichever ends first. ${guarantees}`;
const outside = (title: string, limits: string): string =>
  `Outside the ${title}, which covers ${limits}. ${guarantees}`;

const used: LawVehicles = { carTypes: ['used'], unsureTypes: ['demo'], classes: ['passenger'] };
const usedOrDemo: LawVehicles = { carTypes: ['used', 'demo'], classes: ['passenger'] };
/** Written-off vehicles are sold in every class; those with rules of their own are left out. */
const usedLight: LawVehicles = { carTypes: ['used'], unsureTypes: ['demo'], classes: ['passenger', 'lightCommercial'] };
const usedNewZealand: LawVehicles = { carTypes: ['used', 'demo'], classes: ['passenger', 'lightCommercial'] };
const tenYears = { age: { under: 10 }, odometer: { under: 160_000 } } as const;
const usualLimits = 'vehicles under 160,000 km and less than 10 years old';

const statesWarranty = 'https://www.strattonfinance.com.au, statutory warranty of used cars by state';
const qldWarranty =
  'https://www.qld.gov.au, warranty for used cars; Motor Dealers and Chattel Auctioneers Act 2014 (Qld) sch 1';
const noRule = 'No rule about the licence in advertisements is known; it is stated as elsewhere.';

const australia: readonly LawRow[] = [
  row('au', 'price', {
    rule: 'The whole price, GST included, is shown at least as prominently as any part of it; new vehicles and demonstrators are advertised drive away, the words about government charges are next to the price of a used vehicle.',
    source: 'Australian Consumer Law s 47, 48 (accc.gov.au); https://www.carsales.com.au/info/price-guide',
    included: ['new', 'demo'],
  }),
  row('au', 'comparisonRate', {
    rule: 'An interest rate has its comparison rate next to it, no less prominent, with the warning whole and the basis.',
    source: 'National Credit Code pt 10; ASIC RG 178.23',
    mark: 'certain',
  }),
  row('au', 'credit', {
    rule: 'Who advertises credit states the Australian credit licence, or the number as a representative.',
    source: 'National Consumer Credit Protection Act 2009 s 52',
  }),
  row('au', 'complaints', {
    rule: 'Who handles complaints about credit, and how they are reached.',
    source: 'ASIC RG 271',
  }),
  row('au', 'history', {
    name: 'ppsr',
    rule: 'A certificate of the Personal Property Securities Register is stated with its date.',
    source: 'https://www.ppsr.gov.au',
    channels: [],
  }),
  row('au', 'consent', {
    rule: 'A box that is ticked before the visitor touches it is no consent to marketing.',
    source: 'https://www.acma.gov.au, Spam Act 2003',
    mark: 'certain',
  }),
  row('au', 'privacy', {
    rule: 'Where personal data is collected, the visitor is informed by whom and what for, with a link to the policy.',
    source: 'Privacy Act 1988 sch 1, APP 5',
    mark: 'certain',
  }),
];

const queensland: readonly LawRow[] = [
  row('qld', 'seller', {
    rule: 'Advertisements of a motor dealer name the licensee.',
    source: 'Motor Dealers and Chattel Auctioneers Act 2014 (Qld) s 72',
  }),
  row('qld', 'warranty', {
    name: 'a',
    rule: 'Class A: under 160,000 km and built at most 10 years before the sale. Not for motorcycles, caravans, commercial vehicles, consignment, vehicles that cannot be registered, written-off vehicles.',
    source: qldWarranty,
    mark: 'certain',
    vehicles: { ...used, age: { upTo: 10 }, odometer: { under: 160_000 } },
    text: lasting('Statutory warranty, class A', 3, '5,000'),
  }),
  row('qld', 'warranty', {
    name: 'b',
    rule: 'Class B since 1 September 2019: 160,000 km or more, or built more than 10 years before the sale.',
    source: qldWarranty,
    mark: 'certain',
    vehicles: used,
    text: lasting('Statutory warranty, class B', 1, '1,000'),
  }),
  row('qld', 'coolingOff', {
    rule: 'A used vehicle has a cooling-off period of 1 business day; a new one has none.',
    source: 'https://www.qld.gov.au, cooling-off period for buying a used car',
    mark: 'certain',
    vehicles: used,
    text: 'Cooling-off period: 1 business day of the dealer after you sign.',
  }),
  row('qld', 'deposit', {
    rule: 'On cooling off the dealer may retain at most $100 of the deposit.',
    source: 'https://www.qld.gov.au, cooling-off period for selling a car',
    mark: 'certain',
    vehicles: used,
  }),
  row('qld', 'history', {
    rule: 'The buyer of a used vehicle is informed before the sale whether it was written off.',
    source: 'Motor Dealers and Chattel Auctioneers Act 2014 (Qld) s 95',
    vehicles: usedLight,
    text: 'Before you sign, the dealer tells you in writing whether this vehicle was written off.',
  }),
];

const newSouthWales: readonly LawRow[] = [
  row('nsw', 'seller', {
    rule: 'The licence number is on the website and in all advertising, legible and named as the licence number.',
    source: 'Motor Dealers and Repairers Act 2013 (NSW) s 19A',
    mark: 'certain',
  }),
  row('nsw', 'wording', {
    rule: 'Statutory charges are not called on-road costs or anything similar.',
    source: 'https://www.fairtrading.nsw.gov.au, motor dealer advertisements',
    mark: 'certain',
    forbidden: ['on-road costs', 'on road costs', 'on-roads', 'ORC'],
  }),
  row('nsw', 'warranty', {
    rule: 'Dealer guarantee: under 160,000 km and under 10 years; demonstrators included.',
    source: 'https://www.fairtrading.nsw.gov.au, dealer guarantees; https://www.armstronglegal.com.au',
    mark: 'certain',
    vehicles: { ...usedOrDemo, ...tenYears },
    text: lasting('Dealer guarantee', 3, '5,000'),
  }),
  row('nsw', 'warranty', {
    name: 'none',
    rule: 'No dealer guarantee beyond these limits.',
    source: 'https://www.fairtrading.nsw.gov.au, dealer guarantees',
    vehicles: usedOrDemo,
    text: outside('dealer guarantee of New South Wales', usualLimits),
  }),
  row('nsw', 'coolingOff', {
    rule: '1 business day where the dealer, or a lender linked to the dealer, supplies the credit.',
    source: 'https://www.drive.com.au; https://www.attwoodmarshall.com.au',
    vehicles: { classes: ['passenger'] },
    text: 'Cooling-off period: 1 business day, if the dealer or a lender linked to the dealer provides your finance.',
  }),
  row('nsw', 'history', {
    rule: 'The dealer notice states major modifications, flood or hail damage, a written-off history and doubts about the odometer.',
    source: 'Motor Dealers and Repairers Act 2013 (NSW); https://www.armstronglegal.com.au',
    vehicles: usedLight,
    text: 'The dealer notice of this vehicle states major modifications, flood or hail damage, whether it was written off, and doubts about the odometer.',
  }),
];

const victoria: readonly LawRow[] = [
  row('vic', 'seller', {
    rule: 'The LMCT number is in every advertisement.',
    source: 'Motor Car Traders Act 1986 (Vic); https://www.consumer.vic.gov.au',
    mark: 'certain',
  }),
  row('vic', 'price', {
    rule: 'The advertised price includes duty, transfer and registration: drive away, used vehicles too.',
    source: 'https://www.consumer.vic.gov.au, self-assessment checklist of motor car traders',
    mark: 'certain',
    included: ['new', 'demo', 'used'],
  }),
  row('vic', 'warranty', {
    rule: 'Under 160,000 km and under 10 years.',
    source: statesWarranty,
    vehicles: { ...used, ...tenYears },
    text: lasting('Statutory warranty', 3, '5,000'),
  }),
  row('vic', 'warranty', {
    name: 'none',
    rule: 'No statutory warranty beyond these limits.',
    source: statesWarranty,
    vehicles: used,
    text: outside('statutory warranty of Victoria', usualLimits),
  }),
  row('vic', 'coolingOff', {
    rule: '3 business days, new and used; not for commercial vehicles, and not after delivery is accepted.',
    source: 'https://www.consumer.vic.gov.au, cooling-off period',
    mark: 'certain',
    vehicles: { classes: ['passenger'] },
    text: 'Cooling-off period: 3 business days after you sign.',
  }),
  row('vic', 'deposit', {
    rule: 'On cooling off from the purchase of a new vehicle the trader may retain the greater of $400 or 2 % of the price.',
    source: 'https://www.consumer.vic.gov.au, cooling-off period for a new car',
    mark: 'certain',
    vehicles: { carTypes: ['new'], unsureTypes: ['demo', 'used'], classes: ['passenger'] },
  }),
];

const southAustralia: readonly LawRow[] = [
  row('sa', 'seller', { rule: noRule, source: 'https://www.cbs.sa.gov.au' }),
  row('sa', 'warranty', {
    name: 'short',
    rule: 'Duty to repair, $3,001 to $6,000: up to 200,000 km, up to 15 years since the first registration. New rules from 1 July 2025 are to be checked.',
    source: `${statesWarranty}; https://lsc.sa.gov.au; Second-hand Vehicle Dealers Act 1995 (SA) s 23`,
    vehicles: {
      ...used,
      age: { upTo: 15, since: 'firstRegistration' },
      odometer: { upTo: 200_000 },
      price: { over: 3_000, upTo: 6_000 },
    },
    text: lasting('Statutory warranty (duty to repair)', 2, '3,000'),
  }),
  row('sa', 'warranty', {
    name: 'long',
    rule: 'Duty to repair, over $6,000: up to 200,000 km, up to 15 years since the first registration. New rules from 1 July 2025 are to be checked.',
    source: `${statesWarranty}; https://lsc.sa.gov.au; Second-hand Vehicle Dealers Act 1995 (SA) s 23`,
    vehicles: {
      ...used,
      age: { upTo: 15, since: 'firstRegistration' },
      odometer: { upTo: 200_000 },
      price: { over: 6_000 },
    },
    text: lasting('Statutory warranty (duty to repair)', 3, '5,000'),
  }),
  row('sa', 'warranty', {
    name: 'none',
    rule: 'None at or below $3,000, over 200,000 km, or over 15 years since the first registration.',
    source: `${statesWarranty}; https://lsc.sa.gov.au`,
    vehicles: used,
    text: outside(
      'duty to repair of South Australia',
      'prices over $3,000, up to 200,000 km and up to 15 years since the first registration',
    ),
  }),
  row('sa', 'coolingOff', {
    rule: '2 clear business days, demonstrators included; none for new vehicles.',
    source: 'https://www.sa.gov.au, cooling-off rights when buying second-hand vehicles',
    mark: 'certain',
    vehicles: usedOrDemo,
    text: 'Cooling-off period: 2 clear business days after you sign.',
  }),
  row('sa', 'deposit', {
    rule: 'At most 10 % of the price; on cooling off the dealer may retain the lesser of 2 % of the price or $100.',
    source: 'https://www.sa.gov.au, cooling-off rights when buying second-hand vehicles',
    mark: 'certain',
    vehicles: usedOrDemo,
  }),
];

const westernAustralia: readonly LawRow[] = [
  row('wa', 'seller', {
    rule: 'Name and licence of the dealer are in every advertisement.',
    source: 'Motor Vehicle Dealers Act 1973 (WA) s 21; https://www.commerce.wa.gov.au',
    mark: 'certain',
  }),
  row('wa', 'warranty', {
    name: 'long',
    rule: 'From $4,000: under 150,000 km and 10 years. Not for commercial vehicles, utes with one row of seats, trucks, caravans, buses.',
    source: `${statesWarranty}; https://www.commerce.wa.gov.au, cars not covered`,
    vehicles: { ...used, age: { under: 10 }, odometer: { under: 150_000 }, price: { from: 4_000 } },
    text: lasting('Statutory warranty', 3, '5,000'),
  }),
  row('wa', 'warranty', {
    name: 'short',
    rule: 'From $4,000: up to 180,000 km and 12 years.',
    source: `${statesWarranty}; https://www.commerce.wa.gov.au, cars not covered`,
    vehicles: { ...used, age: { upTo: 12 }, odometer: { upTo: 180_000 }, price: { from: 4_000 } },
    text: lasting('Statutory warranty', 1, '1,500'),
  }),
  row('wa', 'warranty', {
    name: 'none',
    rule: 'No statutory warranty beyond these limits.',
    source: statesWarranty,
    vehicles: used,
    text: outside(
      'statutory warranty of Western Australia',
      'prices from $4,000, up to 180,000 km and up to 12 years since the vehicle was built',
    ),
  }),
  row('wa', 'history', {
    rule: 'Form 4 since 7 June 2024: the buyer is informed whether a used vehicle was written off.',
    source: 'https://www.commerce.wa.gov.au, Form 4',
    vehicles: usedLight,
    text: 'Before you sign, the dealer tells you in writing (Form 4) whether this vehicle was written off.',
  }),
];

const tasmania: readonly LawRow[] = [
  row('tas', 'seller', {
    rule: noRule,
    source: 'https://www.cbos.tas.gov.au',
  }),
  row('tas', 'warranty', {
    rule: 'Under 120,000 km and under 7 years.',
    source: statesWarranty,
    vehicles: { ...used, age: { under: 7 }, odometer: { under: 120_000 } },
    text: lasting('Statutory warranty', 3, '3,000'),
  }),
  row('tas', 'warranty', {
    name: 'none',
    rule: 'No statutory warranty beyond these limits.',
    source: statesWarranty,
    vehicles: used,
    text: outside('statutory warranty of Tasmania', 'vehicles under 120,000 km and less than 7 years old'),
  }),
];

/** The ACT and the Northern Territory have the same limits. */
const territory = (jurisdiction: 'act' | 'nt', name: string, source: string): readonly LawRow[] => [
  row(jurisdiction, 'seller', { rule: noRule, source }),
  row(jurisdiction, 'warranty', {
    rule: 'Under 160,000 km and under 10 years.',
    source: statesWarranty,
    vehicles: { ...used, ...tenYears },
    text: lasting('Statutory warranty', 3, '5,000'),
  }),
  row(jurisdiction, 'warranty', {
    name: 'none',
    rule: 'No statutory warranty beyond these limits.',
    source: statesWarranty,
    vehicles: used,
    text: outside(`statutory warranty of ${name}`, usualLimits),
  }),
];

const newZealand: readonly LawRow[] = [
  row('nz', 'seller', {
    rule: 'Name and number of the registered trader are wherever vehicles are offered.',
    source: 'Motor Vehicle Sales Act 2003',
    mark: 'certain',
  }),
  row('nz', 'price', {
    rule: 'The cash price of a trader’s used vehicle includes GST and on-road costs.',
    source: 'SR 2008/112; https://comcom.govt.nz',
    mark: 'certain',
    included: ['demo', 'used'],
  }),
  row('nz', 'consumerNotice', {
    rule: 'Used vehicles and demonstrators have a consumer information notice, online as a link on the page of the vehicle; a purchase that is completed online needs it before.',
    source: 'SR 2008/112; https://comcom.govt.nz; https://www.motortraders.govt.nz',
    mark: 'certain',
    vehicles: usedNewZealand,
    items: [
      'trader',
      'vehicle',
      'year',
      'firstRegistered',
      'identifier',
      'odometer',
      'importedDamaged',
      'securityInterest',
      'price',
      'warrant',
      'registration',
      'roadUser',
    ],
  }),
  row('nz', 'totalOfPayments', {
    rule: 'A payment is shown with the total of payments: everything that is paid over the loan, the final payment included.',
    source: 'Credit Contracts and Consumer Finance Regulations 2004 reg 4AAAQ to 4AAAT (LI 2020/0205)',
    mark: 'certain',
  }),
  row('nz', 'warrant', {
    rule: 'The warrant of fitness is less than a month old when the vehicle is sold, or it is sold "as is, where is" in writing.',
    source: 'https://www.consumeraffairs.govt.nz',
    vehicles: usedNewZealand,
    text: 'Sold with a warrant of fitness that is less than a month old, unless you agree in writing to buy it as is, where is.',
  }),
  row('nz', 'roadUser', {
    rule: 'Diesel, electric and plug-in vehicles pay road user charges, which the notice states.',
    source: 'Road User Charges Act 2012; https://www.odt.co.nz, https://www.autocar.co.nz',
  }),
  row('nz', 'complaints', {
    rule: 'Who handles complaints, and the dispute resolution scheme of who arranges credit.',
    source: 'Financial Service Providers Act 2008',
  }),
  row('nz', 'consent', {
    rule: 'Marketing needs consent; a box that is ticked before the visitor touches it is none.',
    source: 'Unsolicited Electronic Messages Act 2007',
  }),
  row('nz', 'privacy', {
    rule: 'Where personal data is collected, the visitor is informed by whom and what for.',
    source: 'Privacy Act 2020, principle 3',
  }),
];

/**
 * What the law asks of a dealer's website, as far as it is known. The platform gives no legal advice: each row has its source, the day of
 * its review and a mark. Of a state's rows about one subject the first that fits a vehicle counts; a state's row about prices replaces
 * that of Australia.
 */
export const lawTable: readonly LawRow[] = [
  ...australia,
  ...queensland,
  ...newSouthWales,
  ...victoria,
  ...southAustralia,
  ...westernAustralia,
  ...tasmania,
  ...territory('act', 'the ACT', 'https://www.accesscanberra.act.gov.au'),
  ...territory('nt', 'the Northern Territory', 'https://nt.gov.au'),
  ...newZealand,
];
