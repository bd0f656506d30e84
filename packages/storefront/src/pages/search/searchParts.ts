import type { SectionsOf } from '../../page/definePage.ts';
import type { SectionPart } from '../../sections/SectionView.tsx';
import type { page } from './page.ts';
import { section as searchHeading } from './sections/SearchHeading/section.ts';
import { SearchHeading } from './sections/SearchHeading/SearchHeading.tsx';
import { section as searchBox } from './sections/SearchBox/section.ts';
import { SearchBox } from './sections/SearchBox/SearchBox.tsx';
import { section as searchPriceBands } from './sections/SearchPriceBands/section.ts';
import { SearchPriceBands } from './sections/SearchPriceBands/SearchPriceBands.tsx';
import { section as filters } from './sections/Filters/section.ts';
import { Filters } from './sections/Filters/Filters.tsx';
import { section as resultBar } from './sections/ResultBar/section.ts';
import { ResultBar } from './sections/ResultBar/ResultBar.tsx';
import { section as results } from './sections/Results/section.ts';
import { Results } from './sections/Results/Results.tsx';
import { section as resultPages } from './sections/ResultPages/section.ts';
import { ResultPages } from './sections/ResultPages/ResultPages.tsx';

export const searchParts: Readonly<Record<SectionsOf<typeof page>, SectionPart>> = {
  searchHeading: { definition: searchHeading, Component: SearchHeading },
  searchBox: { definition: searchBox, Component: SearchBox },
  searchPriceBands: { definition: searchPriceBands, Component: SearchPriceBands },
  filters: { definition: filters, Component: Filters },
  resultBar: { definition: resultBar, Component: ResultBar },
  results: { definition: results, Component: Results },
  resultPages: { definition: resultPages, Component: ResultPages },
};
