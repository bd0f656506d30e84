// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as filters } from '../Filters/section.ts';
import { Filters } from '../Filters/Filters.tsx';
import { section as resultBar } from '../ResultBar/section.ts';
import { ResultBar } from '../ResultBar/ResultBar.tsx';
import { section as resultPages } from '../ResultPages/section.ts';
import { ResultPages } from '../ResultPages/ResultPages.tsx';
import { section as results } from '../Results/section.ts';
import { Results } from '../Results/Results.tsx';
import { section as searchBox } from '../SearchBox/section.ts';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { section as searchHeading } from '../SearchHeading/section.ts';
import { SearchHeading } from '../SearchHeading/SearchHeading.tsx';
import { section as searchPriceBands } from '../SearchPriceBands/section.ts';
import { SearchPriceBands } from '../SearchPriceBands/SearchPriceBands.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const searchParts: SectionParts = {
  filters: { definition: filters, Component: Filters },
  resultBar: { definition: resultBar, Component: ResultBar },
  resultPages: { definition: resultPages, Component: ResultPages },
  results: { definition: results, Component: Results },
  searchBox: { definition: searchBox, Component: SearchBox },
  searchHeading: { definition: searchHeading, Component: SearchHeading },
  searchPriceBands: { definition: searchPriceBands, Component: SearchPriceBands },
};
