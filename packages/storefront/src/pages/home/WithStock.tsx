import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { ErrorNotice } from '../../region/ErrorNotice.tsx';
import type { HomeLoaderData, HomeStock } from './homeLoader.ts';

/** What stands where stock belongs: the stock, a skeleton while it is on its way, or a way to try again. */
export const WithStock = ({
  skeleton,
  children,
}: {
  skeleton: ReactNode;
  children: (stock: HomeStock) => ReactNode;
}) => (
  <Suspense fallback={skeleton}>
    <Stock>{children}</Stock>
  </Suspense>
);

const Stock = ({ children }: { children: (stock: HomeStock) => ReactNode }) => {
  const { stock } = useLoaderData<HomeLoaderData>();
  const { revalidate } = useRevalidator();
  const answer = use(stock);
  if (answer.kind === 'ok') return children(answer.value);
  return (
    <ErrorNotice
      title="Our stock could not be loaded"
      text="The search did not answer. Please try again in a moment."
      onRetry={() => void revalidate()}
    />
  );
};
