import { useEffect, useState } from 'react';
import { fetchQuote } from '@dealer/api/finance';
import { journeyHref } from '@dealer/core/card';
import { anchors } from '@dealer/core/routes';
import { financeBox, financedPrice, isWithinLenderLimits, quoteEligibility, quoteRequest } from '@dealer/core/finance';
import type { Vehicle, YouxQuote } from '@dealer/core/vehicle';
import { Button } from '@dealer/ui/Button';
import { FinanceBox, FinanceBoxPlaceholder } from '@dealer/ui/FinanceBox';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { vehicleQuote } from '../../../../finance/vehicleQuote.ts';
import { usePaymentFrequency } from '../../../../finance/paymentFrequency.ts';

/** Figures as long as a lender's usually are, for the height of the box. */
const likely: YouxQuote = { weeklyRepaymentAmount: 1_000, advertisedRate: 9, comparisonRate: 9 };

/**
 * The finance box with a quote of an external lender, for a great credit history over five years. The quote comes with the vehicle or is
 * fetched once; until then, and if the request fails, the box shows the site's own estimate. Its height does not change. Without any
 * figure it shows a link to an enquiry.
 */
export const VehicleQuote = ({
  vehicle,
  now,
  calculatorHref,
}: {
  vehicle: Vehicle;
  now: number;
  calculatorHref?: string | undefined;
}) => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site } = storefront;
  const [hasFailed, setFailed] = useState(false);
  const price = financedPrice(vehicle, site);
  const isRequested =
    price !== undefined && isWithinLenderLimits(price) && quoteEligibility(vehicle, site).kind === 'eligible';

  useEffect(() => {
    if (!isRequested) return undefined;
    const stop = new AbortController();
    void fetchQuote(storefront.api, quoteRequest(vehicle), { signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      if (answer.kind === 'quote') vehicleQuote(storefront, vehicle).setState({ quote: answer.quote });
      else setFailed(true);
    });
    return () => stop.abort();
  }, [storefront, isRequested, vehicle]);

  const every = usePaymentFrequency();
  const box = financeBox(vehicle, site, now, every);
  // The other box that may be there: the higher of both is the room.
  const like = financeBox({ ...vehicle, youxQuote: box?.lead === 'Quoted at' ? undefined : likely }, site, now, every);
  if (like === undefined)
    return box === undefined ? null : (
      <FinanceBox {...box} warningId={anchors.comparisonRate} calculatorHref={calculatorHref} />
    );
  return (
    <FinanceBoxPlaceholder
      like={{ ...like, calculatorHref }}
      busy={isRequested && !hasFailed}
      box={box && { ...box, warningId: anchors.comparisonRate, calculatorHref }}
    >
      {isRequested && !hasFailed ? (
        <p>{t('Asking a lender for a quote')}</p>
      ) : (
        <>
          <p>{t('Tell us what you would like to pay, and our finance team looks for a lender.')}</p>
          <Button variant="text" href={journeyHref('finance', vehicle)}>
            {t('Ask about finance')}
          </Button>
        </>
      )}
    </FinanceBoxPlaceholder>
  );
};
