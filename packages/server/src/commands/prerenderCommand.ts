import type { Command } from './command.ts';

export const prerenderCommand = {
  call: 'npm run prerender',
  does: 'Writes a website as files for a static host; run again, it updates them. Build the look first.',
  options: {
    template: { type: 'string', value: '<look>', does: 'the look of the site; needed where there are several' },
    site: { type: 'string', value: '<slug>', required: true, does: 'the site' },
    'search-host': { type: 'string', value: '<url>', required: true, does: 'the Meilisearch server' },
    out: { type: 'string', value: '<folder>', required: true, does: 'the folder for the files' },
    looks: {
      type: 'string',
      value: '<folder>',
      does: 'has <look>/dist and <look>/dist-server, or these of one look; default: apps',
    },
    sites: { type: 'string', value: '<folder>', does: 'has sites/<slug>/site.json; default: the folder of the look' },
    host: { type: 'string', value: '<name>', does: 'netlify, cloudflare or nginx: its rules; default: netlify' },
  },
  environment: {
    'SEARCH_KEY, SEARCH_KEY_UID':
      "a key that searches; with both, the pages search with a token for the site's own stock",
  },
  example:
    'npm run prerender -- --template classic --site kauri-motor-group --search-host http://127.0.0.1:7700 --out ./website',
  more: 'docs/deploy.md#a-static-host',
} as const satisfies Command;
