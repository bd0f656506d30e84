/** Tags of stories that the sweep treats differently. `press`: it shows what a press leaves behind, so it is last and not in docs. */
export const storyTags = {
  press: 'press',
  /** A component that draws nothing in this state, on purpose. */
  rendersNothing: 'renders-nothing',
  /** A picture that cannot be loaded, on purpose. */
  missingPicture: 'missing-picture',
  /** It takes the focus by itself, as a list of mistakes does. */
  takesFocus: 'takes-focus',
  /** A step of a flow: it has the focus where the visitor was last. */
  flow: 'flow',
  /** A page that is still loading, on purpose. */
  loads: 'loads',
} as const;

const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const drawn = 'img, svg, video, canvas, iframe, input, select, textarea, button, hr, meter, progress, [data-draws]';

/** Elements outside the canvas, such as a dialog, belong to the story too. */
const roots = (canvas: Element): Element[] => [
  canvas,
  ...document.querySelectorAll('body > [role="dialog"], body > div:not([id], [class])'),
];

const isBlank = (canvas: Element): boolean =>
  roots(canvas).every(
    (root) =>
      (root.textContent ?? '').trim() === '' &&
      ![...root.querySelectorAll('*')].some((element) => {
        if (!element.checkVisibility()) return false;
        const { width, height } = element.getBoundingClientRect();
        if (width * height === 0) return false;
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        return element.matches(drawn) || backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor);
      }),
  );

/** Waits until something has been drawn and nothing new for some time; three seconds at most, because some stories never rest, but ten for
 *  a page that still loads its code. */
export const settle = async (canvas: Element, tags: readonly string[], quietMs: number): Promise<void> => {
  const start = performance.now();
  let changedAt = start;
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(canvas, { childList: true, characterData: true, subtree: true });
  await frame();
  const isDue = (): boolean => tags.includes(storyTags.rendersNothing) || !isBlank(canvas);
  const isLoading = (): boolean =>
    !tags.includes(storyTags.loads) && canvas.querySelector('[data-part="page-skeleton"]') !== null;
  const isOver = (): boolean => performance.now() - start > (isLoading() ? 10_000 : 3_000);
  while ((performance.now() - changedAt < quietMs || !isDue() || isLoading()) && !isOver())
    await pause(Math.max(10, quietMs / 2));
  observer.disconnect();
};

const brokenPictures = (canvas: Element): string[] =>
  [...canvas.querySelectorAll('img')]
    .filter(
      (img) =>
        img.complete && img.naturalWidth === 0 && (img.getAttribute('src') ?? '') !== '' && img.checkVisibility(),
    )
    .map((img) => img.currentSrc || img.src);

const scrolled = (canvas: Element): string[] =>
  [document.documentElement, ...canvas.querySelectorAll('*')]
    // A carousel may begin at any of its slides.
    .filter(
      (element) =>
        (element.scrollTop !== 0 || element.scrollLeft !== 0) &&
        element.closest('[aria-roledescription="carousel"]') === null,
    )
    .map((element) => element.outerHTML.slice(0, 80));

const focused = (): string[] => {
  const element = document.activeElement;
  // An open dialog always has the focus. A page that was redirected to focuses its heading.
  return element === null || element.closest('dialog, [role="dialog"]') || element.matches('body, html, h1')
    ? []
    : [element.outerHTML.slice(0, 80)];
};

/**
 * What a designer would not expect to see first: an empty canvas, broken pictures, something scrolled or with the focus.
 */
export const faultsOfStory = (canvas: Element, tags: readonly string[]): string[] => {
  const has = (tag: keyof typeof storyTags): boolean => tags.includes(storyTags[tag]);
  if (has('press')) return [];
  const isAtRest = !has('flow');
  const isEmpty = isBlank(canvas);
  return [
    ...(isEmpty && !has('rendersNothing')
      ? [`the canvas is empty: add the tag '${storyTags.rendersNothing}' where this is meant`]
      : []),
    ...(!isEmpty && has('rendersNothing') ? [`it draws something, but has the tag '${storyTags.rendersNothing}'`] : []),
    ...(has('missingPicture') ? [] : brokenPictures(canvas).map((src) => `a broken picture: ${src}`)),
    ...(isAtRest ? scrolled(canvas) : []).map((element) => `scrolled: ${element}`),
    ...(has('takesFocus') || !isAtRest ? [] : focused().map((element) => `it has the focus: ${element}`)),
  ];
};
