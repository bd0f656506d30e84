import { useEffect, useState } from 'react';
import { fetchCarDisclaimer } from '@dealer/api/vehicle';
import { financeDisclaimer, lenderEligibility } from '@dealer/core/finance';
import type { Vehicle } from '@dealer/core/vehicle';
import { Disclaimer } from '@dealer/ui/Disclaimer';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';

/** The small print: the lender's for this vehicle, fetched if the vehicle has none, else the site's. */
export const VehicleDisclaimer = ({
  vehicle,
  now,
  hasFinance,
}: {
  vehicle: Vehicle;
  now: number;
  hasFinance: boolean;
}) => {
  const t = useTexts();
  const { api, site } = useStorefront();
  const eligibility = lenderEligibility(vehicle, site, now);
  const lender = eligibility.kind === 'eligible' ? eligibility.lender : undefined;
  const provider = eligibility.kind === 'eligible' ? eligibility.provider : undefined;
  const isMissing = provider !== undefined && lender?.disclaimer === undefined;
  const [fetched, setFetched] = useState<string>();

  useEffect(() => {
    if (!isMissing) return undefined;
    const stop = new AbortController();
    void fetchCarDisclaimer(api, { id: vehicle.id, signal: stop.signal }).then((texts) => {
      if (!stop.signal.aborted) setFetched(texts?.[provider]);
    });
    return () => stop.abort();
  }, [api, isMissing, provider, vehicle.id]);

  const finance =
    hasFinance || provider !== undefined
      ? financeDisclaimer(site, { ...lender, disclaimer: lender?.disclaimer ?? fetched })
      : undefined;
  const lines = [t('Please check price, availability and equipment with us before you travel.')];
  return (
    <section id="financeDisclaimer" aria-labelledby="disclaimer-heading">
      <SectionHeading id="disclaimer-heading" level={3} title={t('Disclaimer')} />
      <Disclaimer finance={finance} lines={lines} />
    </section>
  );
};
