'use client';
import { useInstantSearchProps } from '@dealer/search/connect';
import { InstantSearchNext } from 'react-instantsearch-nextjs';
import { Search } from '../../search/SearchPage';
import { site } from '../../search/site';

export const StockSearch = ({ now }: { now: number }) => {
  const { routing, ...search } = useInstantSearchProps({ site, now });
  // The address of the request comes from Next.
  const router = { cleanUrlOnDispose: false };
  return (
    <InstantSearchNext {...search} routing={{ router, stateMapping: routing.stateMapping }}>
      <Search site={site} now={now} />
    </InstantSearchNext>
  );
};
