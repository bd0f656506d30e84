import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { watchReadiness } from './readiness.ts';

describe('a server that starts', () => {
  it('a server that starts is ready as soon as a page of any site is rendered, and stays so', async () => {
    let status = 503;
    const requested: string[] = [];
    const readiness = watchReadiness(
      async ({ url }) => {
        requested.push(new URL(url).host);
        if (requested.length === 3) throw new Error('broken');
        return new Response('', { status: url.includes('broken') ? 500 : status });
      },
      { hosts: () => ['broken.example', 'kauri.example'], wait: () => pause(5) },
    );
    await pause(60);
    expect(readiness.isReady()).toBe(false);
    expect(new Set(requested)).toEqual(new Set(['broken.example', 'kauri.example']));
    status = 200;
    await expect.poll(readiness.isReady).toBe(true);
    status = 503;
    await pause(30);
    expect(readiness.isReady()).toBe(true);
  });

  it('a server that starts is not ready without a site, until there is one', async () => {
    const hosts: string[] = [];
    const readiness = watchReadiness(async () => new Response(''), { hosts: () => hosts, wait: () => pause(5) });
    await pause(30);
    expect(readiness.isReady()).toBe(false);
    hosts.push('kauri.example');
    await expect.poll(readiness.isReady).toBe(true);
  });
});
