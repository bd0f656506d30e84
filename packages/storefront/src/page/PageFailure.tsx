import { useTexts } from '@dealer/ui/Texts';
import { useRevalidator } from 'react-router';
import { ErrorNotice } from '../errors/ErrorNotice.tsx';
import { useStorefront } from '../boot/storefront.ts';
import { Head } from '../head/Head.tsx';
import { PageFrame } from './PageFrame.tsx';

/** A page whose content did not load: search engines leave it out, and a button loads it again. */
export const PageFailure = ({ title, problem }: { title: string; problem: string }) => {
  const t = useTexts();
  const { site } = useStorefront();
  const { revalidate } = useRevalidator();
  return (
    <PageFrame title={title}>
      <Head title={`${title} | ${site.name}`} noIndex />
      <ErrorNotice
        title={problem}
        text={t('The website did not answer. Please try again in a moment.')}
        onRetry={() => void revalidate()}
      />
    </PageFrame>
  );
};
