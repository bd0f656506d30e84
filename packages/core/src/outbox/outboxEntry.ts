import type { AnalyticsEventId } from '../analytics/analyticsEvents.ts';
import type { LastSuccess } from '../local/localShapes.ts';

/** Why a lead waits: no connection, a server that asked for a pause, or a server in trouble. */
export type WaitReason = 'offline' | 'busy' | 'fault';

/** Where a lead stands between the press on Send and the dealer's server. */
export type LeadState =
  | { readonly kind: 'queued' }
  | { readonly kind: 'sending'; readonly since: number; readonly attempt: number }
  | { readonly kind: 'waiting'; readonly until: number; readonly attempts: number; readonly because: WaitReason }
  | { readonly kind: 'accepted'; readonly leadId: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'expired' };

/** What a lead is about, without anything of who sent it: it outlives the lead's own words, for the message about what became of it. */
export type LeadAbout = LastSuccess & {
  /** In the middle of a sentence: "enquiry about the 2022 Toyota Hilux". */
  readonly title: string;
  /** The analytics event of its acceptance. */
  readonly eventId: AnalyticsEventId;
  readonly carId?: number;
  /** Whom to call about it: the number of the location that it goes to. */
  readonly dealerPhone?: string;
  readonly vehicle?: {
    readonly title: string;
    readonly href: string;
    readonly price?: string;
    readonly picture?: string;
  };
};

/** A lead as the device keeps it: one for each press on Send, under one key. Its words are there only as long as they may be sent. */
export type OutboxEntry = {
  /** The idempotency key: however often it is sent, the server records it once. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly queuedAt: number;
  readonly about: LeadAbout;
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly state: LeadState;
};

/** What the server's answer, or its silence, means for a lead. */
export type LeadAnswer =
  | { readonly kind: 'accepted'; readonly leadId: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'retry'; readonly because: WaitReason; readonly retryAfterMs?: number; readonly message?: string };
