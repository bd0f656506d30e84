const drawing = (paint: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><path fill="#e4e7ea" d="M0 0h1200v800H0z"/><path fill="#cfd4d9" d="M0 590h1200v210H0z"/><path fill="${paint}" stroke="#3c444c" stroke-width="6" d="M170 600V480l70-40 110-20 110-110q20-20 60-20h230q40 0 70 30l80 90 110 30q40 10 40 50v110z"/><path fill="#3c444c" d="M430 410l70-70q10-10 30-10h80v80zm210 0v-80h100q20 0 40 20l50 60z"/><g fill="#22272c" stroke="#fff" stroke-width="14"><circle cx="350" cy="600" r="74"/><circle cx="870" cy="600" r="74"/></g></svg>`;

/** The paint in a picture's path: `pictures/suv/blue/hero.webp`, `pictures/suv/yard-dusk-white/side.webp`. */
const paintInPath = 'pictures/[A-Za-z0-9-]+/(?:[a-z]+-)*([a-z]+)/';

/**
 * A drawn picture for a vehicle of the generated stock, in its paint: for projects without `@dealer/demo-pictures`.
 */
export const plainPicture = (path: string): string => drawing(new RegExp(paintInPath).exec(path)?.[1] ?? 'silver');

/** Script of a service worker that answers the same: `plainPicture(path)`. */
export const plainPictureSource = `const plainPicture = (path) => ${JSON.stringify(drawing('PAINT'))}.replace('PAINT', new RegExp(${JSON.stringify(paintInPath)}).exec(path)?.[1] ?? 'silver');`;
