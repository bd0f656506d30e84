/** A visitor's own car, as far as it is known, with the texts of the lookup service or the visitor. */
export type TradeInCar = {
  readonly year?: number;
  readonly make: string;
  readonly model: string;
  readonly badge?: string;
  readonly series?: string;
  readonly body?: string;
  readonly transmission?: string;
  readonly fuel?: string;
  readonly colour?: string;
};

/**
 * The title of a visitor's own car, in the order of a card's title: year, make, model, badge, series.
 *
 * @example
 * tradeInCarTitle({ year: 2021, make: 'Toyota', model: 'RAV4', badge: 'GXL' }); // => '2021 Toyota RAV4 GXL'
 */
export const tradeInCarTitle = ({ year, make, model, badge, series }: TradeInCar): string =>
  [year === undefined ? '' : String(year), make, model, badge ?? '', series ?? '']
    .filter((part) => part !== '')
    .join(' ');

/** A fact about a car: its name and value. */
type TradeInCarFact = { readonly label: string; readonly value: string };

/**
 * The known facts of a visitor's own car besides its title, so that the visitor can recognise it.
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
