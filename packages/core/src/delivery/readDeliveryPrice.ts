import { readNumber, readObject, readText } from '../vehicle/readers.ts';

/** Where to and for how many dollars. */
export type DeliveryPrice = { readonly region: string; readonly price: number };

/**
 * Reads the service's answer about a postcode: the region's name and the price, or nothing (specification section 7, Delivery price).
 *
 * @example readDeliveryPrice({ name: 'Brisbane', price: '150' }) // => { region: 'Brisbane', price: 150 }
 */
export const readDeliveryPrice = (answer: unknown): DeliveryPrice | undefined => {
  const doc = readObject(answer);
  const region = readText(doc?.['name']);
  const price = readNumber(doc?.['price']);
  return region === undefined || price === undefined || price < 0 ? undefined : { region, price };
};
