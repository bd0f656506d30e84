import { Suspense, use } from 'react';
import { useRevalidator } from 'react-router';
import { makePath, searchPath } from '@dealer/core/routes';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { ErrorNotice } from '../../../../errors/ErrorNotice.tsx';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { CardGrid } from '../../../../cards/CardGrid.tsx';
import { PagePart } from '../../../../page/PagePart.tsx';
import type { SectionProps } from '../../../../sections/section.ts';

const Vehicles = () => {
  const { name, stock } = usePage(page);
  const { site } = useStorefront();
  const answer = use(stock);
  const { revalidate } = useRevalidator();
  if (answer.kind === 'failed')
    return (
      <ErrorNotice
        headingLevel={3}
        title="The stock could not be loaded"
        text="The search did not answer. Please try again in a moment."
        onRetry={() => void revalidate()}
      />
    );
  const vehicles = answer.value[0]?.vehicles ?? [];
  if (vehicles.length > 0)
    return (
      <>
        <CardGrid label={`${name} in stock`} vehicles={vehicles} skeletons={0} />
        <div>
          <Button variant="secondary" href={makePath(name)}>{`See every ${name}`}</Button>
        </div>
      </>
    );
  return (
    <EmptyState
      headingLevel={3}
      title={`No ${name} in stock today`}
      text="Tell us what you are after, and we let you know when one arrives."
      action={
        <Button variant="secondary" href={searchPath(site)}>
          See all vehicles
        </Button>
      }
    />
  );
};

/** The newest vehicles of a brand, and the way to all of them. */
export const BrandStock = ({ id }: SectionProps) => {
  const { name } = usePage(page);
  return (
    <PagePart id={id} title={`${name} in stock`}>
      <Suspense fallback={<CardGrid label={`${name} in stock`} vehicles={null} skeletons={3} />}>
        <Vehicles />
      </Suspense>
    </PagePart>
  );
};
