/** A colour: its channels from 0 to 255, its opacity from 0 to 1. */
export type Rgb = { readonly red: number; readonly green: number; readonly blue: number; readonly alpha: number };

const black: Rgb = { red: 0, green: 0, blue: 0, alpha: 1 };
const white: Rgb = { red: 255, green: 255, blue: 255, alpha: 1 };

const luminance = ({ red, green, blue }: Rgb): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** A colour as it is seen on an opaque one. */
const flattened = (over: Rgb, on: Rgb): Rgb => {
  const mix = (name: 'red' | 'green' | 'blue') => over[name] * over.alpha + on[name] * (1 - over.alpha);
  return { red: mix('red'), green: mix('green'), blue: mix('blue'), alpha: 1 };
};

/** The contrast of two colours (WCAG 2.2). Behind a transparent ground there may be any colour: the worse of black and white counts. */
export const contrastOf = (over: Rgb, on: Rgb): number =>
  Math.min(
    ...(on.alpha === 1 ? [on] : [flattened(on, black), flattened(on, white)]).map((ground) => {
      const [dark = 0, light = 0] = [luminance(flattened(over, ground)), luminance(ground)].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    }),
  );

/** A colour as hexadecimal text, without its opacity. */
export const hexOf = ({ red, green, blue }: Rgb): string =>
  `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** A colour mixed with black and with white in steps of two percent, the nearest first. */
export const shadesOf = (colour: Rgb): Rgb[] =>
  Array.from({ length: 50 }, (_, step) => (step + 1) / 50).flatMap((alpha) =>
    [black, white].map((end) => {
      const { red, green, blue } = flattened({ ...end, alpha }, colour);
      return { red: Math.round(red), green: Math.round(green), blue: Math.round(blue), alpha: 1 };
    }),
  );

/** The nearest darker or lighter shade of a colour that has enough contrast with each of some others. */
export const readableShade = (over: Rgb, ons: readonly Rgb[], atLeast: number): string | undefined => {
  const shade = shadesOf(over).find((one) => ons.every((on) => contrastOf(one, on) >= atLeast));
  return shade && hexOf(shade);
};
