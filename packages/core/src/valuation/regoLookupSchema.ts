import * as z from 'zod/mini';
import { needed } from '../enquiry/formFields.ts';
import type { Site } from '../site/site.ts';
import { australianStates, type AustralianState } from './australianStates.ts';
import { initialRegoState } from './initialRegoState.ts';

/** What the lookup says; the specification gives no words. */
export const regoMessages = {
  rego: 'Please enter your registration number.',
  regoForm: 'Please enter the registration number as it stands on the plate, letters and numbers only.',
  regoState: 'Please choose the state of your registration.',
} as const;

const values = australianStates.map(({ value }) => value) as [AustralianState, ...AustralianState[]];

/**
 * Step 1 of a valuation: the plate and its state (specification sections 3 and 7; row 3.F17; decisions B25, E25). Spaces and hyphens of
 * a plate do not count and capitals are made. New Zealand plates have no state. The state starts as `initialRegoState` says.
 *
 * @example
 * regoLookupSchema(aSite()).parse({ rego: '123 abc', regoState: 'qld' }); // => { rego: '123ABC', regoState: 'qld' }
 */
export const regoLookupSchema = (site: Pick<Site, 'country' | 'locations' | 'search'>) => {
  const initial = initialRegoState(site);
  const state = z.enum(values, regoMessages.regoState);
  return z.object({
    rego: z.pipe(
      needed(regoMessages.rego, 20, {
        test: (value) => /^[a-z0-9](?:[ -]?[a-z0-9]){0,8}$/i.test(value),
        error: regoMessages.regoForm,
      }),
      z.transform((value: string) => value.replace(/[ -]/g, '').toUpperCase()),
    ),
    regoState:
      site.country === 'NZ' ? z.optional(z.undefined()) : initial === undefined ? state : z._default(state, initial),
  });
};

/** The values of a checked lookup. */
export type RegoLookup = { readonly rego: string; readonly regoState?: AustralianState | undefined };
