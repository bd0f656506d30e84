import { vehicleBodyModel, vehicleJsonLd } from '@dealer/core/detail';
import type { Vehicle } from '@dealer/core/vehicle';
import { DealerComments } from '@dealer/ui/DealerComments';
import { FeatureList } from '@dealer/ui/FeatureList';
import { KeyInformation } from '@dealer/ui/KeyInformation';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { SpecList } from '@dealer/ui/SpecList';
import { useStorefront } from '../../boot/storefront.ts';
import styles from './VehiclePage.module.css';

/** What is known of a vehicle, below its pictures and its price; for search engines the same as structured data. */
export const VehicleDetails = ({ vehicle, now }: { vehicle: Vehicle; now: number }) => {
  const { site } = useStorefront();
  const model = vehicleBodyModel(vehicle, site, now);
  return (
    <div className={styles.details}>
      <script type="application/ld+json">{vehicleJsonLd(vehicle, site)}</script>
      <section aria-labelledby="key-information">
        <SectionHeading id="key-information" title="Key information" />
        <KeyInformation items={model.keyInformation} />
      </section>
      {model.features.length > 0 ? (
        <section aria-labelledby="features">
          <SectionHeading id="features" title="Features" />
          <FeatureList features={model.features} />
        </section>
      ) : null}
      <section aria-labelledby="comments">
        <SectionHeading id="comments" title="Dealer Comments" />
        <DealerComments {...model.comments} />
      </section>
      <section aria-labelledby="details">
        <SectionHeading id="details" title={model.specifications.heading} />
        <SpecList items={model.specifications.items} />
      </section>
    </div>
  );
};
