import { errorSummary, type ErrorSummaryText } from '@dealer/core/enquiry';
import { useStorefront } from '../boot/storefront.ts';

/** The text of a form's error summary on this site. */
export const useErrorSummary = (): ((count: number) => ErrorSummaryText) => {
  const { site } = useStorefront();
  return (count) => errorSummary(count, site);
};
