import { useRevalidator } from 'react-router';
import { Head } from '../../head/Head.tsx';
import { ErrorNotice } from '../../region/ErrorNotice.tsx';
import { UnknownVehicle } from './UnknownVehicle.tsx';
import type { VehicleLoaderData } from './vehicleLoader.ts';
import styles from './VehiclePage.module.css';

/** What stands on a vehicle's page without a vehicle: nothing answers to the address, or the search did not answer. */
export const NoVehicle = ({ answer }: { answer: Exclude<VehicleLoaderData, { kind: 'vehicle' }> }) => {
  const { revalidate } = useRevalidator();
  if (answer.kind === 'unknown') return <UnknownVehicle slug={answer.slug} />;
  return (
    <div className={styles.alone}>
      <Head title="This vehicle cannot be shown right now" noIndex />
      <h1 className={styles.hiddenHeading}>This vehicle cannot be shown right now</h1>
      <ErrorNotice
        title="We could not load this vehicle"
        text="The search did not answer. Please try again in a moment."
        onRetry={() => void revalidate()}
      />
    </div>
  );
};
