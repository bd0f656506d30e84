import { writeSearchToken } from '../writeSearchToken.ts';
import { run } from './run.ts';

// npm run search-token -- <site.json> ...: writes a new search token into the site files of a static host.
await run(
  { options: { hours: { type: 'string', default: '48' } }, allowPositionals: true },
  async ({ values, positionals }) => {
    const { SEARCH_KEY: key, SEARCH_KEY_UID: uid } = process.env;
    if (!key || !uid)
      throw new Error('SEARCH_KEY and SEARCH_KEY_UID are missing: the key that only searches, and its uid.');
    const hours = Number(values.hours);
    if (!(hours >= 1)) throw new Error(`--hours must be a number from 1, not ${values.hours}.`);
    if (positionals.length === 0) throw new Error('Name the site files: npm run search-token -- <site.json> ...');
    for (const file of positionals) {
      const until = await writeSearchToken(file, { key, uid }, { now: Date.now(), hours });
      console.log(`${file}: a search token until ${until.toISOString()}.`);
    }
  },
);
