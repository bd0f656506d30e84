import { searchPath } from '@dealer/core/routes';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { PageState } from '../../page/PageState.tsx';

/** The page of a sold vehicle on sites that only show similar cars, which follow below. */
export const SoldVehicle = ({ title }: { title: string }) => {
  const t = useTexts();
  const { site } = useStorefront();
  return (
    <PageState
      kind="notFound"
      title={title}
      text="SOLD. These vehicles are like it and still available."
      action={{ label: t('See all vehicles'), href: searchPath(site) }}
    />
  );
};
