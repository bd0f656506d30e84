import { type AnalyticsEventId, analyticsEvents } from '../analytics/analyticsEvents.ts';
import { readObject } from '../data/readers.ts';
import { defined } from '../data/values.ts';
import type { LastSuccess } from '../saved/localShapes.ts';
import { parseLastSuccess } from '../saved/parseLastSuccess.ts';
import type { LeadOutcome, WaitReason } from './leadOutcome.ts';

/** The state of a lead between Send and the dealer's server. */
export type LeadState =
  | { readonly kind: 'queued' }
  | { readonly kind: 'sending'; readonly since: number; readonly attempt: number }
  | { readonly kind: 'waiting'; readonly until: number; readonly attempts: number; readonly because: WaitReason }
  | Extract<LeadOutcome, { kind: 'accepted' | 'refused' }>
  | { readonly kind: 'expired' };

/** What a lead is about, without personal data. It is stored longer than the lead's content, for the message about its outcome. */
export type LeadAbout = LastSuccess & {
  /** Used within a sentence: "enquiry about the 2022 Toyota Hilux". */
  readonly title: string;
  /** The analytics event sent on acceptance. */
  readonly eventId: AnalyticsEventId;
  readonly carId?: number;
  /** The phone number of the location that receives the lead. */
  readonly dealerPhone?: string;
  readonly vehicle?: {
    readonly title: string;
    readonly href: string;
    readonly price?: string;
    readonly picture?: string;
  };
  /** The lead of a checkout: a reservation and its deposit follow it, and nothing is paid by it. */
  readonly awaitsDeposit?: boolean;
};

/** A lead as stored on the device: one for each press on Send, under one key. Its content is stored only while it may still be sent. */
export type OutboxEntry = {
  /** The idempotency key: the server records the lead once, however often it is sent. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly queuedAt: number;
  readonly about: LeadAbout;
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly state: LeadState;
};

/**
 * Whether a lead is finished: accepted, refused or given up.
 *
 * @example
 * isSettled({ state: { kind: 'expired' } }) // => true
 */
export const isSettled = ({ state }: Pick<OutboxEntry, 'state'>): boolean =>
  state.kind === 'accepted' || state.kind === 'refused' || state.kind === 'expired';

/**
 * Whether no attempt to send a lead has started. Only then may its content be replaced under the same key: after an attempt the
 * server may already have the lead.
 *
 * @example
 * wasNeverSent({ state: { kind: 'waiting', until: 0, attempts: 1, because: 'offline' } }) // => false
 */
export const wasNeverSent = ({ state }: Pick<OutboxEntry, 'state'>): boolean =>
  state.kind === 'queued' || (state.kind === 'waiting' && state.attempts === 0);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isEvent = (value: unknown): value is AnalyticsEventId =>
  (Object.values(analyticsEvents) as unknown[]).includes(value);
const reasons: readonly unknown[] = ['offline', 'busy', 'fault'] satisfies WaitReason[];

const readState = (value: unknown): LeadState | undefined => {
  const { kind, since, attempt, until, attempts, because, leadId, message } = readObject(value) ?? {};
  if (kind === 'queued' || kind === 'expired') return { kind };
  if (kind === 'sending' && isTime(since) && isCount(attempt)) return { kind, since, attempt };
  if (kind === 'waiting' && isTime(until) && isCount(attempts) && reasons.includes(because))
    return { kind, until, attempts, because: because as WaitReason };
  if (kind === 'accepted' && isText(leadId)) return { kind, leadId };
  return kind === 'refused' && isText(message) ? { kind, message } : undefined;
};

const readAbout = (value: unknown): LeadAbout | undefined => {
  const topic = parseLastSuccess(value);
  const { title, eventId, carId, dealerPhone, vehicle, awaitsDeposit } = readObject(value) ?? {};
  if (!topic || !isText(title) || !isEvent(eventId)) return undefined;
  const { title: name, href, price, picture } = readObject(vehicle) ?? {};
  return {
    ...topic,
    title,
    eventId,
    ...(isCount(carId) ? { carId } : {}),
    ...(isText(dealerPhone) ? { dealerPhone } : {}),
    ...(isText(name) && isText(href) && href.startsWith('/')
      ? {
          vehicle: {
            title: name,
            href,
            ...defined({ price: isText(price) ? price : undefined, picture: isText(picture) ? picture : undefined }),
          },
        }
      : {}),
    ...(awaitsDeposit === true ? { awaitsDeposit } : {}),
  };
};

/**
 * Reads a stored lead of the outbox, which may come from an older version; undefined if it is not a lead, or if a waiting lead
 * has no content.
 *
 * @example
 * readOutboxEntry({ key: 'a', queuedAt: 1 }) // => undefined
 */
export const readOutboxEntry = (stored: unknown): OutboxEntry | undefined => {
  const { key, queuedAt, about: storedAbout, payload: storedPayload, state: storedState } = readObject(stored) ?? {};
  const about = readAbout(storedAbout);
  const state = readState(storedState);
  if (!isText(key) || !isTime(queuedAt) || !about || !state) return undefined;
  if (state.kind === 'accepted' || state.kind === 'refused' || state.kind === 'expired')
    return { key, queuedAt, about, state };
  const payload = readObject(storedPayload);
  return payload && { key, queuedAt, about, payload, state };
};
