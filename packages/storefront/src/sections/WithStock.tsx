import { type ReactNode, Suspense, use } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useRevalidator } from 'react-router';
import { ErrorNotice } from '../errors/ErrorNotice.tsx';
import { type PageStock, PageStockContext, RetryStockContext } from './pageStock.ts';

/** The stock of the page's sections, a skeleton while it loads, or a retry button. */
export const WithStock = ({
  skeleton,
  children,
}: {
  skeleton: ReactNode;
  children: (stock: PageStock) => ReactNode;
}) => (
  <Suspense fallback={skeleton}>
    <Stock>{children}</Stock>
  </Suspense>
);

const Stock = ({ children }: { children: (stock: PageStock) => ReactNode }) => {
  const t = useTexts();
  const stock = use(PageStockContext);
  const retry = use(RetryStockContext);
  const { revalidate } = useRevalidator();
  const answer = stock && use(stock);
  if (answer?.kind === 'ok') return children(answer.value);
  return (
    <ErrorNotice
      title={t('Our stock could not be loaded')}
      text={t('The search did not answer. Please try again in a moment.')}
      onRetry={retry ?? (() => void revalidate())}
    />
  );
};
