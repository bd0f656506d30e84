import { runCommand, UsageError } from '@dealer/server/commands';
import { writeSearchToken } from '../writeSearchToken.ts';
import { commands } from './commands.ts';

await runCommand(commands['search-token'], async ({ values, positionals }) => {
  const { SEARCH_KEY: key, SEARCH_KEY_UID: uid } = process.env;
  if (!key || !uid)
    throw new Error('SEARCH_KEY and SEARCH_KEY_UID are missing: the key that only searches, and its uid.');
  const hours = Number(values.hours ?? 48);
  if (!(hours >= 1)) throw new UsageError(`--hours must be a number from 1, not ${values.hours}.`);
  if (positionals.length === 0) throw new UsageError('Name the site files: npm run search-token -- <site.json> ...');
  for (const file of positionals) {
    const until = await writeSearchToken(file, { key, uid }, { now: Date.now(), hours });
    console.log(`${file}: a search token until ${until.toISOString()}.`);
  }
});
