import axe from 'axe-core';
import { looks } from './looks.ts';

type Paint = { look: string; scheme: string };

/**
 * The looks and schemes in which a story is not drawn by itself. A component differs only by tokens between looks; the parts of a section
 * or page differ too, so other looks draw those in their own run.
 */
const otherPaints = ({ look, scheme }: Paint, isComponent: boolean): Paint[] =>
  (isComponent ? looks : [look])
    .flatMap((one) => ['light', 'dark'].map((other) => ({ look: one, scheme: other })))
    .filter((paint) => paint.look !== look || paint.scheme !== scheme);

const paint = ({ look, scheme }: Paint): void => {
  Object.assign(document.documentElement.dataset, { template: look, scheme });
};

/** In an accessibility review each story is measured in all of them. */
const isEach = Boolean(import.meta.env['VITE_REVIEW']);

/** Otherwise in one of them, which its id decides, so that the stories of a component share them. */
const pick = (paints: readonly Paint[], id: string): readonly Paint[] => {
  const sum = [...id].reduce((total, sign) => total + sign.charCodeAt(0), 0);
  return isEach ? paints : paints.slice(sum % paints.length).slice(0, 1);
};

/**
 * What cannot be read in another look or scheme: only colours differ, so the story is painted again and its contrast measured.
 *
 * @example
 * await faintInOtherPaints('button--plain', true) // => ['toyota, dark: <p class="note"> has a contrast of 3.1, needs 4.5']
 */
export const faintInOtherPaints = async (id: string, isComponent: boolean): Promise<string[]> => {
  const { template = '', scheme = 'light' } = document.documentElement.dataset;
  const own = { look: template, scheme };
  const found: string[] = [];
  for (const other of pick(otherPaints(own, isComponent), id)) {
    paint(other);
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
      preload: false,
    });
    found.push(
      ...violations.flatMap(({ nodes }) =>
        nodes.map(({ html, any }) => {
          const { contrastRatio, expectedContrastRatio } = (any[0]?.data ?? {}) as Record<string, unknown>;
          return `${other.look}, ${other.scheme}: ${html.slice(0, 120)} has a contrast of ${String(contrastRatio)}, needs ${String(expectedContrastRatio)}`;
        }),
      ),
    );
  }
  paint(own);
  return found;
};
