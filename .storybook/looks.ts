import type { Template } from '@dealer/storefront/template';

// `Object.keys(import.meta.glob(…))` in one expression would list the names without loading the themes.
const themes = import.meta.glob('../apps/*/src/theme.css', { eager: true });
const written = import.meta.glob<{ template: Template }>('../apps/*/src/template.ts', { eager: true });

/** The looks of the toolbar; each theme applies below its own `data-template` only. */
export const looks = Object.keys(themes).map((file) => file.split('/')[2] ?? '');

/** The look whose folder a story is in: `Looks/<look>/…`. */
export const lookOfFolder = (title: string): string | undefined => /^Looks\/([^/]+)\//.exec(title)?.[1];

/** A look as its app defines it. */
export const templateOf = (look: string): Template => {
  const file = written[`../apps/${look}/src/template.ts`];
  if (file === undefined) throw new Error(`There is no look '${look}'. Looks: ${looks.join(', ')}`);
  return file.template;
};
