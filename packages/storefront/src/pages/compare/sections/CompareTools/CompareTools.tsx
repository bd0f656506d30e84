import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { copyConfirmationMs } from '@dealer/core/vehicle-page';
import { comparedVehicles, favouriteOf } from '@dealer/core/saved';
import { CompareTools as Tools, type CompareToolsProps } from '@dealer/ui/CompareTable';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';

/** Actions of the comparison; nothing if it is empty. */
export const CompareTools = () => {
  const { site, stores } = useStorefront();
  const { vehicles, add, onlyDifferences, onOnlyDifferences } = usePage(page);
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
    // Undefined without a secure context.
    if (!(navigator.clipboard as Clipboard | undefined)) show();
    else void navigator.clipboard.writeText(address).then(() => setShared({ kind: 'copied' }), show);
  };
  // Adding a vehicle starts from these, also if they come from a shared link.
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
