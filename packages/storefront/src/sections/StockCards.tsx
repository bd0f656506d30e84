import { ownValue } from '@dealer/core/data';
import type { SearchQuery } from '@dealer/search/query';
import { CardGrid } from '../cards/CardGrid.tsx';
import { CardRail } from '../cards/CardRail.tsx';
import { queryKey } from './stock.ts';
import { WithStock } from './WithStock.tsx';

/** Cards of vehicles from the page's stock query, without buttons. */
export const StockCards = ({
  title,
  query,
  layout,
}: {
  title: string;
  query: SearchQuery;
  layout: 'grid' | 'rail';
}) => {
  const Cards = layout === 'rail' ? CardRail : CardGrid;
  return (
    <WithStock skeleton={<Cards label={title} vehicles={null} skeletons={query.hitsPerPage ?? 0} buttons={false} />}>
      {({ vehicles }) => (
        <Cards label={title} vehicles={ownValue(vehicles, queryKey(query)) ?? []} skeletons={0} buttons={false} />
      )}
    </WithStock>
  );
};
