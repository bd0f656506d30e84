import { randomInt } from 'node:crypto';
import { enteredFields } from '@dealer/core/enquiry';
import type { LeadBody } from '@dealer/core/enquiry';
import { isValuationFor } from '@dealer/core/valuation';

/** Where leads are forwarded to. */
export type ChannelName = 'email' | 'webhook';

/** A lead that a channel has not accepted yet. */
export type Delivery = {
  readonly leadId: number;
  readonly channel: ChannelName;
  /** Attempts so far. */
  readonly attempts: number;
  /** Whether the result of an earlier attempt is unknown, so that the recipient may have the lead already. */
  readonly mayRepeat: boolean;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly body: LeadBody;
};

/** The result of storing a lead. `conflict`: the key belongs to a lead with other entered fields. */
export type Stored =
  | { readonly kind: 'stored' | 'repeated'; readonly leadId: number }
  | { readonly kind: 'conflict' }
  /** The accepted offer is of no valuation of this website. */
  | { readonly kind: 'unknown valuation' }
  /** The offer of this valuation was accepted before. */
  | { readonly kind: 'accepted before' };

/** A person by what they entered. */
export type Person = { readonly email?: string | undefined; readonly phone?: string | undefined };

/**
 * The leads and their deliveries: one SQLite file, or PostgreSQL. Each method is one transaction, and rejects where the storage fails.
 * Each may be called again after a fault, also if the first call was written.
 */
export type LeadStore = {
  /** Stores a lead once per key, with one delivery for each channel. */
  add: (lead: { key: string; body: LeadBody; now: number; channels: readonly ChannelName[] }) => Promise<Stored>;
  /** Whether a lead was stored under this key. */
  hasKey: (key: string) => Promise<boolean>;
  /**
   * Takes the next delivery of a channel that is due, and records that an attempt starts before anything is sent; undefined if none is
   * due. No other process gets it before `until`. Unless its result is recorded, it is due again then, and its result is unknown.
   */
  claim: (channel: ChannelName, time: { now: number; until: number }) => Promise<Delivery | undefined>;
  /** When the next delivery of a channel is due, in milliseconds since 1970; undefined if none waits. */
  nextAt: (channel: ChannelName) => Promise<number | undefined>;
  delivered: (delivery: Delivery, now: number) => Promise<void>;
  /**
   * Records a failed attempt; `nextAt` undefined ends the attempts. `isUnclear`: the recipient may have the lead nevertheless. Does
   * nothing if another process has started an attempt since.
   */
  failed: (
    delivery: Delivery,
    fault: { reason: string; isUnclear: boolean; nextAt: number | undefined },
  ) => Promise<void>;
  /** Makes deliveries that were given up due again. Returns their number. */
  retryFailed: (now: number) => Promise<number>;
  counts: () => Promise<{ leads: number; waiting: number; failed: number }>;
  /** Deletes leads received before a time with their keys. Returns their number. */
  deleteBefore: (time: number) => Promise<number>;
  /**
   * Deletes what a person entered, in all their leads, and stops their deliveries. The key stays without content, so that a retry of
   * the device does not record the lead again. Returns the number of leads.
   */
  deletePerson: (person: Person) => Promise<number>;
  /** The leads of a person, oldest first. */
  leadsOf: (person: Person) => Promise<readonly object[]>;
  close: () => Promise<void>;
};

/**
 * The range of new ids. Who knows the id of a valuation can accept its offer without a form, so ids are random and too many to be tried.
 * Lower ids are from versions that counted.
 */
const leadIds = { least: 10 ** 13, below: 10 ** 14 };

export const newLeadId = (): number => randomInt(leadIds.least, leadIds.below);

/** Whether a number can be the id of a valuation whose offer is accepted. */
export const isLeadId = (id: number): boolean => Number.isSafeInteger(id) && id >= leadIds.least && id < leadIds.below;

/** The valuation whose offer a lead accepts; undefined if it accepts none. */
export const acceptedValuation = (body: LeadBody): number | undefined =>
  body['offer_accepted'] === true ? Number(body.lead_id) : undefined;

/** Whether the stored text of a lead is a valuation whose offer can be accepted by a lead. */
export const isStoredValuationFor = (text: string | null | undefined, acceptance: LeadBody): boolean =>
  typeof text === 'string' && isValuationFor(JSON.parse(text) as LeadBody, acceptance);

/** The answer to a lead whose key is known. */
export const repeatedLead = (
  known: { id: number; body: string | null; about_lead: number | null },
  body: LeadBody,
): Stored => {
  const isSame = known.body === null || enteredFields(JSON.parse(known.body) as LeadBody) === enteredFields(body);
  return isSame ? { kind: 'repeated', leadId: known.about_lead ?? known.id } : { kind: 'conflict' };
};

/** An email address as leads are found by it. */
export const emailKey = (text: string | undefined): string => (text ?? '').trim().toLowerCase();

/** The longest reason of a failed attempt that is stored, in characters. */
export const longestReason = 200;
