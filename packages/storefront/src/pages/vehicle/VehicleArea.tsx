import type { PageItem } from '@dealer/core/page';
import { vehicleParts } from '../../sections/registry/vehicleParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageVehicle } from './vehicleContext.ts';
import styles from './VehicleDetails.module.css';

/** Sections of one area of a vehicle's page, below its first view. */
export const VehicleArea = ({ name, items }: { name: string; items: readonly PageItem[] }) => {
  const { vehicle } = usePageVehicle();
  const list = <SectionList items={items} parts={vehicleParts} vehicle={vehicle} />;
  return name === 'body' ? <div className={styles.details}>{list}</div> : list;
};
