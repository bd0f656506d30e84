import { readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { componentGroups } from './componentGroups.ts';

const file = new URL('componentRecords.json', import.meta.url);
const components: ReadonlySet<string> = new Set(Object.values(componentGroups).flat());

const componentOf = (path: string): string => /packages\/ui\/src\/(\w+)\//.exec(path)?.[1] ?? '';

const record = (name: string): void => {
  const records = JSON.parse(readFileSync(file, 'utf8')) as { new: string[]; reviewed: Record<string, string> };
  const days = { ...records.reviewed, [name]: new Date().toISOString().slice(0, 10) };
  const reviewed = Object.fromEntries(Object.entries(days).sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(file, `${JSON.stringify({ ...records, reviewed }, null, 2)}\n`);
};

/** In an accessibility review the day is recorded for each component whose stories all pass. */
export default class RecordReviews implements Reporter {
  #waiting = new Map<string, number>();
  #failed = new Set<string>();

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const names = specifications.map(({ moduleId }) => componentOf(moduleId));
    this.#waiting = new Map([...Map.groupBy(names, (name) => name)].map(([name, own]) => [name, own.length]));
  }

  onTestModuleEnd(ended: TestModule): void {
    const name = componentOf(ended.moduleId);
    const waiting = (this.#waiting.get(name) ?? 0) - 1;
    this.#waiting.set(name, waiting);
    if (ended.state() !== 'passed') this.#failed.add(name);
    if (waiting === 0 && components.has(name) && !this.#failed.has(name)) record(name);
  }
}
