import { ownValue } from '@dealer/core/data';
import type { Site } from '@dealer/core/site';
import { siteColours } from '@dealer/core/theme';
import type { SiteTheme } from '@dealer/core/theme';
import { hexOf, shadesOf } from '@dealer/ui/styles';
import { readColour } from '../../template/colours.ts';
import { contrastText, faintPairs, paletteOf } from '../../template/palette.ts';
import type { FaintPair } from '../../template/palette.ts';
import { readPlatform } from '../../template/platform.ts';
import { schemes } from '../../template/resolveValue.ts';
import type { Scheme } from '../../template/resolveValue.ts';
import { styleProperties } from '../../template/customProperties.ts';
import { isRootContext } from '../../template/tokenFindings.ts';

/** A colour of a site that cannot be read, with the nearest one that can. */
export type SiteColourFault = { rule: 'SITE-COLOUR'; path: string; message: string; hint: string };

type Colours = Readonly<Record<string, string>>;

/** A site's colours in one scheme, as if they were its only ones. */
const inScheme = ({ colours, darkColours }: SiteTheme, scheme: Scheme): Colours =>
  scheme === 'light' ? { ...darkColours, ...colours } : { ...colours, ...darkColours };

/** The values of the look's tokens. */
const tokensOf = (themeCss: string): ((name: string) => string | undefined) => {
  const own = new Map(
    styleProperties(themeCss)
      .set.filter(({ context }) => isRootContext(context))
      .map(({ name, value }) => [name, value]),
  );
  const { tokens } = readPlatform();
  return (name) => own.get(name) ?? tokens.get(name)?.value;
};

/** The token names, without `--color-`, of the properties that a site's colours set. */
const namesOf = (properties: Colours): string[] => Object.keys(properties).map((name) => name.slice('--color-'.length));

const schemeFaults = (
  theme: SiteTheme,
  scheme: Scheme,
  tokens: (name: string) => string | undefined,
): SiteColourFault[] => {
  const own = inScheme(theme, scheme);
  const faintOf = (colours: Colours): FaintPair[] => {
    const properties = siteColours({ colourScheme: scheme, colours, darkColours: {} });
    return faintPairs(paletteOf(scheme, (name) => ownValue(properties, name) ?? tokens(name)));
  };
  /** The tokens that follow from one colour: its own and those derived from it. */
  const affectedBy = (name: string): ReadonlySet<string> =>
    new Set(
      namesOf(siteColours({ colourScheme: scheme, colours: { [name]: '#000000' }, darkColours: {} })).filter(
        (token) => token === name || !Object.hasOwn(own, token),
      ),
    );
  const faint = faintOf(own);
  return Object.entries(own).flatMap(([name, colour]): SiteColourFault[] => {
    const affected = affectedBy(name);
    const isAffected = ({ over, on }: Pick<FaintPair, 'over' | 'on'>): boolean =>
      affected.has(over) || affected.has(on);
    const worst = faint.filter(isAffected).sort((one, other) => one.contrast - other.contrast)[0];
    if (worst === undefined) return [];
    const value = readColour(colour);
    const shades = value === undefined ? [] : shadesOf(value).map(hexOf);
    const nearest = shades.find((shade) => !faintOf({ ...own, [name]: shade }).some(isAffected));
    const isDarkOnly = scheme === 'dark' && theme.colourScheme === 'system' && !Object.hasOwn(theme.darkColours, name);
    return [
      {
        rule: 'SITE-COLOUR',
        path: `theme.${scheme === 'dark' && (isDarkOnly || Object.hasOwn(theme.darkColours, name)) ? 'darkColours' : Object.hasOwn(theme.colours, name) ? 'colours' : 'darkColours'}.${name}`,
        message: `${isDarkOnly ? `is missing, and ${colour} of theme.colours` : `"${colour}"`} cannot be read in the ${scheme} scheme: ${worst.over} on ${worst.on} has a contrast of ${contrastText(worst.contrast)}, at least ${worst.atLeast} is needed`,
        hint:
          nearest === undefined
            ? `No shade of it passes with the other colours; change ${worst.over === name ? worst.on : worst.over} too`
            : `Write "${nearest}", the nearest shade that passes`,
      },
    ];
  });
};

/**
 * The colours of a site that have too little contrast with those of its look (WCAG 2.2 AA), in each scheme that the site can show.
 */
export const siteColourFaults = ({ theme }: Pick<Site, 'theme'>, themeCss: string): SiteColourFault[] => {
  if (Object.keys({ ...theme.colours, ...theme.darkColours }).length === 0) return [];
  const tokens = tokensOf(themeCss);
  return schemes
    .filter((scheme) => theme.colourScheme === 'system' || theme.colourScheme === scheme)
    .flatMap((scheme) => schemeFaults(theme, scheme, tokens));
};
