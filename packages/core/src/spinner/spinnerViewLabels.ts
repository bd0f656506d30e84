import type { SpinnerView } from './spinnerState.ts';

/** The words of the three tabs (specification section 2). */
export const spinnerViewLabels: Readonly<Record<SpinnerView, string>> = {
  spin: 'Spin',
  images: 'Images',
  interior: 'Interior',
};
