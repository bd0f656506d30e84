import { modelBodies } from './modelBodies.ts';
import type { ModelBody } from './modelBodies.ts';
import { withQuery } from './withQuery.ts';

/**
 * The model directory, of one body or of all (rows 2.R30, 2.R32; decision F6).
 *
 * @example
 * modelsPath('future-vehicles'); // => '/models?body=future-vehicles'
 */
export const modelsPath = (body?: ModelBody): string =>
  withQuery('/models', { body: modelBodies.find(({ value }) => value === body)?.value });
