import { slugify } from '@dealer/core/format';
import { stableHash } from '@dealer/core/stock';
import { isBodyWord } from './cells/readBody.ts';
import { readCell } from './cells/cell.ts';

/** A yard of an invented dealership. */
type FeedLocation = { id: number; name: string; slug: string; phone: string };

/** An invented dealership; `state` is where it trades. */
type FeedDealership = {
  id: number;
  name: string;
  slug: string;
  state: string;
  locations: readonly FeedLocation[];
};

// Invented names, so that documents name no real seller. Phone numbers are from the ranges reserved for fiction.
const names: Record<string, readonly string[]> = {
  NSW: [
    'Banksia Lane Motors',
    'Blue Wren Autos',
    'Cobbler Creek Cars',
    'Lantern Street Motors',
    'Paperbark Motor Co',
    'Tidewater Autos',
    'Magpie Yard Cars',
  ],
  VIC: ['Lyrebird Motors', 'Tramline Autos', 'Grey Gum Cars', 'Bluestone Yard Motors', 'Quince Hill Autos'],
  QLD: ['Mangrove Point Motors', 'Frangipani Autos', 'Sugarloaf Cars', 'Brolga Motor Co'],
  WA: ['Quokka Bay Motors', 'Karri Tree Autos', 'Long Jetty Cars'],
  SA: ['Saltbush Motors', 'Copper Gully Autos'],
  ACT: ['Wattle Ridge Motors'],
  TAS: ['Devil Gate Autos'],
  NT: ['Red Kite Motors'],
};
const areaCodes: Record<string, string> = {
  NSW: '02',
  ACT: '02',
  VIC: '03',
  TAS: '03',
  QLD: '07',
  WA: '08',
  SA: '08',
  NT: '08',
};
const yards = ['North', 'South'];

const build = (): FeedDealership[] => {
  let id = 100;
  return Object.entries(names).flatMap(([state, list]) =>
    list.map((name) => {
      id += 1;
      const dealershipId = id;
      return {
        id: dealershipId,
        name,
        slug: slugify(name),
        state,
        locations: yards.map((yard, index) => ({
          id: dealershipId * 10 + index + 1,
          name: `${name} ${yard}`,
          slug: slugify(`${name} ${yard}`),
          phone: `${areaCodes[state] ?? '02'} 5550 ${String(dealershipId * 10 + index).padStart(4, '0')}`,
        })),
      };
    }),
  );
};

/** The invented dealerships that feed records are given to: 24 of them, two yards each. A site may name them by slug. */
export const feedDealerships: readonly FeedDealership[] = build();

/** The words of the column "Car/Suv" that are neither a body nor a seller: a status, a masked phone, nothing. */
const isNoSeller = (text: string): boolean =>
  isBodyWord(text) || /^(new|used|demo)\b/i.test(text) || text.includes('*');

/**
 * The invented dealership and yard that stand for a record's seller: always the same for the same seller and state.
 * Records without a seller's name go by their place, those without a place by their make.
 */
export const dealershipFor = (facts: {
  carSuv: string;
  city?: string;
  state?: string;
  make: string;
}): { dealership: FeedDealership; location: FeedLocation } => {
  const text = readCell(facts.carSuv);
  const seller = text !== undefined && !isNoSeller(text) ? text.toLowerCase() : undefined;
  const inState = feedDealerships.filter((dealership) => dealership.state === facts.state);
  const choice = inState.length > 0 ? inState : feedDealerships;
  const key =
    seller ?? (facts.city !== undefined ? `place ${facts.city.toLowerCase()}` : `make ${facts.make.toLowerCase()}`);
  const dealership = choice[stableHash(key) % choice.length] ?? choice[0]!;
  const location =
    dealership.locations[stableHash(`yard ${facts.city ?? key}`) % dealership.locations.length] ??
    dealership.locations[0]!;
  return { dealership, location };
};
