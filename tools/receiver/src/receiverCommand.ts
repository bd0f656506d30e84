import type { Command } from '@dealer/server/commands';

export const receiverCommand = {
  call: 'npm run receiver',
  does: 'Receives leads for a dealer without a backend, and forwards them by e-mail or webhook.',
  commands: {
    serve: 'receives leads at POST /api/leads and forwards them; what it does without a command',
    show: 'prints what a person entered',
    delete: 'deletes what a person entered',
    retry: 'sends the leads again that were given up',
  },
  options: {
    data: { type: 'string', value: '<file>', does: 'the SQLite file with the leads; default: DATA' },
    database: {
      type: 'string',
      value: '<url>',
      does: 'PostgreSQL with the leads, instead of a file; default: DATABASE_URL',
    },
    host: { type: 'string', value: '<name>', does: 'serve: default 127.0.0.1' },
    port: { type: 'string', value: '<number>', does: 'serve: default 3000' },
    'keep-days': { type: 'string', value: '<number>', does: 'serve: days after which a lead is deleted; default 90' },
    origin: { type: 'string', value: '<origin>', multiple: true, does: 'serve: a website that calls it directly' },
    'trust-proxy': { type: 'boolean', does: "serve: visitors' addresses are in X-Forwarded-For" },
    limit: { type: 'string', value: '<number>', does: 'serve: calls of an address in a minute; default 30' },
    email: { type: 'string', value: '<address>', does: 'show, delete: of this person' },
    phone: { type: 'string', value: '<number>', does: 'show, delete: of this person' },
  },
  environment: {
    'DATA, DATABASE_URL, HOST, PORT, KEEP_DAYS': 'as the options',
    TRUST_PROXY: '1: as --trust-proxy',
    'SMTP_URL, MAIL_FROM, MAIL_TO': 'forwards leads by e-mail',
    'WEBHOOK_URL, WEBHOOK_SECRET': 'forwards leads by webhook',
    CAPTCHA_PROVIDER: 'turnstile or hcaptcha',
    CAPTCHA_SECRET: 'verifies the captcha',
  },
  example: 'npm run receiver -- show --data leads.db --email ben@example.com',
  more: 'tools/receiver/README.md',
} as const satisfies Command;
