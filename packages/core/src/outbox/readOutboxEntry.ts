import { analyticsEvents, type AnalyticsEventId } from '../analytics/analyticsEvents.ts';
import { parseLastSuccess } from '../local/parseLastSuccess.ts';
import { readObject } from '../vehicle/readers.ts';
import { defined } from '../wire/defined.ts';
import type { LeadAbout, LeadState, OutboxEntry, WaitReason } from './outboxEntry.ts';

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
  const { title, eventId, carId, dealerPhone, vehicle } = readObject(value) ?? {};
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
  };
};

/**
 * A lead of the outbox as stored, which an older version or anybody else may have written; undefined where it is none, or where a lead
 * that still waits has lost its words.
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
