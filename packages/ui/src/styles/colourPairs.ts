/** Two colour tokens that are used together, and the contrast that they need: 4.5 for text, 3 for controls (WCAG 2.2 AA). */
export type ColourPair = {
  /** The foreground, without `--color-`. */
  readonly over: string;
  /** The background, without `--color-`. */
  readonly on: string;
  readonly atLeast: 4.5 | 3;
};

const pairs = (atLeast: ColourPair['atLeast'], grounds: Readonly<Record<string, readonly string[]>>): ColourPair[] =>
  Object.entries(grounds).flatMap(([over, ons]) => ons.map((on) => ({ over, on, atLeast })));

/** All pairs of colour tokens in the components. */
export const colourPairs: readonly ColourPair[] = [
  ...pairs(4.5, {
    ink: [
      'paper',
      'surface',
      'surface-strong',
      'card',
      'field',
      'plinth',
      'action-soft',
      'danger-soft',
      'success-soft',
    ],
    muted: ['paper', 'surface', 'surface-strong', 'card', 'field', 'plinth'],
    action: ['paper', 'surface', 'card', 'action-soft'],
    'action-ink': ['action', 'action-hover'],
    'action-hover': ['paper', 'card'],
    'selected-ink': ['selected'],
    'accent-ink': ['accent'],
    'tag-ink': ['tag'],
    'price-tag-ink': ['price-tag'],
    danger: ['paper', 'card', 'danger-soft'],
    success: ['paper', 'card', 'success-soft'],
    'danger-ink': ['danger'],
    'inverse-ink': ['inverse'],
    'inverse-muted': ['inverse'],
    'overlay-ink': ['inverse', 'overlay'],
  }),
  ...pairs(3, {
    selected: ['paper', 'card', 'action-soft'],
    'control-border': ['paper', 'surface', 'card', 'field'],
    focus: ['paper', 'surface', 'card'],
    'focus-inverse': ['inverse'],
  }),
];

/** Decorative colours: hairlines, and the scrim behind dialogs. */
export const ornaments: readonly string[] = ['border', 'inverse-border', 'scrim'];
