import { fieldsOf, isTextOrAbsent } from './fields.ts';
import { persisted } from './persisted.ts';
import type { KeyValueStorage, Persisted } from './persisted.ts';

/** The last lead that the dealer's server took, for /success: nothing of who sent it. */
export type LastLead = { leadId: string; category: string; subcategory?: string; vehicle?: LeadVehicle };

/** The vehicle that a lead was about. */
type LeadVehicle = { title: string; href: string; price?: string; picture?: string };

const readVehicle = (value: unknown): LeadVehicle | undefined => {
  const { title, href, price, picture } = fieldsOf(value) ?? {};
  if (typeof title !== 'string' || typeof href !== 'string' || !isTextOrAbsent(price) || !isTextOrAbsent(picture)) return undefined;
  return { title, href, ...(price === undefined ? {} : { price }), ...(picture === undefined ? {} : { picture }) };
};

const readLead = (value: unknown): LastLead | undefined => {
  const { leadId, category, subcategory, vehicle: stored } = fieldsOf(value) ?? {};
  const vehicle = readVehicle(stored);
  if (typeof leadId !== 'string' || typeof category !== 'string' || !isTextOrAbsent(subcategory) || (stored !== undefined && !vehicle)) return undefined;
  return { leadId, category, ...(subcategory === undefined ? {} : { subcategory }), ...(vehicle ? { vehicle } : {}) };
};

/**
 * Keeps the last accepted lead of this site for the success page (specification section 3, Local data: last success category).
 *
 * @example
 * createLastLeadStore({ storage: sessionStorage, prefix: 'dealer:my-site:' }).read() // => null
 */
export const createLastLeadStore = ({ storage, prefix }: { storage: KeyValueStorage; prefix: string }): Persisted<LastLead | null> =>
  persisted<LastLead | null>(storage, `${prefix}last-lead`, readLead, 1, null);
