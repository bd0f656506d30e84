import { searchPath } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import { PageState } from '../../widgets/PageState.tsx';

/** A sold vehicle's page where the site shows nothing but similar cars (row 2.D36, the first reading): the rail stands below. */
export const SoldVehicle = ({ title }: { title: string }) => {
  const { site } = useStorefront();
  return (
    <PageState
      kind="notFound"
      title={title}
      text="SOLD. These vehicles are like it and still available."
      action={{ label: 'See all vehicles', href: searchPath(site) }}
    />
  );
};
