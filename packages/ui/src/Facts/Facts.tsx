import Calendar from 'lucide-react/icons/calendar';
import CarFront from 'lucide-react/icons/car-front';
import Cog from 'lucide-react/icons/cog';
import Fuel from 'lucide-react/icons/fuel';
import Gauge from 'lucide-react/icons/gauge';
import TagIcon from 'lucide-react/icons/tag';
import type { ComponentType } from 'react';
import type { VehicleFact } from '@dealer/core/card';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import styles from './Facts.module.css';

export type FactsProps = { facts: readonly VehicleFact[] };

const icons: Record<VehicleFact['kind'], ComponentType<{ 'aria-hidden'?: boolean | 'true' }>> = {
  condition: TagIcon,
  transmission: Cog,
  km: Gauge,
  fuel: Fuel,
  year: Calendar,
  body: CarFront,
};

/**
 * The facts of a vehicle, each with its icon, in two columns.
 *
 * @example
 * <Facts facts={[{ kind: 'km', label: 'Kilometres', value: '45,990 km' }]} />
 */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles['facts']} data-part="facts">
    {facts.map(({ kind, label, value }) => {
      const Icon = icons[kind];
      return (
        <div key={kind} className={styles['fact']} data-kind={kind}>
          <dt>
            <VisuallyHidden>{label}</VisuallyHidden>
          </dt>
          <dd>
            <span className={styles['icon']}>
              <Icon aria-hidden="true" />
            </span>
            <span>{value}</span>
          </dd>
        </div>
      );
    })}
  </dl>
);
