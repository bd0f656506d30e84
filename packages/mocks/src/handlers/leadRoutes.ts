import type { MockRoute } from './mockRoute.ts';
import { readJsonObject } from './readJsonObject.ts';
import { refuse } from './refuse.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What the visitor said; the rest says where they were, which differs between two tabs. */
const wordsOf = ({
  page_id: _p,
  url: _u,
  user_agent: _a,
  lead_attributes: _l,
  ...words
}: Record<string, unknown>): string => JSON.stringify(words);

/** Why the backend would refuse this lead; undefined where it would not. */
const complaint = (lead: Record<string, unknown>): string | undefined => {
  if (text(lead.category) === '') return 'The category is missing.';
  const email = text(lead.email);
  const phone = text(lead.phone);
  if (email === '' && phone === '') return 'Please leave a phone number or an email address.';
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'The email address is not valid.';
  if (phone !== '' && phone.replace(/\D/g, '').length < 8) return 'The phone number is not valid.';
  return undefined;
};

/**
 * `POST /api/leads` (decision E1): a lead is kept once for each Idempotency-Key, so sending it again is safe; another body under a
 * known key is refused.
 *
 * @example
 * { category: 'General Enquiry', name: 'Jo', phone: '0412 345 678' } // => 201 { lead_id: 1001 }
 */
export const leadRoutes: MockRoute[] = [
  {
    method: 'POST',
    path: '/api/leads',
    answer: async ({ request, deps }) => {
      const payload = await readJsonObject(request);
      if (!payload) return refuse(400, 'The enquiry could not be read.');
      // A visitor takes the offer of a valuation: the lead is one the backend has, and so is the person.
      const valued =
        payload.offer_accepted === true
          ? (await deps.store.leads()).find(({ lead_id }) => String(lead_id) === String(payload.lead_id))
          : undefined;
      if (payload.offer_accepted === true && !valued) return refuse(404, 'There is no such valuation.');
      const wrong = valued ? undefined : complaint(payload);
      if (wrong) return refuse(400, wrong);
      const now = deps.now();
      const { lead, repeated } = await deps.store.addLead({
        received_at: now,
        // Without a key each call is a lead of its own, as a backend that never heard of keys would have it.
        idempotency_key: request.headers.get('idempotency-key') ?? `none-${now}-${(await deps.store.leads()).length}`,
        payload,
      });
      if (repeated && wordsOf(lead.payload) !== wordsOf(payload))
        return refuse(409, 'This key was used for another enquiry.');
      return Response.json({ lead_id: valued?.lead_id ?? lead.lead_id }, { status: repeated ? 200 : 201 });
    },
  },
];
