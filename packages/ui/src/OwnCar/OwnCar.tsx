import { isUntranslated } from '@dealer/core/vehicle-page';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { CarFront } from '../icons/icons.ts';
import styles from './OwnCar.module.css';

export type OwnCarProps = {
  title: string;
  facts: readonly { label: string; value: string }[];
};

/**
 * The visitor's own car, so that they recognise it; there is no picture of it.
 *
 * @avoid For a vehicle of the stock: use `VehicleMini`.
 * @accessibility The drawing is hidden from screen readers. The facts are a description list, and the name is not translated.
 *
 * @example
 * <OwnCar title="2021 Toyota RAV4 GXL" facts={[{ label: 'Plate', value: '123ABC' }]} />
 */
export const OwnCar = ({ title, facts, ...root }: WithRoot<OwnCarProps, 'div'>) => (
  <div {...rootProps(root, styles.card)} data-part="own-car">
    <span className={styles.mark} aria-hidden="true">
      <CarFront />
    </span>
    <div className={styles.content}>
      <p className={styles.title} translate="no">
        {title}
      </p>
      {facts.length === 0 ? null : (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd translate={isUntranslated({ label }) ? 'no' : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  </div>
);
