import { Suspense, use } from 'react';
import { useTexts } from '@dealer/ui/Texts';
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
  const t = useTexts();
  const { name, stock } = usePage(page);
  const { site } = useStorefront();
  const answer = use(stock);
  const { revalidate } = useRevalidator();
  if (answer.kind === 'failed')
    return (
      <ErrorNotice
        headingLevel={3}
        title={t('The stock could not be loaded')}
        text={t('The search did not answer. Please try again in a moment.')}
        onRetry={() => void revalidate()}
      />
    );
  const vehicles = answer.value[0]?.vehicles ?? [];
  if (vehicles.length > 0)
    return (
      <>
        <CardGrid label={t('{name} in stock', { name })} vehicles={vehicles} skeletons={0} />
        <div>
          <Button variant="secondary" href={makePath(name)}>
            {t('See every {name}', { name })}
          </Button>
        </div>
      </>
    );
  return (
    <EmptyState
      headingLevel={3}
      title={t('No {name} in stock today', { name })}
      text={t('Tell us what you are after, and we let you know when one arrives.')}
      action={
        <Button variant="secondary" href={searchPath(site)}>
          {t('See all vehicles')}
        </Button>
      }
    />
  );
};

/** The newest vehicles of a brand, and the way to all of them. */
export const BrandStock = ({ id }: SectionProps) => {
  const t = useTexts();
  const { name } = usePage(page);
  return (
    <PagePart id={id} title={t('{name} in stock', { name })}>
      <Suspense fallback={<CardGrid label={t('{name} in stock', { name })} vehicles={null} skeletons={3} />}>
        <Vehicles />
      </Suspense>
    </PagePart>
  );
};
