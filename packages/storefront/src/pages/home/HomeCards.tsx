import { useStorefront } from '../../boot/storefront.ts';
import { CardGrid } from '../../widgets/CardGrid.tsx';
import { WithStock } from './WithStock.tsx';

/** Cards of the home page: the vehicles that the site features, or those that came last. */
export const HomeCards = ({ title, kind }: { title: string; kind: 'featured' | 'justArrived' }) => {
  const { site } = useStorefront();
  return (
    <WithStock skeleton={<CardGrid label={title} vehicles={null} skeletons={site.home.featured.limit} />}>
      {(stock) => (
        <CardGrid
          label={title}
          vehicles={(kind === 'featured' ? stock.featured : stock.arrived).vehicles}
          skeletons={0}
        />
      )}
    </WithStock>
  );
};
