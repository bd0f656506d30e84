import { describe, expect, it } from 'vitest';
import { serving } from '../test/serving.ts';
import { submitLead } from './leads.ts';

const sendTo = (respond: (request: Request) => Response | Promise<Response>) => {
  const { http, requests } = serving(respond);
  return {
    requests,
    outcome: submitLead(http, { name: 'Ana', category: 'General Enquiry' }, { idempotencyKey: 'key-1' }),
  };
};

describe('submitLead', () => {
  it('submitLead sends the key and returns the reference of an accepted lead', async () => {
    const { requests, outcome } = sendTo(() => Response.json({ lead_id: 4711 }));
    await expect(outcome).resolves.toEqual({ kind: 'accepted', leadId: '4711' });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1');
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/leads');
  });

  it.each([
    [
      'an error in a good answer',
      () => Response.json({ error: 'Phone is not valid' }),
      { kind: 'refused', message: 'Phone is not valid' },
    ],
    [
      'a good answer without a reference',
      () => Response.json({}),
      { kind: 'refused', message: 'An unexpected error occured' },
    ],
    [
      'a good answer with a blank reference',
      () => Response.json({ lead_id: ' ', error: 'This car was sold.' }),
      { kind: 'refused', message: 'This car was sold.' },
    ],
    [
      'a refusal with a blank error and a message',
      () => Response.json({ error: '', message: 'This car was sold.' }, { status: 422 }),
      { kind: 'refused', message: 'This car was sold.' },
    ],
    [
      'a refusal with words',
      () => Response.json({ error: 'Email is not valid' }, { status: 422 }),
      { kind: 'refused', message: 'Email is not valid' },
    ],
    [
      'a refusal without a body',
      () => new Response('', { status: 400 }),
      { kind: 'refused', message: 'An unexpected error occured' },
    ],
    [
      'a refusal without words',
      () => Response.json({}, { status: 400 }),
      { kind: 'refused', message: 'An error occurred when submitting this form' },
    ],
    [
      'a key that another lead has, without a body',
      () => new Response(null, { status: 409 }),
      { kind: 'conflict', message: 'An unexpected error occured' },
    ],
    [
      'a key that another lead has',
      () => Response.json({ error: 'This key was used for another enquiry.' }, { status: 409 }),
      { kind: 'conflict', message: 'This key was used for another enquiry.' },
    ],
    [
      'a server in trouble',
      () => Response.json({}, { status: 503 }),
      { kind: 'retry', because: 'fault', message: 'An error occurred when submitting this form' },
    ],
    [
      'too many calls',
      () => new Response('', { status: 429, headers: { 'retry-after': '30' } }),
      { kind: 'retry', because: 'busy', retryAfterMs: 30_000, message: 'An unexpected error occured' },
    ],
    [
      'an answer that cannot be read',
      () => new Response('<html>'),
      { kind: 'retry', because: 'fault', message: 'An unexpected error occured' },
    ],
    [
      'no network',
      () => Promise.reject(new TypeError('offline')),
      { kind: 'retry', because: 'offline', message: 'An unexpected error occured' },
    ],
  ])('submitLead returns the outcome: %s', async (_, respond, expected) => {
    await expect(sendTo(respond as () => Response).outcome).resolves.toEqual(expected);
  });
});
