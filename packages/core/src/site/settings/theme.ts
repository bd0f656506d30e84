import { choice, formatted, group, recordOf } from '../../settings/index.ts';

/** The colour schemes that a site can choose. */
const colourSchemes = ['light', 'dark', 'system'] as const;

/** The colour tokens of a theme that a site can set, without `--color-`. */
export const siteColourNames = [
  'action',
  'action-ink',
  'action-hover',
  'action-soft',
  'accent',
  'accent-ink',
  'price-tag',
  'price-tag-ink',
  'focus',
  'inverse',
  'inverse-ink',
  'inverse-muted',
  'inverse-border',
] as const;

/** @since 0.1 */
export const themeSettings = {
  /** The colours of the site within its look, see docs/dark-mode.md. `npm run check:sites` computes their contrast. @since 0.1 */
  theme: group({
    /** The colour scheme of the site: `system` follows the setting of the visitor's device. */
    colourScheme: choice(colourSchemes, 'light'),
    /**
     * The site's own colours, by the name of the look's token without `--color-`. `action-hover`, `action-soft` and `focus` follow
     * from `action`, and `inverse-border` from `inverse`, where they are left out.
     */
    colours: recordOf(formatted('colour'), {}, siteColourNames),
    /** The same in the dark scheme. A colour that only one of the two lists has is used in both schemes. */
    darkColours: recordOf(formatted('colour'), {}, siteColourNames),
  }),
};
