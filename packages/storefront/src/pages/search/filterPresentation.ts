import { createContext } from 'react';
import type { FilterPresentation } from '@dealer/ui/SearchLayout';

/** Where the filters are: as the look's search layout wants them, or in the sheet of a phone. */
export const FilterPresentationContext = createContext<FilterPresentation | 'sheet'>('side');
