import { describe, expect, it } from 'vitest';
import { bodyNames } from './bodyNames.ts';
import { shapeSvg } from './shapeSvg.ts';
import { silhouettes } from './silhouettes.ts';

// A drawing was changed? `npx vitest run --config vitest.workspace.ts packages/ui/src/BodySilhouette -u` draws its file again.
describe('the files that the stylesheet uses', () => {
  it.each(bodyNames)('show %s as it is drawn', async (name) => {
    await expect(shapeSvg(silhouettes[name])).toMatchFileSnapshot(`./shapes/${name}.svg`);
  });
});
