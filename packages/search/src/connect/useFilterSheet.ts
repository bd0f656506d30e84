import { useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { carsText } from './carsText.ts';
import { useFilters } from './useFilters.ts';

/** Props of a `FilterSheet`, and of the button that opens it. */
export const useFilterSheet = ({
  buttonLabel = 'Filters',
  labelFor = (count) => `Show ${carsText(count)}`,
  waitingLabel = 'Show cars',
}: {
  buttonLabel?: string;
  labelFor?: (count: number) => string;
  waitingLabel?: string;
} = {}) => {
  const [open, onOpenChange] = useState(false);
  const { results } = useInstantSearch();
  const { isFiltered, clear } = useFilters();
  return {
    button: { children: buttonLabel, onClick: () => onOpenChange(true) },
    sheet: {
      open,
      onOpenChange,
      count: results.__isArtificial ? undefined : results.nbHits,
      labelFor,
      waitingLabel,
      ...(isFiltered ? { onClear: clear } : {}),
    },
  };
};
