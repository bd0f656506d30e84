import { enteredFields } from '@dealer/core/enquiry';
import { isValuationFor } from '@dealer/core/valuation';
import type { MockRoute } from '../routing/mockRoute.ts';
import { readJsonObject } from '../routing/readJsonObject.ts';
import { refuse } from '../routing/refuse.ts';
import { trimmedText } from '../routing/values.ts';

/** Why the backend refuses this lead, undefined if it is valid. */
const complaint = (lead: Record<string, unknown>): string | undefined => {
  if (trimmedText(lead.category) === '') return 'The category is missing.';
  const email = trimmedText(lead.email);
  const phone = trimmedText(lead.phone);
  if (email === '' && phone === '') return 'Please leave a phone number or an email address.';
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'The email address is not valid.';
  if (phone !== '' && phone.replace(/\D/g, '').length < 8) return 'The phone number is not valid.';
  return undefined;
};

/**
 * `POST /api/leads` (decision E1): stores a lead once per Idempotency-Key. A different body with a known key is refused.
 */
export const leadRoutes: MockRoute[] = [
  {
    method: 'POST',
    path: '/api/leads',
    answer: async ({ request, deps }) => {
      const payload = await readJsonObject(request);
      if (!payload) return refuse(400, 'The enquiry could not be read.');
      const key = request.headers.get('idempotency-key');
      const earlier = payload.offer_accepted === true ? await deps.store.leads() : [];
      const valued = earlier.find(
        (lead) => String(lead.lead_id) === String(payload.lead_id) && isValuationFor(lead.payload, payload),
      );
      if (payload.offer_accepted === true && !valued) return refuse(404, 'There is no such valuation.');
      const isAcceptedBefore = earlier.some(
        ({ idempotency_key, payload: { lead_id, offer_accepted } }) =>
          String(lead_id) === String(payload.lead_id) && offer_accepted === true && idempotency_key !== key,
      );
      if (isAcceptedBefore) return refuse(422, 'This offer was accepted before.');
      const wrong = valued ? undefined : complaint(payload);
      if (wrong) return refuse(400, wrong);
      const now = deps.now();
      const { lead, repeated } = await deps.store.addLead({
        received_at: now,
        // Without a key each call creates a lead.
        idempotency_key: key ?? `none-${now}-${(await deps.store.leads()).length}`,
        payload,
      });
      if (repeated && enteredFields(lead.payload) !== enteredFields(payload))
        return refuse(409, 'This key was used for another enquiry.');
      return Response.json({ lead_id: valued?.lead_id ?? lead.lead_id }, { status: repeated ? 200 : 201 });
    },
  },
];
