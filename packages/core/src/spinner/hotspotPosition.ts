import type { HotspotPosition } from '../vehicle/vehicle.ts';
import { wrapFrame } from './wrapFrame.ts';

const fullTurn = 360;

/** The frame of an angle in degrees: frames stand evenly around the car, the first at 0 degrees. */
export const frameOf = (angle: number, frames: number): number =>
  wrapFrame(Math.round((angle / fullTurn) * frames), frames);

/** Whether a position, in per cent, lies on its picture. */
export const isOnPicture = ({ posX, posY }: HotspotPosition): boolean =>
  posX >= 0 && posX <= 100 && posY >= 0 && posY <= 100;
