import { isSafeHref } from './isSafeHref.ts';

/** The body types that filter the model directory (`?body=`, decision F6), in order. */
export const modelBodies = [
  { value: 'suv', label: 'SUV' },
  { value: 'trucks', label: 'Trucks' },
  { value: 'vans', label: 'Vans' },
  { value: 'performance', label: 'Performance' },
  { value: 'electric', label: 'Electric' },
  { value: 'future-vehicles', label: 'Future Vehicles' },
] as const;

/** A value of `?body=`. */
export type ModelBody = (typeof modelBodies)[number]['value'];

/**
 * The body type in the address of the model directory; undefined if it is missing or unknown. "future vehicles" and
 * "Future-Vehicles" are accepted (decision F6).
 *
 * @example
 * readModelBody('?body=suv'); // => 'suv'
 */
export const readModelBody = (queryString: string): ModelBody | undefined => {
  const value = new URLSearchParams(queryString.replace(/^\?/, '').slice(0, 8_000)).get('body') ?? '';
  const plain = value.trim().toLowerCase().replace(/\s+/g, '-');
  return modelBodies.find((body) => body.value === plain)?.value;
};

/** The values of a model that its link depends on. */
export type ModelReference = {
  readonly slug: string;
  readonly newSlug?: string | null;
  readonly overrideUrl?: string | null;
};

/**
 * The link of a model's tile (decision F7): its override address if that is safe, else the directory page of its new slug, else
 * of its slug.
 *
 * @example
 * modelPath({ slug: 'ranger', newSlug: 'ranger-2026' }); // => '/models/ranger-2026'
 * modelPath({ slug: 'ranger', overrideUrl: 'https://www.ford.example/ranger' }); // => 'https://www.ford.example/ranger'
 */
export const modelPath = ({ slug, newSlug, overrideUrl }: ModelReference): string => {
  const own = overrideUrl?.trim() ?? '';
  if (own !== '' && isSafeHref(own)) return own;
  const name = newSlug?.trim() ?? '';
  return `/models/${encodeURIComponent(name === '' ? slug : name)}`;
};
