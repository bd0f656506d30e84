import { readObject } from '../data/readers.ts';
import type { LeadBody } from './leadBody.ts';

/** What a form knows about whether a person filled it in. */
type FormCheckValues = {
  /** Milliseconds between opening the form and sending it. */
  readonly openMs: number;
  /** The content of the field that people do not see. */
  readonly trap: string;
  /** The answer of the site's captcha service. */
  readonly token?: string | undefined;
};

/** The least time in milliseconds between opening a form and sending it. Nobody types a name and a phone number faster. */
const leastFormOpenMs = 2_000;

/**
 * A lead with the values of its form's check. They are part of `lead_attributes`, so they do not count when a server compares the bodies
 * of one key.
 *
 * @example
 * withFormCheck({ name: 'Jo', lead_attributes: {} }, { openMs: 5200.4, trap: '' }).lead_attributes // => { form_open_ms: 5200 }
 */
export const withFormCheck = <Payload extends Readonly<Record<string, unknown>>>(
  payload: Payload,
  { openMs, trap, token }: FormCheckValues,
): Payload & { lead_attributes: Record<string, unknown> } => {
  const attributes: Record<string, unknown> = {
    ...readObject(payload['lead_attributes']),
    form_open_ms: Math.max(0, Math.round(openMs)),
  };
  if (trap !== '') attributes['form_trap'] = trap;
  if (token !== undefined) attributes['captcha_token'] = token;
  return { ...payload, lead_attributes: attributes };
};

/**
 * Why a server refuses a lead by its form's check: the hidden field has text, or the form was open for too short a time. A lead without
 * these values is from an older page or another program, and passes.
 *
 * @example
 * formCheckFault({ form_open_ms: 300 }) // => 'fast'
 */
export const formCheckFault = (attributes: Readonly<Record<string, unknown>>): 'trap' | 'fast' | undefined => {
  const { form_trap: trap, form_open_ms: openMs } = attributes;
  if (typeof trap === 'string' && trap !== '') return 'trap';
  return typeof openMs === 'number' && openMs < leastFormOpenMs ? 'fast' : undefined;
};

/**
 * A lead without the values of its form's check, which nobody needs after it.
 *
 * @example
 * withoutFormCheck(lead).lead_attributes.captcha_token // => undefined
 */
export const withoutFormCheck = ({ lead_attributes: attributes, ...lead }: LeadBody): LeadBody => {
  const { form_open_ms: _o, form_trap: _t, captcha_token: _c, ...visit } = attributes;
  return { ...lead, lead_attributes: visit } as LeadBody;
};
