import type { VehicleDoc } from '../vehicle/vehicleDoc.ts';

/** What `searchTerms` looks at. */
export type SearchTermFacts = Pick<VehicleDoc, 'seats' | 'doors' | 'simple_body'>;

const cabOf = ({ seats = 0, doors }: SearchTermFacts): string | undefined => {
  if (doors === 4) return 'Dual Cab';
  if (doors !== 2) return undefined;
  return seats >= 4 ? 'Extra Cab' : 'Single Cab';
};

/**
 * Seats, doors and a ute's cab in words to search by. The number and its word are one, the word first: "mazda 3" is no
 * search for three seats. The index's synonyms lead "7 seater", "7 seats" and "seven seater" here.
 *
 * @example searchTerms({ simple_body: 'Ute', seats: 5, doors: 4 }) // => ['seats5', 'doors4', 'Dual Cab']
 */
export const searchTerms = (doc: SearchTermFacts): string[] => {
  const { seats, doors, simple_body: body } = doc;
  const cab = body === 'Ute' ? cabOf(doc) : undefined;
  return [
    seats === undefined ? undefined : `seats${seats}`,
    doors === undefined ? undefined : `doors${doors}`,
    cab,
  ].filter((term) => term !== undefined);
};
