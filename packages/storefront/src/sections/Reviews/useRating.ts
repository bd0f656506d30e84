import { useEffect, useState } from 'react';
import { fetchSnap21Rating } from '@dealer/api/reviews';
import { useStorefront } from '../../boot/storefront.ts';

/** An average and, where it is known, of how many reviews. */
export type Overall = { average?: number | undefined; count?: number | undefined };

/**
 * The figures above the reviews: those of Snap21 where the site has an organisation there, else those of the file. Undefined while
 * Snap21 is asked; where it fails, the console says so (row 8.R22), and the file's stand.
 *
 * @example
 * useRating({ average: 4.7, count: 293 }); // => { average: 4.7, count: 293 }
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
