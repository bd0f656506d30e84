import { modelBodies } from './modelBodies.ts';
import type { ModelBody } from './modelBodies.ts';

/**
 * The body that the address of the model directory names; nothing for none or an unknown one. "future vehicles" and
 * "Future-Vehicles" are read as well (decision F6).
 *
 * @example
 * readModelBody('?body=suv'); // => 'suv'
 */
export const readModelBody = (queryString: string): ModelBody | undefined => {
  const value = new URLSearchParams(queryString.replace(/^\?/, '').slice(0, 8_000)).get('body') ?? '';
  const plain = value.trim().toLowerCase().replace(/\s+/g, '-');
  return modelBodies.find((body) => body.value === plain)?.value;
};
