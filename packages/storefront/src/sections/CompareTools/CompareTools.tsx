import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { comparedVehicles, copyConfirmationMs } from '@dealer/core/limits';
import { favouriteOf } from '@dealer/core/local';
import { CompareTools as Tools } from '@dealer/ui/CompareTable';
import type { CompareToolsProps } from '@dealer/ui/CompareTable';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageComparison } from '../../pages/compare/compareContext.ts';

/** What can be done with the comparison; nothing where there is none. */
export const CompareTools = () => {
  const { site, stores } = useStorefront();
  const { vehicles, add, onlyDifferences, onOnlyDifferences } = usePageComparison();
  const [shared, setShared] = useState<CompareToolsProps['shared']>();
  const { pathname, search } = useLocation();
  const isComparing = site.card.favouriteMode === 'compare';

  useEffect(() => {
    if (shared?.kind !== 'copied') return undefined;
    const timer = setTimeout(() => setShared(undefined), copyConfirmationMs.inline);
    return () => clearTimeout(timer);
  }, [shared]);

  const share = (): void => {
    const address = location.origin + pathname + search;
    const show = (): void => setShared({ kind: 'shown', address });
    // Absent where the page is not served safely.
    if (!(navigator.clipboard as Clipboard | undefined)) show();
    else void navigator.clipboard.writeText(address).then(() => setShared({ kind: 'copied' }), show);
  };
  // Whoever goes on choosing goes on with these, also where a link of somebody else brought them.
  const takeAlong = (): void => stores.favourites.getState().replace(vehicles.map(favouriteOf).reverse());

  return vehicles.length === 0 ? null : (
    <Tools
      onlyDifferences={onlyDifferences}
      {...(vehicles.length > 1 ? { onOnlyDifferences } : {})}
      {...(vehicles.length < comparedVehicles
        ? { add: { ...add, ...(isComparing ? { onFollow: takeAlong } : {}) } }
        : {})}
      onShare={share}
      {...(shared ? { shared } : {})}
      onPrint={() => print()}
    />
  );
};
