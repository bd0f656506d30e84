import type { ComponentType } from 'react';
import { Gallery } from './sections/Gallery/Gallery.tsx';
import { StickyBar } from './sections/StickyBar/StickyBar.tsx';
import { Summary } from './sections/Summary/Summary.tsx';

/** The sections of the first view, whose code comes with the page. They have no settings. */
export const firstParts: Readonly<Record<string, ComponentType>> = {
  gallery: Gallery,
  stickyBar: StickyBar,
  summary: Summary,
};
