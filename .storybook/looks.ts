import type { Template } from '@dealer/storefront/template';

// `Object.keys(import.meta.glob(…))` in one expression would list the names without loading the themes.
const themes = import.meta.glob('../apps/*/src/theme.css', { eager: true });
const written = import.meta.glob<{ template: Template }>('../apps/*/src/template.ts', { eager: true });

/** The looks of the toolbar; each theme applies below its own `data-template` only. */
export const looks = Object.keys(themes).map((file) => file.split('/')[2] ?? '');

/** The look whose folder a story is in: `Looks/<look>/…`. */
export const lookOfFolder = (title: string): string | undefined => /^Looks\/([^/]+)\//.exec(title)?.[1];

/** Refuses a name that no look has, as an address may have it. */
export const assertLook = (look: string): void => {
  if (!looks.includes(look)) throw new Error(`There is no look '${look}'. Looks: ${looks.join(', ')}`);
};

/** A look as its app defines it. */
export const templateOf = (look: string): Template => {
  assertLook(look);
  const file = written[`../apps/${look}/src/template.ts`];
  if (file === undefined) throw new Error(`apps/${look}/src/template.ts is missing.`);
  return file.template;
};
