import { Suspense } from 'react';
import type { PageStateProps } from '@dealer/ui/PageState';
import { SlotRegion } from '../region/SlotRegion.tsx';

/**
 * A page that could not be what was asked for, as the look draws it.
 *
 * @example
 * <PageState kind="notFound" title="This page has moved on" text="The car may have sold." action={{ label: 'Browse our stock', href: '/search' }} />
 */
export const PageState = (state: PageStateProps) => (
  <Suspense>
    <SlotRegion name="PageState" props={state} />
  </Suspense>
);
