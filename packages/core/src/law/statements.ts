import { financeBox } from '../finance/financeBox.ts';
import { formatMoney } from '../format/formatNumber.ts';
import { isWithoutGst, onRoadCosts } from '../price/onRoadCosts.ts';
import { priceTypeOf, shownPrice, subscriptionPrice } from '../price/shownPrice.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import type { Site } from '../site/site.ts';
import { consumerNotice } from './consumerNotice.ts';
import { roadUserCharges } from './roadUserCharges.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { jurisdictionOf } from './jurisdictionOf.ts';
import { lawFit, type LawGapReason } from './lawFit.ts';
import type { Jurisdiction, LawChannel, LawRow, LawSubject, Prominence } from './lawRow.ts';
import { lawTable } from './lawTable.ts';
import { type LawItem, noticeItems } from './noticeItems.ts';
import { yardSeller } from './yardSeller.ts';

/** What must be stated about a vehicle, where and how prominently, and which rule of the table says so. */
export type LawStatement = Pick<LawRow, 'id' | 'subject' | 'source' | 'mark'> & {
  readonly text: string;
  readonly channels: readonly LawChannel[];
  readonly prominence: Prominence;
  readonly link?: { readonly label: string; readonly href: string };
  readonly items?: readonly LawItem[];
};

/** A statement that is not made, and what it lacks. */
type LawGap = { readonly id: string; readonly subject: LawSubject; readonly reason: LawGapReason };

type Read = { readonly statements: readonly LawStatement[]; readonly gaps: readonly LawGap[] };

/** The rows about a subject that count in a jurisdiction: its own, else those of the country. */
const rowsOf = (subject: LawSubject, jurisdiction: Jurisdiction | undefined): readonly LawRow[] => {
  const rows = lawTable.filter((row) => row.subject === subject);
  const own = rows.filter((row) => row.jurisdiction === jurisdiction);
  return own.length > 0 || jurisdiction === 'nz' ? own : rows.filter((row) => row.jurisdiction === 'au');
};

type Content = Pick<LawStatement, 'text' | 'link' | 'items'>;
type Answer = Content | LawGapReason | undefined;

/** The texts that depend on the vehicle, the yard or its finance; any other subject has the text of its row. */
const composed = (
  row: LawRow,
  vehicle: Vehicle,
  { yard, site, now }: { yard: SiteLocation | undefined; site: Site; now: number },
): Answer => {
  switch (row.subject) {
    case 'seller': {
      if (yard === undefined) return 'seller';
      const text = yardSeller(yard, site);
      return text === undefined ? 'licence' : { text };
    }
    case 'price':
      return shownPrice(vehicle) === undefined
        ? 'price'
        : { text: priceTypeOf(vehicle, site).replaceAll('\u00a0', ' ') };
    case 'comparisonRate': {
      const rates = financeBox(vehicle, site, now)?.rates;
      return rates?.kind !== 'rates' || rates.warning === undefined
        ? undefined
        : { text: `Comparison rate ${rates.comparison}. ${rates.warning}` };
    }
    case 'totalOfPayments': {
      const text = financeBox(vehicle, site, now)?.weekly;
      return text === undefined ? undefined : { text };
    }
    case 'credit':
      return site.legal.creditLicence === null || financeBox(vehicle, site, now) === undefined
        ? undefined
        : { text: `Finance: ${site.legal.creditLicence}` };
    case 'complaints':
      return site.legal.complaints === null ? undefined : { text: `Complaints: ${site.legal.complaints}` };
    case 'consumerNotice': {
      const link = consumerNotice(vehicle, site);
      const seller = yard && yardSeller(yard, site);
      return link === undefined
        ? 'notice'
        : { text: link.label, link, items: noticeItems(row.items ?? [], vehicle, { site, now, seller }) };
    }
    case 'roadUser': {
      const charges = roadUserCharges(vehicle, site);
      return charges === undefined
        ? undefined
        : {
            text: `Road user charges: ${formatMoney(charges.per1000Km, site)} for 1,000\u00a0km (${charges.label}), not part of the price.`,
          };
    }
    default:
      return row.text === undefined ? undefined : { text: row.text };
  }
};

/** Subjects of a vehicle, in the order in which they are stated. */
const subjects = [
  'seller',
  'price',
  'consumerNotice',
  'warranty',
  'coolingOff',
  'warrant',
  'roadUser',
  'history',
  'comparisonRate',
  'totalOfPayments',
  'credit',
  'complaints',
] as const satisfies readonly LawSubject[];

/** Rules about a sale, which a subscription is not. */
const ofSales: readonly LawSubject[] = ['price', 'warranty', 'coolingOff', 'warrant', 'history'];

const readLaw = (vehicle: Vehicle, yard: SiteLocation | undefined, site: Site, now: number): Read => {
  const statements: LawStatement[] = [];
  const gaps: LawGap[] = [];
  if (vehicle.kind === 'sold') return { statements, gaps };
  const jurisdiction = jurisdictionOf(yard ?? { address: { state: vehicle.location.state } }, site);
  if (jurisdiction === undefined) gaps.push({ id: 'au', subject: 'seller', reason: 'state' });
  const isSubscribed = subscriptionPrice(vehicle, site) !== undefined;

  for (const subject of subjects) {
    if (isSubscribed && ofSales.includes(subject)) continue;
    for (const row of rowsOf(subject, jurisdiction)) {
      if (row.channels.length === 0) continue;
      const { id, source, mark, channels, prominence } = row;
      const fit = lawFit(row.vehicles ?? {}, vehicle, site, now);
      if (fit === false) continue;
      const answer = fit === true ? composed(row, vehicle, { yard, site, now }) : fit;
      if (typeof answer === 'string') gaps.push({ id, subject, reason: answer });
      else if (answer !== undefined) statements.push({ id, subject, source, mark, channels, prominence, ...answer });
      // Of the rows about one subject the first that fits counts, and the next may not where that is not known.
      break;
    }
  }

  const included = rowsOf('price', jurisdiction)[0]?.included ?? [];
  const price = statements.find(({ subject }) => subject === 'price');
  if (
    price !== undefined &&
    (isWithoutGst(price.text) || (included.includes(vehicle.carType) && onRoadCosts(price.text) !== 'included'))
  )
    gaps.push({ id: price.id, subject: 'price', reason: 'priceType' });
  return { statements, gaps };
};

/**
 * What must be stated about a vehicle of a yard, by the law of the yard's state, in order. Where a fact is not known nothing is stated:
 * `lawGaps` says what is missing. `now` in milliseconds since 1970.
 *
 * @example statements(car, yard, site, now).find(({ subject }) => subject === 'coolingOff')?.text // => 'Cooling-off period: 3 business days after you sign.'
 */
export const statements = (
  vehicle: Vehicle,
  yard: SiteLocation | undefined,
  site: Site,
  now: number,
): readonly LawStatement[] => readLaw(vehicle, yard, site, now).statements;

/**
 * What is not stated about a vehicle because a fact is missing or because the table does not know the rule, and prices of a type that the
 * state does not allow. `now` in milliseconds since 1970.
 *
 * @example lawGaps({ ...car, buildDate: undefined }, yard, site, now) // => [{ id: 'vic-warranty', subject: 'warranty', reason: 'buildDate' }]
 */
export const lawGaps = (vehicle: Vehicle, yard: SiteLocation | undefined, site: Site, now: number): readonly LawGap[] =>
  readLaw(vehicle, yard, site, now).gaps;

/**
 * The statements of one channel, without those next to a price or a rate where `prominence` is given.
 *
 * @example statementsFor('print', statements(car, yard, site, now), 'page')
 */
export const statementsFor = (
  channel: LawChannel,
  list: readonly LawStatement[],
  prominence?: Prominence,
): readonly LawStatement[] =>
  list.filter(
    (statement) =>
      statement.channels.includes(channel) && (prominence === undefined || statement.prominence === prominence),
  );
