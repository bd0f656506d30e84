import type { VehicleHotspots } from '../vehicle/vehicle.ts';
import { frameOf, isOnPicture } from './hotspotPosition.ts';

/** A hotspot where it stands on the picture: percent from the left and from the top. */
export type PlacedHotspot = {
  readonly id: number;
  readonly description: string;
  readonly left: number;
  readonly top: number;
};

/**
 * The hotspots of one picture (row 2.P01; specification section 3, Hotspot): outside those whose active angle, in degrees, is this frame's
 * of a full turn; inside all of them. A position without its hotspot, or off the picture, is left out, and each hotspot stands once.
 *
 * @example
 * hotspotsAt(vehicle.hotspots, { view: 'spin', frame: 9, frames: 36 }); // => those at 90 degrees
 */
export const hotspotsAt = (
  hotspots: VehicleHotspots | undefined,
  at: { readonly view: 'spin'; readonly frame: number; readonly frames: number } | { readonly view: 'interior' },
): PlacedHotspot[] => {
  if (hotspots === undefined) return [];
  const positions =
    at.view === 'interior'
      ? hotspots.interior
      : at.frames > 0
        ? hotspots.exterior.filter(({ activeAngle }) => frameOf(activeAngle, at.frames) === at.frame)
        : [];
  const placed = new Map<number, PlacedHotspot>();
  for (const position of positions) {
    const spot = hotspots.spots.find(({ id }) => id === position.hotspotId);
    if (spot !== undefined && isOnPicture(position) && !placed.has(spot.id))
      placed.set(spot.id, { id: spot.id, description: spot.description, left: position.posX, top: position.posY });
  }
  return [...placed.values()];
};
