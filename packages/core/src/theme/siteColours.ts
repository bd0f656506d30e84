import { ownValue } from '../data/values.ts';
import type { Site } from '../site/site.ts';

export type SiteTheme = Site['theme'];

/** Which of a theme's two palettes a page has; `system` follows the visitor's device. */
export type ColourScheme = SiteTheme['colourScheme'];

type Colours = Readonly<Record<string, string>>;

/** Colours that follow from another one of the site, unless the site has its own. Mixed with ink they are darker on light, lighter on dark. */
const derived: Readonly<Record<string, Colours>> = {
  action: {
    'action-hover': 'color-mix(in srgb, var(--color-action) 82%, var(--color-ink))',
    'action-soft': 'color-mix(in srgb, var(--color-action) 12%, var(--color-card))',
    focus: 'var(--color-action)',
  },
  inverse: { 'inverse-border': 'color-mix(in srgb, var(--color-inverse) 80%, var(--color-inverse-ink))' },
};

/**
 * The custom properties of a site's own colours, which override those of its theme. A colour with a different value in each scheme uses the
 * properties `--light` and `--dark` of `@dealer/ui/styles/base.css`.
 *
 * @example
 * siteColours({ colourScheme: 'system', colours: { accent: '#0a6b4f' }, darkColours: { accent: '#5fd0a5' } });
 * // => { '--color-accent': 'var(--light,#0a6b4f) var(--dark,#5fd0a5)' }
 */
export const siteColours = ({ colours, darkColours }: SiteTheme): Colours => {
  const own: Colours = { ...darkColours, ...colours };
  const values = Object.entries(own).map(([name, colour]) => {
    const dark = ownValue(darkColours as Colours, name) ?? colour;
    return [name, dark === colour ? colour : `var(--light,${colour}) var(--dark,${dark})`];
  });
  const following = Object.keys(own).map((name) => ownValue(derived, name) ?? {});
  return Object.fromEntries(
    Object.entries<string>(Object.assign({}, ...following, Object.fromEntries(values))).map(([name, value]) => [
      `--color-${name}`,
      value,
    ]),
  );
};
