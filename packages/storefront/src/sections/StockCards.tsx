import { ownValue } from '@dealer/core/data';
import type { SearchQuery } from '@dealer/search/query';
import { CardGrid } from '../widgets/CardGrid.tsx';
import { queryKey } from './stock.ts';
import { WithStock } from './WithStock.tsx';

/** Cards of vehicles from the page's stock query, without buttons. */
export const StockCards = ({ title, query }: { title: string; query: SearchQuery }) => {
  return (
    <WithStock skeleton={<CardGrid label={title} vehicles={null} skeletons={query.hitsPerPage ?? 0} buttons={false} />}>
      {({ vehicles }) => (
        <CardGrid label={title} vehicles={ownValue(vehicles, queryKey(query)) ?? []} skeletons={0} buttons={false} />
      )}
    </WithStock>
  );
};
