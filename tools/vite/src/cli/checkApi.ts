import { checkApi } from '../server/checkApi.ts';
import { run } from './run.ts';

// npm run check:api -- --url <backend>: compares a dealer's backend with docs/contracts.
await run(
  { options: { url: { type: 'string' }, write: { type: 'boolean' }, bearer: { type: 'string' } } },
  async ({ values }) => {
    if (values.url === undefined) throw new Error('Say where the backend is: --url <address>.');
    const findings = await checkApi((request) => fetch(request), {
      base: values.url,
      write: values.write === true,
      bearer: values.bearer,
    });
    for (const { kind, contract, call, message } of findings)
      console.log(`${kind.padEnd(8)} ${contract} (${call}): ${message}`);
    const count = (kind: string): number => findings.filter((finding) => finding.kind === kind).length;
    console.log(`${count('ok')} as the contracts say, ${count('fault')} not, ${count('skipped')} skipped.`);
    if (count('fault') > 0) process.exitCode = 1;
  },
);
