import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { VehicleGallery } from './VehicleGallery.tsx';

/** What can be seen of the page's vehicle. */
export const Gallery = () => {
  const { vehicle, model } = usePage(page);
  return <VehicleGallery vehicle={vehicle} gallery={model.gallery} title={model.title} />;
};
