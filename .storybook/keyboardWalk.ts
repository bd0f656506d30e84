import { faintRings, partsNear } from './focusRing.ts';
import { settleTransitions } from './settleTransitions.ts';

const focusable = 'a[href], button, input, select, textarea, summary, video[controls], audio[controls], [tabindex]';

const isChosenRadio = (element: Element, all: readonly Element[]): boolean => {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
  const group = all.filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name === element.name,
  );
  return element === (group.find(({ checked }) => checked) ?? group[0]);
};

/** What the Tab key reaches: of radio buttons one for each group. */
const stopsOf = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(focusable)]
    .filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [inert] *') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    .filter((element, _at, all) => isChosenRadio(element, all));

const shown = ['outline', 'box-shadow', 'background-color', 'border-color', 'color', 'text-decoration', 'opacity'];

/** What is drawn at an element, and around it. */
const drawnAt = (element: Element): string =>
  partsNear(element)
    .map(([near, pseudo]) => getComputedStyle(near, pseudo))
    .map((style) => shown.map((name) => style.getPropertyValue(name)).join())
    .join('\n');

/** Whether something is so at once or after some frames: some components learn of the focus by an event, and some scroll smoothly. */
const isSoon = async (isSo: () => boolean): Promise<boolean> => {
  for (let frame = 0; frame < 180; frame++) {
    settleTransitions();
    if (isSo()) return true;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return false;
};

/** Whether something else, such as a bar at the lower edge, lies over the middle of an element. */
const isCovered = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const own = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
  return over !== null && !over.contains(element) && !own.some((one) => one.contains(over));
};

/** What is wrong with an element that has the focus. */
const faultsOf = async (element: Element, idle: string): Promise<string[]> => {
  if (!(await isSoon(() => drawnAt(element) !== idle))) return [`the focus cannot be seen at ${name(element)}`];
  return [
    ...((await isSoon(() => !isCovered(element))) ? [] : [`something covers ${name(element)}`]),
    ...faintRings(element).map((paint) => `${paint}: the focus is faint at ${name(element)}`),
  ];
};

const name = (element: Element): string => element.outerHTML.slice(0, 100);

/**
 * Goes through a component by the Tab key, or through its open dialog: controls that are not reached, whose focus cannot be seen in a look
 * or is covered, and a focus that does not leave the component.
 *
 * @example
 * await walkByKeyboard(canvasElement, () => userEvent.tab()) // => ['Tab does not reach <a class="more" href="/offers">']
 */
export const walkByKeyboard = async (canvas: HTMLElement, tab: () => Promise<void>): Promise<string[]> => {
  const dialog = document.querySelector<HTMLElement>('dialog:modal, [role="dialog"][data-state="open"]');
  const root = dialog ?? canvas;
  const stops = stopsOf(root);
  if (stops.length === 0) return [];
  // Where the focus is before the component, and after it.
  const end = document.createElement('button');
  canvas.after(end);
  canvas.tabIndex = -1;
  // Its own ring is around everything in it, and would be missed at each control.
  root.style.outline = 'none';
  root.focus();
  settleTransitions();
  const before = new Map(stops.map((stop) => [stop, drawnAt(stop)]));
  const reached = new Set<Element>();
  const faults: string[] = [];
  let isOut = false;
  // Browsers also stop at what scrolls.
  for (let press = 0; press <= 2 * stops.length + 5 && !isOut; press++) {
    await tab();
    const { activeElement } = document;
    isOut = activeElement === end || activeElement === document.body;
    if (isOut || activeElement === null || reached.has(activeElement)) continue;
    reached.add(activeElement);
    const idle = before.get(activeElement as HTMLElement);
    if (idle !== undefined) faults.push(...(await faultsOf(activeElement, idle)));
  }
  end.remove();
  canvas.removeAttribute('tabindex');
  root.style.removeProperty('outline');
  const missed = stops.filter((stop) => !reached.has(stop) && stop.isConnected && stopsOf(root).includes(stop));
  return [
    ...missed.map((stop) => `Tab does not reach ${name(stop)}`),
    ...faults,
    ...(isOut || dialog ? [] : ['Tab does not leave the component']),
  ];
};
