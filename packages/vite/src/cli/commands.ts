import type { Command } from '@dealer/server/commands';

const port = { type: 'string', value: '<number>' } as const;
const mocked = 'with the mock backend and generated stock in it, for any static host';

/** The commands of `dealer`, by their names. They run in the folder of a project. */
export const commands = {
  dev: {
    call: 'dealer dev',
    does: 'Shows the site on generated stock while you change it, and checks it after each save.',
    options: {
      'search-host': { type: 'string', value: '<url>', does: 'a Meilisearch server; default: the embedded engine' },
      'search-key': { type: 'string', value: '<key>', does: 'its key; leave it out where the server has none' },
      port: { ...port, does: 'default: 5173, or the next free one' },
      host: { type: 'string', value: '<name>', does: 'listens there too; default: this machine only' },
      open: { type: 'boolean', does: 'opens a browser' },
    },
    example: 'dealer dev --port 4200',
  },
  build: {
    call: 'dealer build',
    does: 'Builds the site: dist for browsers, dist-server for servers.',
    options: { mocked: { type: 'boolean', does: `into dist-mocked, ${mocked}` } },
    example: 'dealer build',
  },
  preview: {
    call: 'dealer preview',
    does: 'Shows a build with the site files, and the mock backend behind it.',
    options: {
      mocked: { type: 'boolean', does: 'shows dist-mocked' },
      port: { ...port, does: 'default: 4173, or the next free one' },
      host: { type: 'string', value: '<name>', does: 'listens there too; default: this machine only' },
    },
    example: 'dealer preview --mocked',
  },
  check: {
    call: 'dealer check',
    does: 'Checks the template and every site file, says what to write instead, and writes the JSON Schemas for editors.',
    options: {
      json: { type: 'boolean', does: 'prints JSON' },
      fix: { type: 'boolean', does: 'writes it instead, where that is certain' },
      strict: { type: 'boolean', does: 'warnings fail too' },
      live: { type: 'boolean', does: "asks each search server what the site's key can do" },
      law: { type: 'boolean', does: 'lists what the law asks for and a site lacks, with the source of each rule' },
      stock: { type: 'string', value: '<file>', does: 'with --law: an NDJSON file of vehicles that it checks too' },
    },
    example: 'dealer check --law',
  },
  'search-server': {
    call: 'dealer search-server',
    does: "Serves the generated stock of `dealer dev` with Meilisearch's API, to try `dealer serve` without a Meilisearch.",
    options: {
      stock: { type: 'string', value: '<file>', does: 'an NDJSON file of vehicles instead' },
      port: { ...port, does: 'default: 7700' },
      host: { type: 'string', value: '<name>', does: 'default: 127.0.0.1' },
      'master-key': { type: 'string', value: '<key>', does: 'asks for keys; default: everyone may search' },
    },
    example: 'dealer search-server --port 7701',
  },
} as const satisfies Record<string, Command>;

/** Commands that are programs of `@dealer/server`. */
export const serverCommands = {
  serve: 'Serves the built site at its host name.',
  prerender: 'Writes the site as files for a static host.',
} as const;
