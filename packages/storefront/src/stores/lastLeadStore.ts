import { type LastSuccess, parseLastSuccess } from '@dealer/core/saved';
import { fieldsOf, isTextOrAbsent } from './fields.ts';
import { persisted, type Persisted, type SiteStorage } from './persisted.ts';

/** The last lead that the dealer's server accepted, for /success: what it was about and nothing of who sent it. */
type LastLead = LastSuccess & {
  leadId: string /** Of the outbox, while the lead is unconfirmed. */;
  key?: string;
  /** Whom to call about it. */
  dealerPhone?: string;
  /** The location that answers it. */
  location?: string;
  vehicle?: LeadVehicle;
  sent?: readonly { label: string; value: string }[];
};

/** The vehicle that a lead was about. */
type LeadVehicle = { title: string; href: string; picture?: string; body?: string; tint?: string };

const readVehicle = (value: unknown): LeadVehicle | undefined => {
  const { title, href, picture, body, tint } = fieldsOf(value) ?? {};
  if (typeof title !== 'string' || typeof href !== 'string') return undefined;
  if (!isTextOrAbsent(picture) || !isTextOrAbsent(body) || !isTextOrAbsent(tint)) return undefined;
  return { title, href, picture, body, tint };
};

const readSent = (value: unknown): { label: string; value: string }[] =>
  (Array.isArray(value) ? (value as unknown[]) : []).flatMap((line) => {
    const { label, value: text } = fieldsOf(line) ?? {};
    return typeof label === 'string' && typeof text === 'string' ? [{ label, value: text }] : [];
  });

const readLead = (value: unknown): LastLead | undefined => {
  const success = parseLastSuccess(value);
  const { leadId, key, dealerPhone, location, vehicle: stored, sent } = fieldsOf(value) ?? {};
  const vehicle = readVehicle(stored);
  if (success === undefined || typeof leadId !== 'string' || (stored !== undefined && !vehicle)) return undefined;
  const lines = readSent(sent);
  return {
    ...success,
    leadId,
    ...(typeof key === 'string' ? { key } : {}),
    ...(typeof dealerPhone === 'string' ? { dealerPhone } : {}),
    ...(typeof location === 'string' ? { location } : {}),
    ...(vehicle ? { vehicle } : {}),
    ...(lines.length > 0 ? { sent: lines } : {}),
  };
};

/** The last accepted lead of this site, for the success page. */
export const createLastLeadStore = ({ storage, prefix }: SiteStorage): Persisted<LastLead | null> =>
  persisted<LastLead | null>(storage, `${prefix}last-success`, readLead, 1, null);
