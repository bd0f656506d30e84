import { amount, choice, fields, formatted, listOf, nullable, wholeNumber, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';
import { chosenVehicles } from './chosenVehicles.ts';

/** Vehicles from the stock that the page chooses by make, model, body, type and price, and the way to all of them. */
export const section = defineSection({
  settings: {
    /** Its heading. */
    title: filledText('In stock now'),
    /** Only these makes, such as `["Toyota"]`; null: any. */
    makes: nullable(listOf(filledText())),
    /** Only these models, such as `["Hilux", "Ranger"]`; null: any. */
    models: nullable(listOf(filledText())),
    /** Only these bodies, such as `["Ute"]`; null: any. */
    bodies: nullable(listOf(filledText())),
    /** Only new, demo or used vehicles; null: what the site's search starts with. */
    type: nullable(choice(['new', 'demo', 'used'])),
    /** The highest price in dollars; null: any. */
    maxPrice: nullable(amount()),
    /** How many. */
    limit: wholeNumber(1, 24, 6),
    /** The link next to the heading; null: all vehicles of this selection. */
    link: nullable(fields({ label: filledText(), href: formatted('address') })),
    /** Its band: `mist` is a quiet one, of another colour than the page. */
    tone: choice(['plain', 'mist'], 'plain'),
  },
  needs: (site, settings) => ({ vehicles: chosenVehicles(site, settings).query }),
});
