/** Why a lead waits: no connection, a server that requests a pause, or a server error. */
export type WaitReason = 'offline' | 'busy' | 'fault';

/** The result of sending a lead once. The only type for it: `submitLead` parses the response, every form and the outbox use it. */
export type LeadOutcome =
  | { readonly kind: 'accepted'; readonly leadId: string }
  | { readonly kind: 'refused'; readonly message: string }
  /** The server has another lead under this key: send this one under a new key. */
  | { readonly kind: 'conflict'; readonly message: string }
  /** Not decided. The same lead may be sent again under the same key: the server records it once. */
  | { readonly kind: 'retry'; readonly because: WaitReason; readonly message: string; readonly retryAfterMs?: number };
