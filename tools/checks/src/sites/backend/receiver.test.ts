import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteLeadStore } from '@dealer/tools-receiver/sqliteLeadStore';
import { startReceiver } from '@dealer/tools-receiver/startReceiver';
import { expect, it } from 'vitest';
import { checkBackend } from './checkBackend.ts';

it('the receiver of leads passes every check of the contract', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  const receiver = await startReceiver({
    openStore: () => sqliteLeadStore(join(folder, 'leads.db')),
    port: 0,
    channels: [],
    mostCalls: 1_000,
    log: () => undefined,
  });
  try {
    const rows = await checkBackend({ url: receiver.url }, { areas: ['leads'], write: true });
    expect(rows.map(({ result, detail }) => `${result} ${detail}`.trim())).toEqual(Array(5).fill('passed'));
  } finally {
    await receiver.stop();
    rmSync(folder, { recursive: true });
  }
});
