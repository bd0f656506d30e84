import type { Command } from './command.ts';

export const serveCommand = {
  call: 'npm run serve',
  does: 'Serves the built websites of many dealers, each at its host name; build them first.',
  options: {
    'search-host': { type: 'string', value: '<url>', does: 'the Meilisearch server; default: SEARCH_HOST' },
    sites: {
      type: 'string',
      value: '<folder>',
      does: 'has <look>/sites/<slug>/site.json; default: the folder of the looks',
    },
    database: {
      type: 'string',
      value: '<url>',
      does: 'PostgreSQL with the sites, instead of a folder; default: DATABASE_URL',
    },
    looks: {
      type: 'string',
      value: '<folder>',
      does: 'has <look>/dist and <look>/dist-server, or these of one look; default: apps',
    },
    template: { type: 'string', value: '<look>', multiple: true, does: 'serves this look only' },
    api: { type: 'string', value: '<url>', does: 'the backend, which gets /api/*; default: API_URL' },
    workers: { type: 'string', value: '<number>', does: 'processes that answer; default: 1' },
    'page-cache': {
      type: 'string',
      value: '<megabytes>',
      does: 'memory for rendered pages of each look in each process; default: 64',
    },
    host: { type: 'string', value: '<name>', does: 'default: 127.0.0.1' },
    port: { type: 'string', value: '<number>', does: 'default: 8080' },
    'admin-port': { type: 'string', value: '<number>', does: 'health, metrics and purge; default: 9090' },
  },
  environment: {
    'SEARCH_KEY, SEARCH_KEY_UID': 'a key that searches; with both, each site searches with a token for its own stock',
    'SEARCH_HOST, API_URL, DATABASE_URL, SITES, LOOKS': 'as the options',
    'HOST, PORT, ADMIN_HOST, ADMIN_PORT, WORKERS, PAGE_CACHE': 'as the options',
  },
  example: 'npm run serve -- --sites /srv/sites --search-host http://127.0.0.1:7700 --workers 2',
  more: 'docs/deploy.md#a-server-for-several-dealers',
} as const satisfies Command;
