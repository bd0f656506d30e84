import { defineSection } from '../section.ts';
import { modelStock } from './modelStock.ts';

/** The models in stock, those with most vehicles first; nothing where no model has a picture. */
export const section = defineSection({ needs: () => modelStock });
