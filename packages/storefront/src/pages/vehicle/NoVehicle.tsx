import { useTexts } from '@dealer/ui/Texts';
import { useRevalidator } from 'react-router';
import { Head } from '../../head/Head.tsx';
import { ErrorNotice } from '../../errors/ErrorNotice.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { UnknownVehicle } from './UnknownVehicle.tsx';
import type { VehicleLoaderData } from './vehicleLoader.ts';

/** The vehicle page without a vehicle: the address is unknown, or the search failed. */
export const NoVehicle = ({ answer }: { answer: Exclude<VehicleLoaderData, { kind: 'vehicle' }> }) => {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  if (answer.kind === 'unknown') return <UnknownVehicle close={answer.close} />;
  return (
    <PageFrame title={t('This vehicle cannot be shown right now')}>
      <Head title={t('This vehicle cannot be shown right now')} noIndex />
      <ErrorNotice
        title={t('The search did not answer')}
        text={t('Please try again in a moment.')}
        onRetry={() => void revalidate()}
      />
    </PageFrame>
  );
};
