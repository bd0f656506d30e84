import type { Command } from './command.ts';

export const sitesCommand = {
  call: 'npm run sites',
  does: 'Stores the documents of sites in PostgreSQL, with revisions, and shows them to visitors.',
  commands: {
    push: 'stores the documents of a folder as new revisions; all sites if none is named',
    pull: 'writes stored documents into a folder; all sites if none is named',
    history: 'lists the revisions',
    publish: 'shows a revision of each named site to visitors',
    rollback: 'shows what was published before',
  },
  parameters: '[<look>[/<slug>] ...]',
  options: {
    database: { type: 'string', value: '<url>', does: 'the database; default: DATABASE_URL' },
    folder: { type: 'string', value: '<folder>', does: 'has <look>/sites/<slug>/site.json; default: apps' },
    author: { type: 'string', value: '<name>', does: 'who changes it; default: the user of this machine' },
    note: { type: 'string', does: 'push: what changed' },
    publish: { type: 'boolean', does: 'push: shows the new revisions to visitors at once' },
    revision: { type: 'string', value: '<number>', does: 'pull, publish: this revision; default: published, newest' },
  },
  environment: { DATABASE_URL: 'postgres://user:password@host:5432/database' },
  example: 'npm run sites -- push classic/kauri-motor-group --note "Hours of May" --publish',
  more: 'docs/deploy.md#sites-in-a-database',
} as const satisfies Command;
