import { describe, expect, it } from 'vitest';
import { bodyNames } from './bodyNames.ts';
import { shapeSvg } from './shapeSvg.ts';
import { silhouettes } from './silhouettes.ts';

// After a change of a drawing, `npx vitest run --config vitest.workspace.ts packages/ui/src/BodySilhouette -u` writes its file.
describe('the files that the stylesheet uses', () => {
  it.each(bodyNames)('the file of a body’s picture shows %s as it is drawn', async (name) => {
    await expect(shapeSvg(silhouettes[name])).toMatchFileSnapshot(`./shapes/${name}.svg`);
  });
});
