import { vehicleCardModel } from '@dealer/core/card';
import type { VehicleCardModel } from '@dealer/core/card';
import { parseVehicle } from '@dealer/core/vehicle';
import { VehicleCard } from '@dealer/ui/VehicleCard';
import { VehicleGrid } from '@dealer/ui/VehicleGrid';
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { CallBack } from '../app/CallBack';
import { site } from '../app/site';

type Props = { card: VehicleCardModel };

const hilux = { id: 7, slug: 'hilux-7', make: 'Toyota', model: 'Hilux', year: 2022, price: 45_990, simple_body: 'Ute' };

export const getServerSideProps: GetServerSideProps<Props> = async () => {
  const parsed = parseVehicle(hilux);
  if (parsed.kind !== 'vehicle') return { notFound: true };
  const card = vehicleCardModel(parsed.vehicle, site, Date.now());
  // Next passes on JSON, which has no `undefined`.
  return { props: { card: JSON.parse(JSON.stringify(card)) as VehicleCardModel } };
};

const Page = ({ card }: Props) => (
  <main>
    <Head>
      <title>City Motors</title>
      <link rel="icon" href="data:," />
    </Head>
    <VehicleGrid label="Vehicle of the week" columns={3}>
      <VehicleCard {...card} />
    </VehicleGrid>
    <CallBack title={card.title} />
  </main>
);

export default Page;
