import { useEffect, useState } from 'react';
import { fetchQuote } from '@dealer/api/finance';
import { journeyHref } from '@dealer/core/card';
import { financeDisclaimer, isFinanceOffered, quoteEligibility, quoteFigures, quoteRequest } from '@dealer/core/finance';
import type { Vehicle, YouxQuote } from '@dealer/core/vehicle';
import { isAvailable } from '@dealer/core/vehicle';
import { Button } from '@dealer/ui/Button';
import { FinanceBox, FinanceBoxPlace } from '@dealer/ui/FinanceBox';
import type { FinanceBoxProps } from '@dealer/ui/FinanceBox';
import { useStorefront } from '../../boot/storefront.ts';

/** Figures as long as a lender's usually are, for the height of the box. */
const likely: YouxQuote = { weeklyRepaymentAmount: 1_000, advertisedRate: 9, comparisonRate: 9 };

/**
 * The outside lender's quote on a vehicle's page: the one that came with the vehicle, else asked for once, for a great credit history over
 * five years. The box has its room from the start, and keeps it where no quote comes: a failure is passed over in silence (rows 7.A10, 7.A11,
 * 5.V04), and the way to ask a person stands there.
 */
export const VehicleQuote = ({ vehicle }: { vehicle: Vehicle }) => {
  const { api, site } = useStorefront();
  const [answer, setAnswer] = useState<YouxQuote | 'none'>();
  const isAsked = quoteEligibility(vehicle, site).kind === 'eligible';
  const request = quoteRequest(vehicle);

  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    void fetchQuote(api, quoteRequest(vehicle), { signal: stop.signal }).then((said) => {
      if (!stop.signal.aborted) setAnswer(said.kind === 'quote' ? said.quote : 'none');
    });
    return () => stop.abort();
  }, [api, isAsked, vehicle]);

  if (!isAvailable(vehicle) || !isFinanceOffered(vehicle, site)) return null;
  const { startsCollapsed, legal } = financeDisclaimer(site);
  const text = `A lender’s quote for a great credit history over ${request.loanTerm} years. It is indicative, not an offer of credit, and for approved applicants only.`;
  const boxOf = (quote: YouxQuote | undefined): FinanceBoxProps | undefined => {
    const figures = quoteFigures(quote, site, request.loanTerm);
    if (figures.kind === 'none') return undefined;
    return {
      lead: 'Quoted at',
      weekly: `${figures.weekly} per\u00a0week*${figures.total === undefined ? '' : `, ${figures.total} total of payments`}`,
      rates: site.country === 'AU' ? figures.rates : { kind: 'none' },
      disclaimer: { details: { kind: 'whole', text }, startsCollapsed, ...(legal === undefined ? {} : { legal }) },
    };
  };
  const box = boxOf(vehicle.youxQuote ?? (answer === 'none' ? undefined : answer));
  if (box !== undefined) return <FinanceBox {...box} />;
  const like = boxOf(likely);
  if (!isAsked || like === undefined) return null;
  return (
    <FinanceBoxPlace like={like} busy={answer === undefined}>
      {answer === undefined ? (
        <p>Asking a lender for a quote</p>
      ) : (
        <>
          <p>Tell us what you would like to pay, and our finance team looks for a lender.</p>
          <Button variant="text" href={journeyHref('finance', vehicle)}>
            Ask about finance
          </Button>
        </>
      )}
    </FinanceBoxPlace>
  );
};
