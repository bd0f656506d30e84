import type { AustralianState } from '../site/australianStates.ts';

/** Why a lookup found no car. */
export type LookupTrouble =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'offline' }
  | { readonly kind: 'slow' }
  | { readonly kind: 'fault' };

const states: Record<AustralianState, string> = {
  qld: 'Queensland',
  nsw: 'New South Wales',
  vic: 'Victoria',
  sa: 'South Australia',
  wa: 'Western Australia',
  tas: 'Tasmania',
  act: 'the ACT',
  nt: 'the Northern Territory',
};

const byHand = 'Tell us about it below and we will value it all the same.';

/**
 * The message when a plate lookup finds no car, which leads to manual entry (decision E25). A message of the server takes precedence.
 *
 * @example
 * lookupFailureText({ kind: 'notFound' }, { rego: '123ABC', regoState: 'qld' });
 * // => { title: 'We could not find 123ABC in Queensland.', text: 'Check the plate, or tell us about it below and we will value it all the same.' }
 */
export const lookupFailureText = (
  trouble: LookupTrouble,
  { rego, regoState }: { readonly rego: string; readonly regoState?: AustralianState | undefined },
): { readonly title: string; readonly text: string } => {
  switch (trouble.kind) {
    case 'notFound':
      return {
        title: `We could not find ${rego}${regoState === undefined ? '' : ` in ${states[regoState]}`}.`,
        text: `Check the plate, or t${byHand.slice(1)}`,
      };
    case 'refused':
      return { title: trouble.message, text: byHand };
    case 'offline':
      return { title: 'You seem to be offline, so we could not look up your plate.', text: byHand };
    case 'slow':
      return { title: 'Looking up your plate is taking too long.', text: byHand };
    case 'fault':
      return { title: 'We could not look up your plate just now.', text: byHand };
  }
};
