import { FilterSkeleton, type FilterSkeletonProps } from '@dealer/ui/FilterSkeleton';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../boot/storefront.ts';
import { filterShapes } from './filterShapes.ts';

/**
 * The site's filters before the first answer. A chunk of its own: a phone has its filters in a sheet and does without.
 */
export const FiltersLoading = ({ layout }: Pick<FilterSkeletonProps, 'layout'>) => {
  const t = useTexts();
  const { site } = useStorefront();
  return <FilterSkeleton label={t('Loading filters')} layout={layout} filters={filterShapes(site)} />;
};
