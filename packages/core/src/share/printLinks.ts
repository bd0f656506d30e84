import { printPath } from '../routes/morePaths.ts';

/** The printable page, in a new tab, and the PDF as a file. */
export type PrintLinks = {
  readonly page: { readonly label: string; readonly href: string; readonly target: '_blank'; readonly rel: 'noopener' };
  readonly pdf: { readonly label: string; readonly preparing: string; readonly fileName: string };
};

/** What no file system takes in a name. */
const forFile = (slug: string): string =>
  slug
    .replace(/[\p{Cc}\p{Cs}<>:"/\\|?*]+/gu, '-')
    .replace(/^[.\s]+/, '')
    .slice(0, 200) || 'car';

/**
 * How a car is printed (rows 2.R09, 2.D32; decision C21): the printable page in a new tab, and the PDF, whose button says "Preparing..."
 * until the file `{slug}.pdf` comes.
 *
 * @example
 * printLinks('hilux-7').pdf; // => { label: 'Print PDF', preparing: 'Preparing...', fileName: 'hilux-7.pdf' }
 */
export const printLinks = (slug: string): PrintLinks => ({
  page: { label: 'Print', href: printPath(slug), target: '_blank', rel: 'noopener' },
  pdf: { label: 'Print PDF', preparing: 'Preparing...', fileName: `${forFile(slug)}.pdf` },
});
