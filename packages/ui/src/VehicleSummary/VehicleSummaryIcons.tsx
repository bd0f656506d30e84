import type { VehicleFact } from '@dealer/core/card';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CarFront from 'lucide-react/icons/car-front';
import Cog from 'lucide-react/icons/cog';
import Fuel from 'lucide-react/icons/fuel';
import Gauge from 'lucide-react/icons/gauge';
import type { LucideIcon } from 'lucide-react';
import styles from './VehicleSummary.module.css';

const drawings: Record<VehicleFact['kind'], LucideIcon> = {
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
            <Drawing className={styles.drawing} aria-hidden="true" />
            <span>{fact.label}</span>
          </dt>
          <dd className={styles.factValue}>{fact.value}</dd>
        </div>
      );
    })}
  </dl>
);
