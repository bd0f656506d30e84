import { formCheckFault, leadBodySchema, withoutFormCheck } from '@dealer/core/enquiry';
import type { LeadBody } from '@dealer/core/enquiry';
import { visibleText } from '@dealer/core/format';
import * as z from 'zod/mini';
import type { CaptchaCheck } from './captchaCheck.ts';
import type { ChannelName, LeadStore } from './leadStore.ts';

/** The answer to a lead: a status and the body of the contract. */
type LeadReply = {
  readonly status: 200 | 201 | 400 | 404 | 409 | 422;
  readonly body: { readonly lead_id: number } | { readonly error: string };
  /** What the form's check found: why the lead was refused, or that the captcha service did not answer. */
  readonly check?: FormCheckResult | undefined;
};

/** What the check of a form found. */
export type FormCheckResult = 'trap' | 'fast' | 'captcha' | 'captcha unavailable';

const refuse = (status: 400 | 404 | 409 | 422, error: string): LeadReply => ({ status, body: { error } });

/** Keys are random ids of about 40 characters. */
const longestKey = 200;

/** The fields by which the dealer answers. */
const contactFields = ['name', 'last_name', 'email', 'phone', 'postcode', 'rego'] as const;

/** A lead whose contact fields have no invisible characters, which only the forms of the site remove. */
const withVisibleText = (body: LeadBody): LeadBody => ({
  ...body,
  ...Object.fromEntries(
    contactFields.flatMap((name) => {
      const value = body[name];
      return typeof value === 'string' ? [[name, visibleText(value)]] : [];
    }),
  ),
});

const bodyOf = (text: string): LeadBody | undefined => {
  try {
    const parsed = z.safeParse(leadBodySchema, JSON.parse(text));
    // Fails for a body that is nested too deeply to be written.
    return parsed.success && JSON.stringify(parsed.data) !== '' ? withVisibleText(parsed.data) : undefined;
  } catch {
    return undefined;
  }
};

/** Why a lead cannot be answered by the dealer; undefined if it can. */
const complaint = ({ email = '', phone = '', offer_accepted: isAccepted }: LeadBody): string | undefined => {
  if (isAccepted !== true && email.trim() === '' && phone.trim() === '')
    return 'Please leave a phone number or an email address.';
  if (email.trim() !== '' && !/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(email.trim()))
    return 'The email address is not valid.';
  if (phone.trim() !== '' && phone.replace(/\D/g, '').length < 8) return 'The phone number is not valid.';
  return undefined;
};

const checkTexts: Record<Exclude<FormCheckResult, 'captcha unavailable'>, string> = {
  trap: 'The security check did not pass. Please send the form again, or call us.',
  fast: 'Please check your details and send the form again.',
  captcha: 'The security check did not pass. Please send the form again, or call us.',
};

/** Receives the text of a body with its key, at a time in milliseconds since 1970. */
type LeadReceiver = (lead: { text: string; key: string | undefined }, now: number) => Promise<LeadReply>;

/**
 * Receives bodies of `POST /api/leads` as the contract requires: a valid lead that passes the form's check is stored once per key with its
 * deliveries, and a known key with another body is refused. A known key is not checked again, because a token can be verified only once.
 */
export const createLeadReceiver = ({
  store,
  channels,
  captcha,
}: {
  store: LeadStore;
  channels: readonly ChannelName[];
  captcha?: CaptchaCheck | undefined;
}): LeadReceiver => {
  /** Checks under way, by key: simultaneous calls of one key share the token. */
  const checking = new Map<string, Promise<FormCheckResult | undefined>>();
  const check = async (
    key: string,
    { lead_attributes: attributes, ...body }: LeadBody,
  ): Promise<FormCheckResult | undefined> => {
    if (await store.hasKey(key)) return undefined;
    const fault = formCheckFault(attributes);
    // The acceptance of an offer comes from no form: instead it needs the id of a valuation, which only its visitor has.
    if (fault !== undefined || captcha === undefined || body['offer_accepted'] === true) return fault;
    const result = await captcha(attributes.captcha_token);
    return result === 'failed' ? 'captcha' : result === 'unavailable' ? 'captcha unavailable' : undefined;
  };
  const checkOnce = (key: string, body: LeadBody): Promise<FormCheckResult | undefined> => {
    const running = checking.get(key) ?? check(key, body).finally(() => checking.delete(key));
    checking.set(key, running);
    return running;
  };
  return async ({ text, key }, now) => {
    if (key === undefined || key.trim() === '' || key.length > longestKey)
      return refuse(400, 'The Idempotency-Key is missing.');
    const body = bodyOf(text);
    if (body === undefined) return refuse(400, 'The enquiry could not be read.');
    const wrong = complaint(body);
    if (wrong !== undefined) return refuse(422, wrong);
    const found = await checkOnce(key, body);
    if (found !== undefined && found !== 'captcha unavailable')
      return { ...refuse(422, checkTexts[found]), check: found };
    const stored = await store.add({ key, body: withoutFormCheck(body), now, channels });
    if (stored.kind === 'conflict') return refuse(409, 'This key was used for another enquiry.');
    if (stored.kind === 'unknown valuation') return refuse(404, 'There is no such valuation.');
    if (stored.kind === 'accepted before') return refuse(422, 'This offer was accepted before.');
    return { status: stored.kind === 'stored' ? 201 : 200, body: { lead_id: stored.leadId }, check: found };
  };
};
