import type { TradeInCar } from './tradeInCar.ts';

/**
 * What a visitor's own car is called, in the order of a card's title: year, make, model, badge, series.
 *
 * @example
 * tradeInCarTitle({ year: 2021, make: 'Toyota', model: 'RAV4', badge: 'GXL' }); // => '2021 Toyota RAV4 GXL'
 */
export const tradeInCarTitle = ({ year, make, model, badge, series }: TradeInCar): string =>
  [year === undefined ? '' : String(year), make, model, badge ?? '', series ?? '']
    .filter((part) => part !== '')
    .join(' ');
