import { createHmac } from 'node:crypto';
import { DeliveryError } from './forwarder.ts';
import type { Channel } from './forwarder.ts';

const timeoutMs = 15_000;

/**
 * The signature of a webhook as standardwebhooks.com defines it: base64 of HMAC-SHA256 over id, time in seconds and body.
 */
const webhookSignature = ({
  id,
  seconds,
  body,
  secret,
}: {
  id: string;
  seconds: number;
  body: string;
  secret: string;
}): string => `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`;

/**
 * Forwards leads as `POST` of JSON with a signature. The header `webhook-id` is the same in each attempt for a lead. The
 * body has `may_be_repeat: true` if the result of an earlier attempt is unknown.
 */
export const webhookChannel = ({ url, secret, now }: { url: string; secret: string; now: () => number }): Channel => ({
  name: 'webhook',
  send: async ({ leadId, receivedAt, mayRepeat, body: lead }) => {
    const id = `lead-${leadId}`;
    const seconds = Math.trunc(now() / 1_000);
    const body = JSON.stringify({
      ...lead,
      lead_id: leadId,
      received_at: new Date(receivedAt).toISOString(),
      // Replaces a field of this name that a form sent.
      may_be_repeat: mayRepeat || undefined,
    });
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': webhookSignature({ id, seconds, body, secret }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryError(`The webhook answered ${response.status}.`);
  },
});
