import { choice, either, nullable, wholeNumber, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** The dealer's locations, with opening hours and phone numbers. */
export const section = defineSection({
  settings: {
    /** Its heading; null is the phrase `home.locations`. */
    title: nullable(filledText()),
    /** Which locations: those of a kind, the primary one, or one by its id. */
    show: either(
      [choice(['all', 'primary', 'sales', 'service', 'parts', 'service-and-parts']), wholeNumber(-Infinity, Infinity)],
      'all',
    ),
    /**
     * Single: dark, with map and details; grid: cards in 3 to 5 columns; carousel: one row that is swiped. Automatic: single for one
     * location, `locationSettings.layout` of the site for several.
     */
    layout: choice(['auto', 'single', 'grid', 'carousel'], 'auto'),
  },
});
