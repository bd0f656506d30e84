import { Suspense } from 'react';
import type { PageStateProps } from '@dealer/ui/PageState';
import { SlotWithFallback } from '../slots/SlotWithFallback.tsx';

/** The state of a page that cannot show its content, drawn by the look. */
export const PageState = (state: PageStateProps) => (
  <Suspense>
    <SlotWithFallback name="PageState" props={state} />
  </Suspense>
);
