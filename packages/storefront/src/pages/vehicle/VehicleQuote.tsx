import { useEffect, useState } from 'react';
import { fetchQuote } from '@dealer/api/finance';
import { financeDisclaimer, isFinanceOffered, quoteEligibility, quoteFigures, quoteRequest } from '@dealer/core/finance';
import type { Vehicle, YouxQuote } from '@dealer/core/vehicle';
import { isAvailable } from '@dealer/core/vehicle';
import { FinanceBox } from '@dealer/ui/FinanceBox';
import { useStorefront } from '../../boot/storefront.ts';

/**
 * The outside lender's quote on a vehicle's page: the one that came with the vehicle, else asked for once, for a great credit history over
 * five years; a failure is passed over in silence (rows 7.A10, 7.A11, 5.V04).
 */
export const VehicleQuote = ({ vehicle }: { vehicle: Vehicle }) => {
  const { api, site } = useStorefront();
  const [asked, setAsked] = useState<YouxQuote>();
  const isAsked = quoteEligibility(vehicle, site).kind === 'eligible';
  const request = quoteRequest(vehicle);

  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    void fetchQuote(api, quoteRequest(vehicle), { signal: stop.signal }).then((answer) => {
      if (!stop.signal.aborted && answer.kind === 'quote') setAsked(answer.quote);
    });
    return () => stop.abort();
  }, [api, isAsked, vehicle]);

  if (!isAvailable(vehicle) || !isFinanceOffered(vehicle, site)) return null;
  const figures = quoteFigures(vehicle.youxQuote ?? asked, site, request.loanTerm);
  if (figures.kind === 'none') return null;
  const { startsCollapsed, legal } = financeDisclaimer(site);
  const text = `A lender’s quote for a great credit history over ${request.loanTerm} years. It is indicative, not an offer of credit, and for approved applicants only.`;
  return (
    <FinanceBox
      lead="Quoted at"
      weekly={`${figures.weekly} per\u00a0week*${figures.total === undefined ? '' : `, ${figures.total} total of payments`}`}
      rates={site.country === 'AU' ? figures.rates : { kind: 'none' }}
      disclaimer={{ details: { kind: 'whole', text }, startsCollapsed, ...(legal === undefined ? {} : { legal }) }}
    />
  );
};
