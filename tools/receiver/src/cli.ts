import { parseArgs } from 'node:util';
import { captchaCheck } from './captchaCheck.ts';
import type { CaptchaCheck } from './captchaCheck.ts';
import { mailChannel } from './mailChannel.ts';
import { openLeadStore } from './leadStore.ts';
import { startReceiver } from './startReceiver.ts';
import { webhookChannel } from './webhookChannel.ts';
import type { Channel } from './forwarder.ts';

// npm run receiver: see tools/receiver/README.md.

const usage = `npm run receiver -- [command] --data <file> [options]

  serve (default)      receives leads at POST /api/leads and forwards them
    --host, --port     default 127.0.0.1, 3000
    --keep-days <n>    days after which a lead is deleted; default 90
    --origin <origin>  a website that calls this server directly; can be repeated
    --trust-proxy      visitors' addresses are in X-Forwarded-For
    --limit <n>        calls of an address in a minute; default 30
  show, delete         prints or deletes the data of a person: --email <address>, --phone <number>
  retry                sends the leads again that were given up

Environment: DATA, HOST, PORT, KEEP_DAYS, TRUST_PROXY=1; SMTP_URL, MAIL_FROM, MAIL_TO; WEBHOOK_URL, WEBHOOK_SECRET;
CAPTCHA_PROVIDER (turnstile or hcaptcha), CAPTCHA_SECRET.`;

const { env } = process;

const numberOf = (text: string, name: string, least: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new Error(`${name} must be a whole number from ${least}, not ${text}.`);
  return value;
};

const required = (value: string | undefined, name: string, because: string): string => {
  if (value === undefined || value === '') throw new Error(`${name} is missing: ${because}.`);
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

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      host: { type: 'string' },
      port: { type: 'string' },
      'keep-days': { type: 'string' },
      origin: { type: 'string', multiple: true },
      'trust-proxy': { type: 'boolean' },
      limit: { type: 'string' },
      email: { type: 'string' },
      phone: { type: 'string' },
    },
  });
  const [command = 'serve'] = positionals;
  const file = required(values.data ?? env['DATA'], '--data', 'the SQLite file with the leads');
  // Only this user reads the leads.
  process.umask(0o077);
  if (command === 'serve') {
    const channels = channelsOf();
    if (channels.length === 0)
      print({ event: 'warning', text: 'No SMTP_URL and no WEBHOOK_URL: leads are stored only.' });
    const receiver = await startReceiver({
      file,
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
  const store = openLeadStore(file);
  try {
    const person = { email: values.email, phone: values.phone };
    const isPersonMissing = !values.email && !values.phone;
    if (command === 'retry') print({ event: 'retry', deliveries: store.retryFailed(Date.now()) });
    else if (command === 'show' && !isPersonMissing) console.log(JSON.stringify(store.leadsOf(person), null, 2));
    else if (command === 'delete' && !isPersonMissing) print({ event: 'deleted', leads: store.deletePerson(person) });
    else throw new Error(usage);
  } finally {
    store.close();
  }
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
