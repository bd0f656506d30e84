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

/** What is drawn at an element, and around it, where its focus may be shown instead. */
const drawnAt = (element: Element): string =>
  [
    ...[element, ...ancestors(element, 4)].flatMap((one) =>
      [null, '::before', '::after'].map((part) => [one, part] as const),
    ),
    ...[element, ...ancestors(element, 2)].flatMap(({ children }) =>
      [...children].slice(0, 12).map((one) => [one, null] as const),
    ),
  ]
    .map(([near, part]) => getComputedStyle(near, part))
    .map((style) => shown.map((name) => style.getPropertyValue(name)).join())
    .join('\n');

const ancestors = (element: Element, count: number): Element[] => {
  const { parentElement } = element;
  return count === 0 || parentElement === null ? [] : [parentElement, ...ancestors(parentElement, count - 1)];
};

const settleTransitions = (): void => {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
};

/** Whether an element is drawn in another way than before, at once or after some frames: some components learn of the focus by an event. */
const changes = async (element: Element, idle: string): Promise<boolean> => {
  for (let frame = 0; frame < 20; frame++) {
    settleTransitions();
    if (drawnAt(element) !== idle) return true;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return false;
};

const name = (element: Element): string => element.outerHTML.slice(0, 100);

/**
 * Goes through a component by the Tab key, or through its open dialog: controls that are not reached, whose focus cannot be seen, and a
 * focus that does not leave the component.
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
  root.focus();
  settleTransitions();
  const before = new Map(stops.map((stop) => [stop, drawnAt(stop)]));
  const reached = new Set<Element>();
  const unseen: string[] = [];
  let isOut = false;
  // Browsers also stop at what scrolls.
  for (let press = 0; press <= 2 * stops.length + 5 && !isOut; press++) {
    await tab();
    const { activeElement } = document;
    isOut = activeElement === end || activeElement === document.body;
    if (isOut || activeElement === null || reached.has(activeElement)) continue;
    reached.add(activeElement);
    const idle = before.get(activeElement as HTMLElement);
    if (idle !== undefined && !(await changes(activeElement, idle))) unseen.push(name(activeElement));
  }
  end.remove();
  canvas.removeAttribute('tabindex');
  const missed = stops.filter((stop) => !reached.has(stop) && stop.isConnected && stopsOf(root).includes(stop));
  return [
    ...missed.map((stop) => `Tab does not reach ${name(stop)}`),
    ...unseen.map((stop) => `the focus cannot be seen at ${stop}`),
    ...(isOut || dialog ? [] : ['Tab does not leave the component']),
  ];
};
