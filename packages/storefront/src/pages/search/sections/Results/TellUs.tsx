import { Suspense } from 'react';
import { Button } from '@dealer/ui/Button';
import { useStorefront } from '../../../../boot/storefront.ts';
import { lazyWithPreload } from '../../../../pageStart/later/lazyWithPreload.tsx';
import { useOverlay } from '../../../../browser/useOverlay.ts';

const SearchEnquiry = lazyWithPreload(
  async () => (await import('../../../../enquiry/SearchEnquiry.tsx')).SearchEnquiry,
);

/** The button that tells the dealer what was searched for, in an enquiry over the page. */
export const TellUs = ({ wanted }: { wanted: readonly string[] }) => {
  const { site } = useStorefront();
  const { isOpen, open, close } = useOverlay('search-enquiry');
  const title = site.phrases['search.tellUs'];
  return (
    <>
      <Button variant="primary" onClick={() => open()}>
        {title}
      </Button>
      {isOpen ? (
        <Suspense>
          <SearchEnquiry title={title} wanted={wanted} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
};
