import { createMockApi } from '@dealer/mocks/node';
import { indexUid } from '@dealer/mocks/seed';
import { stockEngine } from '@dealer/vite/backend';
import { describe, expect, it } from 'vitest';
import { checkApi } from './checkApi.ts';

const base = 'http://backend.example';

describe('checkApi', () => {
  it('finds no fault in the mock backend, writes included', async () => {
    const { engine } = await stockEngine();
    const api = createMockApi({ search: (request) => engine.handle(request), indexUid, now: Date.now });
    const findings = await checkApi(
      async (request) => (await api.handle(request)) ?? new Response('', { status: 404 }),
      { base, write: true },
    );
    expect(findings.filter(({ kind }) => kind === 'fault')).toEqual([]);
    expect(findings.filter(({ kind }) => kind === 'ok').length).toBeGreaterThan(10);
  });

  it('makes no call that writes unless it may', async () => {
    const methods = new Set<string>();
    const findings = await checkApi(
      async ({ method }) => {
        methods.add(method);
        return Response.json({ error: 'No.' }, { status: 422 });
      },
      { base, write: false },
    );
    expect(methods).toEqual(new Set(['GET']));
    expect(findings.some(({ kind }) => kind === 'skipped')).toBe(true);
  });

  it('reports another shape, an error page, and a key that is forgotten', async () => {
    let leads = 0;
    const findings = await checkApi(
      async (request) =>
        new URL(request.url).pathname.endsWith('/leads')
          ? Response.json({ lead_id: (leads += 1) })
          : new Response('<h1>Bad gateway</h1>', { status: 502 }),
      { base, write: true },
    );
    expect(findings.find(({ contract }) => contract === 'Send a lead')).toMatchObject({
      kind: 'fault',
      message: expect.stringContaining('Idempotency-Key'),
    });
    expect(findings.some(({ message }) => message === 'answered 502')).toBe(true);
  });
});
