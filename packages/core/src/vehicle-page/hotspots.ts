import type { HotspotPosition, VehicleHotspots } from '../vehicle/vehicle.ts';
import { wrapFrame } from './spinnerFrames.ts';

const fullTurn = 360;

/** The frame at an angle in degrees: frames are evenly spaced around the car, the first at 0 degrees. */
export const frameOf = (angle: number, frames: number): number =>
  wrapFrame(Math.round((angle / fullTurn) * frames), frames);

/** Whether a position in per cent is on its picture. */
const isOnPicture = ({ posX, posY }: HotspotPosition): boolean => posX >= 0 && posX <= 100 && posY >= 0 && posY <= 100;

/** A hotspot of the list and where it is visible: on a frame of the spin, or inside. */
export type ListedHotspot = {
  readonly id: number;
  readonly description: string;
  readonly at?: { readonly view: 'spin'; readonly frame: number } | { readonly view: 'interior' };
};

/**
 * All hotspots of a vehicle, each with the first frame that shows it, else the interior picture. A hotspot without a position on any
 * picture is listed as text only.
 *
 * @example
 * listedHotspots(vehicle.hotspots, { frames: 36, hasInterior: true }); // => [{ id: 1, description: 'Tow bar', at: { view: 'spin', frame: 18 } }]
 */
export const listedHotspots = (
  hotspots: VehicleHotspots | undefined,
  { frames, hasInterior }: { readonly frames: number; readonly hasInterior: boolean },
): ListedHotspot[] =>
  (hotspots?.spots ?? []).map(({ id, description }): ListedHotspot => {
    const outside =
      frames > 0
        ? hotspots?.exterior.find((position) => position.hotspotId === id && isOnPicture(position))
        : undefined;
    if (outside) return { id, description, at: { view: 'spin', frame: frameOf(outside.activeAngle, frames) } };
    const isInside =
      hasInterior && hotspots?.interior.some((position) => position.hotspotId === id && isOnPicture(position));
    return isInside ? { id, description, at: { view: 'interior' } } : { id, description };
  });

/** The position of a hotspot on its picture, in per cent from the left and the top. */
type PlacedHotspot = {
  readonly id: number;
  readonly description: string;
  readonly left: number;
  readonly top: number;
};

/**
 * The hotspots of one picture: outside those whose active angle, in degrees, belongs to this frame; inside all of them. Positions without
 * a hotspot or outside the picture are left out, and each hotspot appears once.
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
