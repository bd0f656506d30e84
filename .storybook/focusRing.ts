import { contrastOfTexts, forLooks, inLook, schemes } from './docs/readTokens.ts';
import { settleTransitions } from './settleTransitions.ts';

const ancestors = (element: Element, count: number): Element[] => {
  const { parentElement } = element;
  return count === 0 || parentElement === null ? [] : [parentElement, ...ancestors(parentElement, count - 1)];
};

type Part = readonly [element: Element, pseudo: string | null];

/** An element, and what is around it, where its focus may be shown instead. */
export const partsNear = (element: Element): Part[] => [
  ...[element, ...ancestors(element, 4)].flatMap((one) =>
    [null, '::before', '::after'].map((pseudo): Part => [one, pseudo]),
  ),
  ...[element, ...ancestors(element, 2)].flatMap(({ children }) =>
    [...children].slice(0, 12).map((one): Part => [one, null]),
  ),
];

const isClear = (colour: string): boolean => /^transparent$|, 0\)$|\/ 0\)$/.test(colour);

/** The colour that an element is drawn on; a picture is not known. */
const groundOf = (element: Element | null): string => {
  if (element === null) return 'white';
  const { backgroundColor } = getComputedStyle(element);
  return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
};

/** The contrast of a ring with what is below it; undefined without a ring, and where what is below cannot be known. */
const contrastOfRing = ([element, pseudo]: Part): number | undefined => {
  const { outlineStyle, outlineColor, outlineOffset, content } = getComputedStyle(element, pseudo);
  if (outlineStyle === 'none' || (pseudo !== null && content === 'none')) return undefined;
  const isInside = pseudo !== null || outlineOffset.startsWith('-');
  return contrastOfTexts(outlineColor, groundOf(isInside ? element : element.parentElement));
};

/**
 * The looks and schemes in which the ring of what has the focus has a contrast below 3.
 *
 * @example
 * faintRings(document.activeElement) // => ['toyota, dark']
 */
export const faintRings = (element: Element): string[] =>
  forLooks((look) =>
    schemes
      .filter((scheme) => {
        const contrasts = inLook(look, scheme, () => {
          settleTransitions();
          return partsNear(element).map(contrastOfRing);
        });
        const known = contrasts.filter((contrast) => contrast !== undefined);
        return known.length > 0 && Math.max(...known) < 3;
      })
      .map((scheme) => `${look}, ${scheme}`),
  ).flat();
