import { runCommand, UsageError } from '@dealer/server/commands';
import { captchaCheck } from './captchaCheck.ts';
import type { CaptchaCheck } from './captchaCheck.ts';
import { mailChannel } from './mailChannel.ts';
import type { LeadStore } from './leadStore.ts';
import { postgresLeadStore } from './postgresLeadStore.ts';
import { receiverCommand } from './receiverCommand.ts';
import { sqliteLeadStore } from './sqliteLeadStore.ts';
import { startReceiver } from './startReceiver.ts';
import { webhookChannel } from './webhookChannel.ts';
import type { Channel } from './forwarder.ts';

const { env } = process;

const numberOf = (text: string, name: string, least: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new UsageError(`${name} must be a whole number from ${least}, not ${text}.`);
  return value;
};

const required = (value: string | undefined, name: string, because: string): string => {
  if (value === undefined || value === '') throw new UsageError(`${name} is missing: ${because}.`);
  return value;
};

const channelsOf = (): Channel[] => {
  const channels: Channel[] = [];
  const { SMTP_URL, WEBHOOK_URL } = env;
  if (SMTP_URL)
    channels.push(
      mailChannel({
        url: SMTP_URL,
        from: required(env['MAIL_FROM'], 'MAIL_FROM', 'the sender of the e-mails'),
        to: required(env['MAIL_TO'], 'MAIL_TO', 'the recipients of the e-mails'),
      }),
    );
  if (WEBHOOK_URL)
    channels.push(
      webhookChannel({
        url: WEBHOOK_URL,
        secret: required(env['WEBHOOK_SECRET'], 'WEBHOOK_SECRET', 'it signs the webhook'),
        now: Date.now,
      }),
    );
  return channels;
};

/** PostgreSQL or an SQLite file. An option counts more than a variable. */
const storeOf = ({
  data,
  database,
}: {
  data?: string | undefined;
  database?: string | undefined;
}): (() => Promise<LeadStore>) => {
  const url = database ?? (data ? undefined : env['DATABASE_URL']);
  if (url) return () => postgresLeadStore(url);
  const file = required(data ?? env['DATA'], '--data', 'the SQLite file with the leads, or --database');
  return () => sqliteLeadStore(file);
};

const captchaOf = (): CaptchaCheck | undefined => {
  const provider = env['CAPTCHA_PROVIDER'];
  if (!provider) return undefined;
  if (provider !== 'turnstile' && provider !== 'hcaptcha')
    throw new Error(`CAPTCHA_PROVIDER must be turnstile or hcaptcha, not ${provider}.`);
  return captchaCheck({
    provider,
    secret: required(env['CAPTCHA_SECRET'], 'CAPTCHA_SECRET', 'it verifies the captcha'),
  });
};

const print = (line: object): void => console.log(JSON.stringify({ time: new Date().toISOString(), ...line }));

await runCommand(receiverCommand, async ({ values, positionals }) => {
  const [command = 'serve'] = positionals;
  const openStore = storeOf(values);
  // Only this user reads the leads.
  process.umask(0o077);
  if (command === 'serve') {
    const channels = channelsOf();
    if (channels.length === 0)
      print({ event: 'warning', text: 'No SMTP_URL and no WEBHOOK_URL: leads are stored only.' });
    const receiver = await startReceiver({
      openStore,
      host: values.host ?? env['HOST'] ?? '127.0.0.1',
      port: numberOf(values.port ?? env['PORT'] ?? '3000', '--port', 0),
      retentionDays: numberOf(values['keep-days'] ?? env['KEEP_DAYS'] ?? '90', '--keep-days', 2),
      origins: values.origin ?? [],
      trustProxy: values['trust-proxy'] ?? env['TRUST_PROXY'] === '1',
      mostCalls: numberOf(values.limit ?? '30', '--limit', 1),
      channels,
      captcha: captchaOf(),
      log: print,
    });
    print({ event: 'started', url: receiver.url, channels: channels.map(({ name }) => name) });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void receiver.stop().then(() => print({ event: 'stopped' })));
    return;
  }
  const person = { email: values.email, phone: values.phone };
  if (command !== 'retry' && !values.email && !values.phone)
    throw new UsageError(`Say whose leads: npm run receiver -- ${command} --email <address>, or --phone <number>.`);
  const store = await openStore();
  try {
    if (command === 'retry') print({ event: 'retry', deliveries: await store.retryFailed(Date.now()) });
    else if (command === 'show') console.log(JSON.stringify(await store.leadsOf(person), null, 2));
    else print({ event: 'deleted', leads: await store.deletePerson(person) });
  } finally {
    await store.close();
  }
});
