import type { Site } from '../site/site.ts';
import type { VehicleBase } from '../vehicle/vehicle.ts';
import type { SpinnerState, SpinnerView } from './spinnerState.ts';

/**
 * The 360 box of a vehicle as it starts (rows 2.P01, 2.P02, 2.P06), or nothing for a vehicle without a spin: the view that the site starts
 * with, autorotation where the site has it and the visitor does not ask for less motion. Views without pictures have no tab.
 *
 * @example
 * startSpinner(vehicle, site, { reducedMotion: false })?.view; // => 'spin'
 */
export const startSpinner = (
  vehicle: Pick<VehicleBase, 'spinImages' | 'spinInteriorImage' | 'pictures'>,
  { detail }: Pick<Site, 'detail'>,
  { reducedMotion }: { reducedMotion: boolean },
): SpinnerState | undefined => {
  const frames = vehicle.spinImages.length;
  if (frames === 0) return undefined;
  const views: SpinnerView[] = [
    'spin',
    ...(vehicle.pictures.length > 0 ? (['images'] as const) : []),
    ...(vehicle.spinInteriorImage === undefined ? [] : (['interior'] as const)),
  ];
  const view = detail.spinnerDefault === 'gallery' && views.includes('images') ? 'images' : 'spin';
  return {
    view,
    views,
    frames,
    frame: 0,
    settled: 0,
    failed: [],
    touched: false,
    autorotate: detail.autorotate && !reducedMotion,
    autorotateMs: detail.autorotateMs,
    reverse: detail.spinReverse,
    fullscreen: false,
  };
};
