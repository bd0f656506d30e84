import type { VehicleFact } from '@dealer/core/card';
import { BadgeCheck, CarFront } from '../icons/icons.ts';
import { CalendarDays, Cog, Fuel, Gauge } from '../icons/vehicleIcons.ts';
import type { Icon } from '../icons/icon.tsx';
import styles from './VehicleSummary.module.css';

const drawings: Record<VehicleFact['kind'], Icon> = {
  condition: BadgeCheck,
  transmission: Cog,
  km: Gauge,
  fuel: Fuel,
  year: CalendarDays,
  body: CarFront,
};

/** The icon row: kilometres, transmission, body. */
export const VehicleSummaryIcons = ({ icons }: { icons: VehicleFact[] }) => (
  <dl className={styles.icons} data-part="icons">
    {icons.map((fact) => {
      const Drawing = drawings[fact.kind];
      return (
        <div key={fact.kind} className={styles.fact}>
          <dt className={styles.factLabel}>
            <Drawing className={styles.drawing} />
            <span>{fact.label}</span>
          </dt>
          <dd className={styles.factValue}>{fact.value}</dd>
        </div>
      );
    })}
  </dl>
);
