import type { Command } from '@dealer/server/commands';

/** What `npm run bench` can measure. */
export const benchParts = [
  'engine',
  'core',
  'bytes',
  'day',
  'heap',
  'search',
  'leads',
  'pages',
  'phone',
  'prerender',
  'rendering',
  'tenants',
  'vitals',
] as const;

/** The commands that show, build, serve and measure looks, by the names of their scripts. */
export const commands = {
  start: {
    call: 'npm start',
    does: 'Shows a look on generated stock while you change it, or on a search server of your own.',
    parameters: '[<look>]',
    options: {
      'search-host': {
        type: 'string',
        value: '<url>',
        does: 'a Meilisearch, or npm run search-server; default: the embedded engine',
      },
      'search-key': { type: 'string', value: '<key>', does: 'its key; leave it out where the server has none' },
      port: { type: 'string', value: '<number>', does: 'default: the port of the look, 4200 for classic' },
      host: { type: 'string', value: '<name>', does: 'listens there too; default: this machine only' },
      open: { type: 'boolean', does: 'opens a browser' },
    },
    example: 'npm start -- toyota --search-host http://127.0.0.1:7700',
    more: 'docs/deploy.md#search-server',
  },
  build: {
    call: 'npm run build',
    does: 'Builds looks into apps/<look>/dist, with what they need; without a name everything: packages, server and looks.',
    parameters: '[<look> ...]',
    options: {},
    example: 'npm run build -- classic',
    more: 'docs/deploy.md',
  },
  typecheck: {
    call: 'npm run typecheck',
    does: 'Checks the types of looks and of the packages that they use; without a name of everything.',
    parameters: '[<look> ...]',
    options: {},
    example: 'npm run typecheck -- classic',
  },
  'build:mocked': {
    call: 'npm run build:mocked',
    does: 'Builds looks with a mock backend into apps/<look>/dist-mocked, for npm run preview or the root of a host.',
    parameters: '[<look> ...]',
    options: {},
    example: 'npm run build:mocked -- classic',
    more: 'docs/qa.md',
  },
  share: {
    call: 'npm run share',
    does: 'Writes looks with a mock backend into one folder and a zip, with a start page, for any static host and any path; works offline once opened.',
    parameters: '[<look> ...]',
    options: {
      out: { type: 'string', value: '<folder>', does: 'the folder, which is replaced; default: dist-share' },
    },
    example: 'npm run share -- classic',
    more: 'docs/qa.md',
  },
  font: {
    call: 'npm run font',
    does: 'Installs a font for a look, measures it in Chromium, and writes it into theme.css with a fallback of its metrics.',
    parameters: '<look> <package>',
    options: {
      for: {
        type: 'string',
        value: '<use>',
        multiple: true,
        does: 'text, heading or price; default: text and heading',
      },
    },
    example: 'npm run font -- classic @fontsource-variable/lora --for heading',
    more: 'docs/new-template.md',
  },
  preview: {
    call: 'npm run preview',
    does: 'Serves the builds of npm run build:mocked.',
    parameters: '[<look> ...]',
    options: {},
    example: 'npm run preview -- classic',
    more: 'docs/qa.md',
  },
  'preview:production': {
    call: 'npm run preview:production',
    does: 'Serves the production builds of npm run build as a host would.',
    parameters: '[<look> ...]',
    options: {
      site: { type: 'string', value: '<slug>', does: 'this site in place of the default site of its look' },
      stock: { type: 'string', value: '<file.ndjson>', does: 'documents of npm run stock; default: generated stock' },
    },
    example: 'npm run preview:production -- classic --site kauri-motor-group',
  },
  'search-server': {
    call: 'npm run search-server',
    does: "Serves the embedded engine over HTTP, with Meilisearch's API.",
    options: {
      stock: { type: 'string', value: '<file.ndjson>', does: 'documents of npm run stock; default: generated stock' },
      port: { type: 'string', value: '<number>', does: 'default: 7700' },
      host: { type: 'string', value: '<name>', does: 'default: 127.0.0.1' },
      'master-key': { type: 'string', value: '<key>', does: 'asks for keys; default: everyone may search' },
    },
    example: 'npm run search-server -- --stock cars.ndjson --port 7701',
    more: 'docs/search-engine.md',
  },
  'search-token': {
    call: 'npm run search-token',
    does: "Writes a new search token, limited to the site's stock, into deployed site files.",
    parameters: '<site.json> ...',
    options: {
      hours: { type: 'string', value: '<number>', does: 'for how long the token is valid; default: 48' },
    },
    environment: { 'SEARCH_KEY, SEARCH_KEY_UID': 'the key that only searches, and its uid; required' },
    example: 'npm run search-token -- /srv/website/site.json --hours 24',
    more: 'docs/deploy.md#search-tokens',
  },
  'compare-engines': {
    call: 'npm run compare-engines',
    does: 'Says whether a Meilisearch server answers as the embedded engine does; exits with 1 below 99 % of equal totals.',
    options: {
      with: { type: 'string', value: '<url>', required: true, does: 'the Meilisearch server' },
      key: { type: 'string', value: '<key>', does: 'with the rights search, documents.get and settings.get' },
      index: { type: 'string', value: '<uid>', does: 'default: Car_production' },
      searches: { type: 'string', value: '<number>', does: 'default: 200' },
      seed: { type: 'string', value: '<number>', does: 'draws other searches; default: 1' },
    },
    example: 'npm run compare-engines -- --with http://127.0.0.1:7700 --searches 500',
    more: 'docs/search-engine.md',
  },
  bench: {
    call: 'npm run bench',
    does: `Measures ${benchParts.join(', ')}, all without a name, as a table and as JSON; exits with 1 where a budget is broken. Build first.`,
    parameters: '[<part> ...]',
    options: { json: { type: 'boolean', does: 'prints the JSON only' } },
    example: 'npm run bench -- tenants --json',
    more: 'docs/budgets.md',
  },
} as const satisfies Record<string, Command>;
