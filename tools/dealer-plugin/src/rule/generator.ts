import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { formatted } from '../formatted.ts';
import { assertFree } from '../names.ts';

type Options = { name: string };

const ruleFile = (name: string): string => `/**
 * The larger of two amounts in whole dollars.
 *
 * @example
 * ${name}(30_000, 28_990); // => 30000
 */
export const ${name} = (one: number, other: number): number => Math.max(one, other);
`;

const testFile = (name: string): string => `import { describe, expect, it } from 'vitest';
import { ${name} } from './${name}.ts';

describe('${name}', () => {
  it.each([
    ['the first', 30_000, 28_990, 30_000],
    ['the second', 28_990, 30_000, 30_000],
  ])('takes %s where it is larger', (_, one, other, expected) => {
    expect(${name}(one, other)).toBe(expected);
  });
});
`;

/** A rule of @dealer/core: a pure function with an example and a test, exported by its folder. */
const ruleGenerator = (tree: Tree, { name: path }: Options): GeneratorCallback => {
  const [, area = '', name = ''] = /^([a-z][a-z-]*)\/([a-z][A-Za-z0-9]*)$/.exec(path) ?? [];
  if (name === '')
    throw new Error(
      `"${path}" cannot name a rule: write its folder and the name of its function, such as price/dealPrice.`,
    );
  const home = 'packages/core/src';
  const known = readdirSync(join(tree.root, home), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && tree.exists(`${home}/${entry.name}/index.ts`))
    .map((entry) => entry.name);
  if (!known.includes(area))
    throw new Error(`There is no folder of rules called ${area}. Known: ${known.sort().join(', ')}.`);
  const taken = known.find((folder) => tree.exists(`${home}/${folder}/${name}.ts`));
  if (taken !== undefined) throw new Error(`${taken}/${name} exists already. Rules have one name each.`);
  const folder = `${home}/${area}`;
  assertFree(tree, `${folder}/${name}.test.ts`);
  tree.write(`${folder}/${name}.ts`, ruleFile(name));
  tree.write(`${folder}/${name}.test.ts`, testFile(name));
  const lines = (tree.read(`${folder}/index.ts`, 'utf8') ?? '').trimEnd();
  tree.write(`${folder}/index.ts`, `${lines}\nexport { ${name} } from './${name}.ts';\n`);
  return formatted(tree.root, [folder], [`${folder}/${name}.ts: a rule with its test.`]);
};

export default ruleGenerator;
