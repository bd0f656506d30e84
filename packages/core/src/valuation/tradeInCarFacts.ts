import type { TradeInCar } from './tradeInCar.ts';

/** A line about a car: what it is, and its value. */
export type TradeInCarFact = { readonly label: string; readonly value: string };

/**
 * What is known of a visitor's own car besides its title, for the visitor to recognise it by.
 *
 * @example
 * tradeInCarFacts({ make: 'Toyota', model: 'RAV4', colour: 'White' }, '123ABC');
 * // => [{ label: 'Plate', value: '123ABC' }, { label: 'Colour', value: 'White' }]
 */
export const tradeInCarFacts = ({ body, transmission, fuel, colour }: TradeInCar, plate: string): TradeInCarFact[] =>
  [
    { label: 'Plate', value: plate },
    { label: 'Body', value: body ?? '' },
    { label: 'Transmission', value: transmission ?? '' },
    { label: 'Fuel', value: fuel ?? '' },
    { label: 'Colour', value: colour ?? '' },
  ].filter(({ value }) => value !== '');
