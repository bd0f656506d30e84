import { VisuallyHidden } from '@dealer/ui/VisuallyHidden';
import { useRevalidator } from 'react-router';
import { Head } from '../../head/Head.tsx';
import { ErrorNotice } from '../../errors/ErrorNotice.tsx';
import { UnknownVehicle } from './UnknownVehicle.tsx';
import type { VehicleLoaderData } from './vehicleLoader.ts';
import styles from './VehiclePage.module.css';

/** The vehicle page without a vehicle: the address is unknown, or the search failed. */
export const NoVehicle = ({ answer }: { answer: Exclude<VehicleLoaderData, { kind: 'vehicle' }> }) => {
  const { revalidate } = useRevalidator();
  if (answer.kind === 'unknown') return <UnknownVehicle slug={answer.slug} />;
  return (
    <div className={styles.alone}>
      <Head title="This vehicle cannot be shown right now" noIndex />
      <h1>
        <VisuallyHidden>This vehicle cannot be shown right now</VisuallyHidden>
      </h1>
      <ErrorNotice
        title="We could not load this vehicle"
        text="The search did not answer. Please try again in a moment."
        onRetry={() => void revalidate()}
      />
    </div>
  );
};
