import { useEffect, useState } from 'react';
import { fetchSnap21Rating } from '@dealer/api/reviews';
import { useStorefront } from '../../boot/storefront.ts';

/** An average and, if known, the number of reviews. */
export type Overall = { average?: number | undefined; count?: number | undefined };

/**
 * The figures above the reviews: those of Snap21 if the site has an organisation there, else those of the file. Undefined while
 * Snap21 loads. If it fails, a warning is logged and the figures of the file are used.
 */
export const useRating = (ofFile: Overall): Overall | undefined => {
  const { api, site } = useStorefront();
  const orgId = site.reviews.snap21OrgId;
  const [ofSnap21, setOfSnap21] = useState<Overall | null>();
  useEffect(() => {
    if (orgId === null) return undefined;
    const leaving = new AbortController();
    void fetchSnap21Rating(api, { orgId, signal: leaving.signal }).then((answer) => {
      if (!leaving.signal.aborted)
        setOfSnap21(answer === undefined ? null : { average: answer.rating ?? answer.stars });
    });
    return () => leaving.abort();
  }, [api, orgId]);
  if (orgId !== null && ofSnap21 === undefined) return undefined;
  return ofSnap21 ?? ofFile;
};
