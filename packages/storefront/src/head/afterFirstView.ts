import type { ComponentType } from 'react';
import { later } from '../region/later.tsx';
import type { Later } from '../region/later.tsx';

/** Milliseconds until a first view has been painted and the line is free. */
const firstViewMs = 3_200;

/**
 * A component of a chunk that is fetched after the first view, whether the page is used or not: what only search engines read.
 *
 * @example
 * const HomeGraph = afterFirstView(async () => (await import('./HomeGraph.tsx')).HomeGraph);
 */
export const afterFirstView = <Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> =>
  later(() => new Promise((resolve) => setTimeout(resolve, firstViewMs)).then(load));
