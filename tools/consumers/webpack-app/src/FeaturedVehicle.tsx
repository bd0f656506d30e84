import { vehicleCardModel } from '@dealer/core/card';
import { parseVehicle } from '@dealer/core/vehicle';
import { Button } from '@dealer/ui/Button';
import { Dialog } from '@dealer/ui/Dialog';
import { VehicleCard } from '@dealer/ui/VehicleCard';
import { VehicleGrid } from '@dealer/ui/VehicleGrid';
import { useState } from 'react';
import { site } from './site';

const hilux = { id: 7, slug: 'hilux-7', make: 'Toyota', model: 'Hilux', year: 2022, price: 45_990, simple_body: 'Ute' };
const parsed = parseVehicle(hilux);

export const FeaturedVehicle = () => {
  const [open, setOpen] = useState(false);
  if (parsed.kind !== 'vehicle') return null;
  const card = vehicleCardModel(parsed.vehicle, site, Date.now());
  return (
    <>
      <VehicleGrid label="Vehicle of the week" columns={3}>
        <VehicleCard {...card} />
      </VehicleGrid>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Call me back
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={card.title}>
        We call you within one business day.
      </Dialog>
    </>
  );
};
