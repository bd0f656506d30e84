import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { ErrorNotice } from '../region/ErrorNotice.tsx';
import { PageStockContext } from './pageStock.ts';
import type { PageStock } from './pageStock.ts';

/** The stock of the page's sections, a skeleton until it arrives, or a way to try again. */
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
  const stock = use(PageStockContext);
  const { revalidate } = useRevalidator();
  const answer = stock && use(stock);
  if (answer?.kind === 'ok') return children(answer.value);
  return (
    <ErrorNotice
      title="Our stock could not be loaded"
      text="The search did not answer. Please try again in a moment."
      onRetry={() => void revalidate()}
    />
  );
};
