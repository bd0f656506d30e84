// `Object.keys(import.meta.glob(…))` in one expression would list the names without loading the themes.
const themes = import.meta.glob('../apps/*/src/theme.css', { eager: true });

/** The looks of the toolbar; each theme applies below its own `data-template` only. */
export const looks = Object.keys(themes).map((file) => file.split('/')[2] ?? '');
