import { vehicleCardModel } from '@dealer/core/card';
import { parseVehicle } from '@dealer/core/vehicle';
import { vehicleDetailModel } from '@dealer/core/vehicle-page';
import { SpecList } from '@dealer/ui/SpecList';
import { VehicleCard } from '@dealer/ui/VehicleCard';
import { VehicleGrid } from '@dealer/ui/VehicleGrid';
import { VehicleSummary } from '@dealer/ui/VehicleSummary';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { CallBack } from './CallBack';
import { site } from './site';

const hilux = { id: 7, slug: 'hilux-7', make: 'Toyota', model: 'Hilux', year: 2022, price: 45_990, simple_body: 'Ute' };

const VehiclePage = async () => {
  // The page is rendered for each request, because what it shows depends on the time.
  await connection();
  const now = Date.now();
  const parsed = parseVehicle(hilux);
  if (parsed.kind !== 'vehicle') notFound();
  const model = vehicleDetailModel(parsed.vehicle, site, now);
  return (
    <main>
      <VehicleSummary {...model} />
      <CallBack title={model.title} />
      <SpecList items={model.specifications.items} />
      <VehicleGrid label="Similar cars" columns={3}>
        <VehicleCard {...vehicleCardModel(parsed.vehicle, site, now)} />
      </VehicleGrid>
    </main>
  );
};

export default VehiclePage;
