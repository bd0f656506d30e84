import type { VehicleDoc } from '@dealer/core/vehicle';
import { bodyPictureKey } from './bodyPictureKey.ts';
import { interiorsOf } from './interiorsOf.ts';
import { spinFor } from './spinFor.ts';
import type { PictureSubject } from './picturesFor.ts';

/** The extras of a spin: an interior picture, hotspots (positions in per cent) and a video. Paths have no leading slash. */
type SpinDetails = { interior: string; hotspots: NonNullable<VehicleDoc['hotspots']>; film?: string };

const rearOf = {
  hatch: 'Wide tailgate with a rear camera; the back seats fold flat.',
  suv: 'Powered tailgate with a rear camera; tow bar to order.',
  ute: 'Lockable tailgate, tub liner and a tow bar for 3,500 kg braked.',
};

/** The extras of a vehicle with a spin, else undefined. */
export const spinDetailsFor = (subject: PictureSubject): SpinDetails | undefined => {
  if (spinFor(subject) === undefined) return undefined;
  const key = bodyPictureKey(subject.body, subject.itemType);
  const spots = [
    'Alloy wheels, tyres checked and balanced.',
    'LED headlights with automatic high beam.',
    rearOf[key as keyof typeof rearOf],
    'Touch screen with Apple CarPlay and Android Auto.',
    'Cruise control and audio on the steering wheel.',
  ];
  return {
    interior: `pictures/interior/${interiorsOf(key, { trim: subject.trim, family: 'wide' }).interior}.webp`,
    hotspots: {
      hotspots: spots.map((description, index) => ({ id: index + 1, description, anchors: [] })),
      exterior: [
        { hotspotId: 1, activeAngle: 0, posX: 50, posY: 65 },
        { hotspotId: 2, activeAngle: 0, posX: 62, posY: 48 },
        { hotspotId: 1, activeAngle: 90, posX: 42, posY: 61 },
        { hotspotId: 3, activeAngle: 180, posX: 68, posY: 55 },
      ],
      interior: [
        { hotspotId: 4, activeAngle: 0, posX: 47, posY: 42 },
        { hotspotId: 5, activeAngle: 0, posX: 69, posY: 56 },
      ],
    },
    // The video shows the SUV.
    ...(key === 'suv' && { film: 'pictures/video/walkaround.webm' }),
  };
};
