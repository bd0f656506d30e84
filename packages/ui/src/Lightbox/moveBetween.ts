/** Milliseconds of opening and closing; also of the library's own fade. */
export const openingMs = 180;

const slideInFront = (): Element | null => document.querySelector('.dealer-lightbox .yarl__slide_current');

/** The library draws its slides once it has measured the screen. */
const whenDrawn = (draw: (slide: Element) => void, frames = 10): void => {
  const slide = slideInFront();
  if (slide) draw(slide);
  else if (frames > 0) requestAnimationFrame(() => whenDrawn(draw, frames - 1));
};

/**
 * Moves the current picture of the open lightbox from where it is on the page to its place on the screen, or back. Only its transform
 * changes. Nothing moves where the visitor prefers reduced motion.
 *
 * @example
 * moveBetween(stage.getBoundingClientRect(), 'open');
 */
export const moveBetween = (page: DOMRect | undefined, direction: 'open' | 'close'): void => {
  if (!page || page.width === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  whenDrawn((slide) => {
    const screen = slide.getBoundingClientRect();
    // The picture is as wide as the slide, or as high.
    const width = Math.min(screen.width, (screen.height * page.width) / page.height);
    const x = page.x + page.width / 2 - (screen.x + screen.width / 2);
    const y = page.y + page.height / 2 - (screen.y + screen.height / 2);
    const onPage = { transform: `translate(${x}px, ${y}px) scale(${page.width / width})` };
    const onScreen = { transform: 'none' };
    slide.animate(direction === 'open' ? [onPage, onScreen] : [onScreen, onPage], {
      duration: openingMs,
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
      fill: direction === 'open' ? 'none' : 'forwards',
    });
  });
};
