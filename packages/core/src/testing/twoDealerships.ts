import type { Site } from '../site/index.ts';
import { aSite } from './aSite.ts';

/** The site of a group with the dealerships North and South. */
export const twoDealerships = (): Site =>
  aSite({
    dealerships: [
      { id: 1, name: 'North', slug: 'north' },
      { id: 2, name: 'South', slug: 'south' },
    ],
  });
