import type { SpinnerState } from '@dealer/core/vehicle-page';
import type { VehicleHotspots } from '@dealer/core/vehicle';

/** The 36 frames of the generated ute that Storybook serves. */
export const exampleFrames: string[] = Array.from(
  { length: 36 },
  (_, at) => `/pictures/spin/ute-white/${String(at).padStart(2, '0')}.webp`,
);

export const exampleHotspots: VehicleHotspots = {
  spots: [
    { id: 1, description: '18 inch alloy wheels, tyres three months old.', anchors: [] },
    { id: 2, description: 'Genuine tow bar, 3,500 kg braked, with an electronic brake controller.', anchors: [] },
    { id: 3, description: 'Touch screen with Apple CarPlay and Android Auto.', anchors: [] },
    { id: 4, description: 'Two keys and the full log book.', anchors: [] },
  ],
  exterior: [
    { hotspotId: 1, activeAngle: 0, posX: 50, posY: 65 },
    { hotspotId: 2, activeAngle: 180, posX: 70, posY: 62 },
  ],
  interior: [{ hotspotId: 3, activeAngle: 0, posX: 47, posY: 42 }],
};

/**
 * The state of a 360 view, for stories.
 *
 * @example
 * exampleSpin({ autorotate: true })
 */
export const exampleSpin = (change: Partial<SpinnerState> = {}): SpinnerState => ({
  view: 'spin',
  views: ['spin', 'images', 'interior'],
  frames: 36,
  frame: 0,
  settled: 0,
  failed: [],
  touched: false,
  autorotate: false,
  autorotateMs: 100,
  reverse: false,
  fullscreen: false,
  ...change,
});
