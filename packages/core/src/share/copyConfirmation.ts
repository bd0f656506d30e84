import { copyConfirmationMs } from '../limits/timing.ts';
import type { Site } from '../site/site.ts';

/** How a copied link is confirmed: on the button itself, or in a toast. `ms` is how long it stands, in milliseconds. */
export type CopyConfirmation = { readonly kind: 'inline' | 'toast'; readonly text: string; readonly ms: number };

/**
 * What is said when a car's link is on the clipboard (specification section 4; row 9.U03; decision C22): "Copied" on the button for 1.5 s,
 * or a toast with the car's name for 3 s where the site has that.
 *
 * @example
 * copyConfirmation('2022 Toyota Hilux', aSite()); // => { kind: 'inline', text: 'Copied', ms: 1500 }
 */
export const copyConfirmation = (carName: string, site: Pick<Site, 'detail'>): CopyConfirmation =>
  site.detail.copyVariant === 'toast'
    ? { kind: 'toast', text: `Copied ${carName} to your clipboard!`, ms: copyConfirmationMs.toast }
    : { kind: 'inline', text: 'Copied', ms: copyConfirmationMs.inline };
