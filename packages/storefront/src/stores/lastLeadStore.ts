import * as z from 'zod/mini';
import { persisted } from './persisted.ts';
import type { KeyValueStorage, Persisted } from './persisted.ts';

const lastLeadSchema = z.nullable(
  z.object({
    leadId: z.string(),
    category: z.string(),
    subcategory: z.optional(z.string()),
    vehicle: z.optional(z.object({ title: z.string(), href: z.string(), price: z.optional(z.string()), picture: z.optional(z.string()) })),
  }),
);

/** The last lead that the dealer's server took, for /success: nothing of who sent it. */
export type LastLead = NonNullable<z.output<typeof lastLeadSchema>>;

/**
 * Keeps the last accepted lead of this site for the success page (specification section 3, Local data: last success category).
 *
 * @example
 * createLastLeadStore({ storage: sessionStorage, prefix: 'dealer:my-site:' }).read() // => null
 */
export const createLastLeadStore = ({ storage, prefix }: { storage: KeyValueStorage; prefix: string }): Persisted<LastLead | null> =>
  persisted(storage, `${prefix}last-lead`, lastLeadSchema, 1, null);
