import { settleTransitions } from './settleTransitions.ts';
import { testOnly } from './testOnly.ts';

type Drawn = {
  element: Element;
  what: 'text' | 'border-top-color' | 'border-right-color' | 'border-bottom-color' | 'border-left-color';
};

const sides = ['top', 'right', 'bottom', 'left'] as const;

const isUnseen = (colour: string): boolean => /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);

const hasText = (element: Element): boolean =>
  element instanceof SVGSVGElement ||
  (element instanceof HTMLInputElement && element.value !== '') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

const colourOf = ({ element, what }: Drawn): string =>
  getComputedStyle(element).getPropertyValue(what === 'text' ? 'color' : what);

/** A line on one side of an element says something, as under the chosen tab; a whole frame is that of a button. */
const lineOf = (element: Element): Drawn[] => {
  const style = getComputedStyle(element);
  const drawn = sides.filter((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0);
  return drawn.length === 1 ? [{ element, what: `border-${drawn[0] ?? 'top'}-color` }] : [];
};

/** Texts, icons and lines within an element that only their colour hides. */
const hiddenByColour = (within: Element): Drawn[] =>
  [...within.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .flatMap((element): Drawn[] => [
      ...(hasText(element) ? [{ element, what: 'text' as const }] : []),
      ...lineOf(element),
    ])
    .filter((drawn) => isUnseen(colourOf(drawn)));

/**
 * What a page shows with forced colours and hides otherwise: colours of the system replace transparent ones, so that a tick in an empty
 * box appears. Hide with `visibility`, or keep the own colours with `forced-color-adjust`.
 */
export const shownByForcedColours = async (within: Element): Promise<string[]> => {
  const hidden = hiddenByColour(within);
  if (hidden.length === 0 || testOnly.force === undefined) return [];
  await testOnly.force(true);
  try {
    settleTransitions();
    return (
      hidden
        // A placeholder may have been replaced meanwhile.
        .filter((drawn) => drawn.element.isConnected && !isUnseen(colourOf(drawn)) && !isPaper(drawn))
        .map(
          ({ element, what }) =>
            `${element.tagName.toLowerCase()} in ${element.parentElement?.outerHTML.slice(0, 80)}: ${what}`,
        )
    );
  } finally {
    await testOnly.force(false);
  }
};

/** A line in the colour of the page is still unseen. */
const isPaper = (drawn: Drawn): boolean => drawn.what !== 'text' && colourOf(drawn) === systemColour('Canvas');

const systemColour = (name: string): string => {
  const probe = document.createElement('i');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};
