import { useStorefront } from '../../../../boot/storefront.ts';
import { lazyWithPreload } from '../../../../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../../../pageStart/later/LazyOnVisible.tsx';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import styles from '../../VehicleDetails.module.css';

const PassportParts = lazyWithPreload(async () => (await import('./PassportParts.tsx')).PassportParts);

/** What is known of the vehicle beyond its specification. */
export const Passport = () => {
  const { site } = useStorefront();
  const { vehicle, now } = usePage(page);
  return vehicle.passport === undefined ? null : (
    <LazyOnVisible part={PassportParts} placeholder={<div className={styles.passportPlaceholder} />}>
      <PassportParts vehicle={vehicle} site={site} now={now} />
    </LazyOnVisible>
  );
};
