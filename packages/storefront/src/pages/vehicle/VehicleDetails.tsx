import { consumerNotice, vehicleBodyModel, vehicleFaq, vehicleTabs } from '@dealer/core/detail';
import { isDeliveryCalculatorShown } from '@dealer/core/delivery';
import { financedPrice, isFinanceCalculatorShown } from '@dealer/core/finance';
import { isFuelCalculatorShown } from '@dealer/core/fuel';
import { isAutoGaugeAsked } from '@dealer/core/gauge';
import { isAvailable } from '@dealer/core/vehicle';
import type { Vehicle } from '@dealer/core/vehicle';
import { Faq } from '@dealer/ui/Faq';
import { KeyInformation } from '@dealer/ui/KeyInformation';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { SpecList } from '@dealer/ui/SpecList';
import { VehicleTabs } from '@dealer/ui/VehicleTabs';
import { useStorefront } from '../../boot/storefront.ts';
import { later } from '../../region/later.tsx';
import { OnApproach } from '../../region/OnApproach.tsx';
import { Region } from '../../region/Region.tsx';
import { VehicleBanner } from './VehicleBanner.tsx';
import { VehicleDisclaimer } from './VehicleDisclaimer.tsx';
import { VehiclePapers } from './VehiclePapers.tsx';
import styles from './VehicleDetails.module.css';

const VehicleFinance = later(async () => (await import('./VehicleFinance.tsx')).VehicleFinance);
const VehicleCosts = later(async () => (await import('./VehicleCosts.tsx')).VehicleCosts);
const VehicleGauge = later(async () => (await import('./VehicleGauge.tsx')).VehicleGauge);

/** What is known of a vehicle, below its pictures and its price, and what it costs to own. A sold one has no calculators. */
export const VehicleDetails = ({ vehicle, now }: { vehicle: Vehicle; now: number }) => {
  const { site } = useStorefront();
  const available = isAvailable(vehicle);
  if (!available && site.detail.soldDetail === 'similar-only') return null;
  const model = vehicleBodyModel(vehicle, site, now);
  const faq = vehicleFaq(vehicle, site);
  const hasFinance = isFinanceCalculatorShown(financedPrice(vehicle, site), site);
  const hasFuel = available && isFuelCalculatorShown(vehicle);
  const hasDelivery = isDeliveryCalculatorShown(vehicle, site);
  const notice = consumerNotice(vehicle, site);
  return (
    <div className={styles.details}>
      <section aria-labelledby="key-information">
        <SectionHeading id="key-information" title="Key information" />
        <KeyInformation items={model.keyInformation} />
      </section>
      {isAutoGaugeAsked(vehicle, site) ? (
        <Region name="price comparison" fallback={null}>
          <OnApproach part={VehicleGauge} place={<div className={styles.gaugePlace} />}>
            <VehicleGauge vehicle={vehicle} />
          </OnApproach>
        </Region>
      ) : null}
      <section aria-label="About this vehicle">
        <VehicleTabs label="About this vehicle" tabs={vehicleTabs(vehicle, site)} />
      </section>
      <section aria-labelledby="details">
        <SectionHeading id="details" title={model.specifications.heading} />
        <SpecList items={model.specifications.items} />
        {notice === undefined ? null : (
          <p>
            <a href={notice.href}>{notice.label}</a>
          </p>
        )}
      </section>
      {hasFinance ? (
        <section id="finance-calculator" aria-labelledby="finance-heading">
          <SectionHeading id="finance-heading" title="Finance calculator" />
          <Region name="finance calculator">
            <OnApproach part={VehicleFinance} place={<div className={styles.financePlace} />}>
              <VehicleFinance vehicle={vehicle} now={now} />
            </OnApproach>
          </Region>
        </section>
      ) : null}
      {hasFuel || hasDelivery ? (
        <Region name="running costs">
          <OnApproach part={VehicleCosts} place={<div className={styles.costsPlace} />}>
            <VehicleCosts vehicle={vehicle} hasFuel={hasFuel} hasDelivery={hasDelivery} />
          </OnApproach>
        </Region>
      ) : null}
      {faq.length > 0 ? (
        <section aria-labelledby="faq">
          <SectionHeading id="faq" title="Questions and answers" />
          <Faq items={faq} />
        </section>
      ) : null}
      <Region name="papers">
        <VehiclePapers vehicle={vehicle} />
      </Region>
      <VehicleBanner />
      <VehicleDisclaimer vehicle={vehicle} now={now} hasFinance={hasFinance} />
    </div>
  );
};
