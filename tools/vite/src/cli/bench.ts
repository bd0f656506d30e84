import { runCommand, UsageError } from '@dealer/server/commands';
import { bytesBench } from '../bench/bytesBench.ts';
import { coreBench } from '../bench/coreBench.ts';
import { dayBench } from '../bench/dayBench.ts';
import { engineBench } from '../bench/engineBench.ts';
import { heapBench } from '../bench/heapBench.ts';
import { leadsBench } from '../bench/leadsBench.ts';
import type { Measurement } from '../bench/measurement.ts';
import { pagesBench } from '../bench/pagesBench.ts';
import { prerenderBench } from '../bench/prerenderBench.ts';
import { renderingBench } from '../bench/renderingBench.ts';
import { searchBench } from '../bench/searchBench.ts';
import { tenantsBench } from '../bench/tenantsBench.ts';
import { phoneBench } from '../bench/phoneBench.ts';
import { vitalsBench } from '../bench/vitalsBench.ts';
import { type benchParts, commands } from './commands.ts';

const parts: Readonly<Record<(typeof benchParts)[number], (now: number) => Promise<Measurement[]>>> = {
  engine: engineBench,
  core: coreBench,
  bytes: bytesBench,
  day: dayBench,
  heap: heapBench,
  search: searchBench,
  leads: leadsBench,
  pages: pagesBench,
  phone: phoneBench,
  prerender: prerenderBench,
  rendering: renderingBench,
  tenants: tenantsBench,
  vitals: vitalsBench,
};

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);

await runCommand(commands.bench, async ({ positionals, values }) => {
  const known = Object.keys(parts);
  const unknown = positionals.find((name) => !isPart(name));
  if (unknown !== undefined) throw new UsageError(`There is no part called ${unknown}. Known: ${known.join(', ')}.`);
  const results: Measurement[] = [];
  for (const name of (positionals.length > 0 ? positionals : known).filter(isPart))
    results.push(...(await parts[name](Date.now())));
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
