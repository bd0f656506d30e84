import { bytesBench } from '../bench/bytesBench.ts';
import { coreBench } from '../bench/coreBench.ts';
import { engineBench } from '../bench/engineBench.ts';
import { leadsBench } from '../bench/leadsBench.ts';
import type { Measurement } from '../bench/measurement.ts';
import { pagesBench } from '../bench/pagesBench.ts';
import { prerenderBench } from '../bench/prerenderBench.ts';
import { renderingBench } from '../bench/renderingBench.ts';
import { searchBench } from '../bench/searchBench.ts';
import { tenantsBench } from '../bench/tenantsBench.ts';
import { vitalsBench } from '../bench/vitalsBench.ts';
import { run } from './run.ts';

const parts: Record<string, (now: number) => Promise<Measurement[]>> = {
  engine: engineBench,
  core: coreBench,
  bytes: bytesBench,
  search: searchBench,
  leads: leadsBench,
  pages: pagesBench,
  prerender: prerenderBench,
  rendering: renderingBench,
  tenants: tenantsBench,
  vitals: vitalsBench,
};

// npm run bench [-- <part> ...] [--json]: benchmarks as a table and as JSON; exits 1 where a budget is broken.
await run({ allowPositionals: true, options: { json: { type: 'boolean' } } }, async ({ positionals, values }) => {
  const requested = positionals.length > 0 ? positionals : Object.keys(parts);
  const results: Measurement[] = [];
  for (const name of requested) {
    const part = parts[name];
    if (!part) throw new Error(`There is no part called ${name}. Known: ${Object.keys(parts).join(', ')}.`);
    results.push(...(await part(Date.now())));
  }
  if (!values.json)
    console.table(
      results.map(({ part, what, value, unit, budget }) => ({
        part,
        what,
        value: Number(value.toFixed(2)),
        unit,
        budget,
        within: value <= budget,
      })),
    );
  console.log(JSON.stringify(results));
  if (results.some(({ value, budget }) => value > budget)) process.exitCode = 1;
});
