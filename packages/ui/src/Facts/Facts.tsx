import type { VehicleFact } from '@dealer/core/card';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { CarFront, Tag as TagIcon } from '../icons/icons.ts';
import { Calendar, Cog, Fuel, Gauge } from '../icons/vehicleIcons.ts';
import type { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import styles from './Facts.module.css';

export type FactsProps = { facts: readonly VehicleFact[] };

const icons: Record<VehicleFact['kind'], Icon> = {
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
 * @avoid For the whole specification, which is a `SpecList`; a card has `VehicleCardFacts`.
 * @accessibility A description list. The labels are for screen readers only, and the icons that show them are hidden from them.
 *
 * @example
 * <Facts facts={[{ kind: 'km', label: 'Kilometres', value: '45,990 km' }]} />
 */
export const Facts = ({ facts, ...root }: WithRoot<FactsProps, 'dl'>) => (
  <dl {...rootProps(root, styles['facts'])} data-part="facts">
    {facts.map(({ kind, label, value }) => {
      const FactIcon = icons[kind];
      return (
        <div key={kind} className={styles['fact']} data-kind={kind}>
          <dt>
            <VisuallyHidden>{label}</VisuallyHidden>
          </dt>
          <dd>
            <span className={styles['icon']}>
              <FactIcon />
            </span>
            <span>{value}</span>
          </dd>
        </div>
      );
    })}
  </dl>
);
