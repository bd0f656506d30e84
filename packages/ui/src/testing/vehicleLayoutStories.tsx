import type { VehicleLayoutProps } from '../VehicleLayout/index.ts';
import { onAPhone } from './onAPhone.ts';

const area = (name: string) => <p style={{ padding: '1rem', outline: '1px dashed' }}>{name}</p>;

const args: VehicleLayoutProps = {
  extras: null,
  breadcrumbs: area('Breadcrumbs'),
  instead: null,
  gallery: area('Gallery'),
  summary: <h1>2022 Toyota Hilux</h1>,
  side: null,
  lead: area('Lead'),
  body: area('Body'),
  below: area('Below'),
};

/**
 * Stories of a look's vehicle layout: where its areas are, and on a phone.
 *
 * @example
 * const meta = { ...vehicleLayoutStories.meta, component: VehicleLayout } satisfies Meta<typeof VehicleLayout>;
 */
export const vehicleLayoutStories = {
  meta: { parameters: { layout: 'fullscreen' }, args },
  onAPhone,
};
