import { contractAreas } from '@dealer/api/contracts';
import { type CommandInput, runCommand, UsageError } from '@dealer/server/commands';
import { checkBackend } from './backend/checkBackend.ts';
import type { BackendTarget } from './backend/backendClient.ts';
import type { BackendRow } from './backend/checkBackend.ts';
import { commands } from '../docs/commands/commands.ts';

type Values = CommandInput<(typeof commands)['check:api']>['values'];

/** The problem with the options, undefined if there is none. */
const optionFault = (values: Values): string | undefined => {
  const addresses = [values.url, values.host, values.auth].filter((address) => address !== undefined);
  const wrong = addresses.find((address) => !/^https?:/.test(address) || !URL.canParse(address));
  if (wrong !== undefined) return `"${wrong}" is not an address.`;
  const area = values.area?.split(',').find((name) => !contractAreas.some((known) => known.name === name));
  if (area !== undefined)
    return `There is no area "${area}". Known: ${contractAreas.map(({ name }) => name).join(', ')}.`;
  if (values.car !== undefined && !/^\d+,.+$/.test(values.car))
    return '--car is an id and a slug: 1001,2022-toyota-hilux-1001.';
  return undefined;
};

const targetOf = (values: Values): BackendTarget => {
  const [id, slug] = values.car?.split(',') ?? [];
  return {
    url: values.url,
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

await runCommand(commands['check:api'], async ({ values }) => {
  const fault = optionFault(values);
  if (fault !== undefined) throw new UsageError(fault);
  const rows = await checkBackend(targetOf(values), { areas: values.area?.split(','), write: values.write });
  if (values.json) console.log(JSON.stringify({ rows }, null, 2));
  else printTable(rows);
  process.exitCode = rows.some(({ result }) => result === 'failed') ? 1 : 0;
});
