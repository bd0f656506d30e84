import type { VehicleHotspots } from '../vehicle/vehicle.ts';
import { frameOf, isOnPicture } from './hotspotPosition.ts';

/** A hotspot of the list, and where it can be seen: on a frame of the turn, or inside. */
export type HotspotPlace = {
  readonly id: number;
  readonly description: string;
  readonly at?: { readonly view: 'spin'; readonly frame: number } | { readonly view: 'interior' };
};

/**
 * Every hotspot of a vehicle to read and to go to (row 2.P01): to the first frame that it stands on, else inside where there is an
 * interior picture. One that stands on no picture has its words and no place.
 *
 * @example
 * hotspotPlaces(vehicle.hotspots, { frames: 36, hasInterior: true }); // => [{ id: 1, description: 'Tow bar', at: { view: 'spin', frame: 18 } }]
 */
export const hotspotPlaces = (
  hotspots: VehicleHotspots | undefined,
  { frames, hasInterior }: { readonly frames: number; readonly hasInterior: boolean },
): HotspotPlace[] =>
  (hotspots?.spots ?? []).map(({ id, description }): HotspotPlace => {
    const outside =
      frames > 0
        ? hotspots?.exterior.find((position) => position.hotspotId === id && isOnPicture(position))
        : undefined;
    if (outside) return { id, description, at: { view: 'spin', frame: frameOf(outside.activeAngle, frames) } };
    const isInside =
      hasInterior && hotspots?.interior.some((position) => position.hotspotId === id && isOnPicture(position));
    return isInside ? { id, description, at: { view: 'interior' } } : { id, description };
  });
