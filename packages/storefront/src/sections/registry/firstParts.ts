// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import type { ComponentType } from 'react';
import { Gallery } from '../Gallery/Gallery.tsx';
import { StickyBar } from '../StickyBar/StickyBar.tsx';
import { Summary } from '../Summary/Summary.tsx';

export const firstParts: Readonly<Record<string, ComponentType>> = {
  gallery: Gallery,
  stickyBar: StickyBar,
  summary: Summary,
};
