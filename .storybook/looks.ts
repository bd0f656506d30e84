/** The looks of the toolbar; each theme applies below its own `data-template` only. */
export const looks = Object.keys(import.meta.glob('../apps/*/src/theme.css', { eager: true })).map(
  (file) => file.split('/')[2] ?? '',
);
