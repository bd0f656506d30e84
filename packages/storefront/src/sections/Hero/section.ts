import { choice, fields, filledText, formatted, listOf, optional, position } from '@dealer/core/settings';
import { modelStock } from '../Models/modelStock.ts';
import { defineSection } from '../section.ts';

/** The first screen of the home page, with its heading. */
export const section = defineSection({
  hasPageHeading: true,
  settings: {
    /** What it leads with: a search, the models in stock, a budget, or the slides of `content/slides.json`. */
    leads: choice(['search', 'models', 'budget', 'slides'], 'search'),
    /** Pictures of models without a background, shown with `models` in place of the photo of a vehicle: each with its model, such as `Hilux`, and its size in pixels. */
    cutOuts: listOf(
      fields({
        model: filledText(),
        src: formatted('picture'),
        srcSet: optional(filledText()),
        width: position(),
        height: position(),
      }),
      [],
      'model',
    ),
  },
  needs: (_site, { leads }) => (leads === 'models' ? modelStock : leads === 'search' ? { facets: ['make'] } : {}),
});
