import { parseArgs } from 'node:util';
import { contractAreas } from '@dealer/api/contracts';
import { checkBackend } from './backend/checkBackend.ts';
import type { BackendTarget } from './backend/backendClient.ts';
import type { BackendRow } from './backend/checkBackend.ts';

// npm run check:api -- --url <backend> [--area leads,vehicles] [--json] ...: drives the contracts of docs/contracts
// against a dealer's backend. See docs/contracts/README.md.

const usage = `npm run check:api -- --url <backend> [options]

  --url <address>      the address before /api (services.api.baseUrl)
  --area <names>       only these areas, with commas: ${contractAreas.map(({ name }) => name).join(', ')}
  --host <address>     the website, for its site files
  --auth <address>     the auth service
  --token <token>      the bearer token of a test person
  --car <id>,<slug>    a vehicle in stock, in place of the one in the examples
  --write              makes the calls that change something too: leads, reservations and payments are recorded and
                       codes are sent, so use a test system
  --json               prints the rows as JSON`;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    area: { type: 'string' },
    host: { type: 'string' },
    auth: { type: 'string' },
    token: { type: 'string' },
    car: { type: 'string' },
    write: { type: 'boolean' },
    json: { type: 'boolean' },
  },
});

/** The problem with the options, undefined if there is none. */
const optionFault = (): string | undefined => {
  const addresses = [values.url, values.host, values.auth].filter((address) => address !== undefined);
  if (values.url === undefined) return 'The address of the backend is missing.';
  const wrong = addresses.find((address) => !/^https?:/.test(address) || !URL.canParse(address));
  if (wrong !== undefined) return `"${wrong}" is not an address.`;
  const area = values.area?.split(',').find((name) => !contractAreas.some((known) => known.name === name));
  if (area !== undefined) return `There is no area "${area}".`;
  if (values.car !== undefined && !/^\d+,.+$/.test(values.car))
    return '--car is an id and a slug: 1001,2022-toyota-hilux-1001.';
  return undefined;
};

const targetOf = (url: string): BackendTarget => {
  const [id, slug] = values.car?.split(',') ?? [];
  return {
    url,
    hostUrl: values.host,
    authUrl: values.auth,
    token: values.token,
    vehicle: id === undefined || slug === undefined ? undefined : { id: Number(id), slug },
  };
};

const printTable = (rows: readonly BackendRow[]): void => {
  const width = (part: 'call' | 'check'): number => Math.max(...rows.map((row) => row[part].length));
  for (const { call, check, result, detail } of rows)
    console.log(
      `${result.padEnd(8)} ${call.padEnd(width('call'))}  ${check.padEnd(width('check'))}  ${detail}`.trimEnd(),
    );
  const count = (result: BackendRow['result']): number => rows.filter((row) => row.result === result).length;
  console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped.`);
};

const fault = optionFault();
if (fault !== undefined || values.url === undefined) {
  console.error(`${fault}\n\n${usage}`);
  process.exitCode = 2;
} else {
  const rows = await checkBackend(targetOf(values.url), { areas: values.area?.split(','), write: values.write });
  if (values.json) console.log(JSON.stringify({ rows }, null, 2));
  else printTable(rows);
  process.exitCode = rows.some(({ result }) => result === 'failed') ? 1 : 0;
}
