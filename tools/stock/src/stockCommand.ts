import type { Command } from '@dealer/server/commands';

export const stockCommand = {
  call: 'npm run stock',
  does: 'Brings your feed into car documents: in a file, or in the index of a Meilisearch.',
  commands: {
    import: 'reads a feed of CSV, JSON or NDJSON; --out or --to say where the documents go',
    check:
      'says what each vehicle of the feed, or of --to, lacks and what that costs; exits with 1 if more lack than --most',
    age: 'says how old the stock of --to is; exits with 1 if it is too old',
  },
  parameters: '[<feed>]',
  options: {
    out: { type: 'string', value: '<file.ndjson>', does: 'writes the documents as NDJSON' },
    to: { type: 'string', value: '<url>', does: 'brings an index of a Meilisearch in step with the feed' },
    key: { type: 'string', value: '<key>', does: 'the key of that Meilisearch, where it has keys' },
    index: { type: 'string', value: '<uid>', does: 'the index; default: Car_production' },
    batch: { type: 'string', value: '<count>', does: 'documents sent at once; default: 2000' },
    'allow-shrink': { type: 'boolean', does: 'replaces the stock although the feed is more than 30 % smaller' },
    'allow-unread': {
      type: 'string',
      value: '<column>',
      multiple: true,
      does: 'imports although no cell of this column could be read',
    },
    mapping: { type: 'string', value: '<file>', does: "how this dealer's columns are called" },
    'dry-run': {
      type: 'boolean',
      does: 'writes nothing; shows how columns are read and, with --to, what would change',
    },
    report: { type: 'string', value: '<file>', does: 'writes what was done as JSON' },
    pictures: { type: 'string', value: 'generated', does: 'gives each vehicle generated pictures' },
    'pictures-base': { type: 'string', value: '<base>', does: 'where those pictures are served; default: /' },
    'max-hours': { type: 'string', value: '<hours>', does: 'age: the oldest that is right; default: 26' },
    csv: { type: 'string', value: '<file.csv>', does: 'check: writes a line for each lack' },
    most: { type: 'string', value: '<count>', does: 'check: the most lacks that are right; default: 0' },
    now: { type: 'string', value: '<date>', does: 'the newest that a vehicle can be; default: today' },
  },
  example: 'npm run stock -- import feed.csv --to http://127.0.0.1:7700 --dry-run',
  more: 'tools/stock/README.md',
} as const satisfies Command;
