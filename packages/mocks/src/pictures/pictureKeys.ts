/** Bodies that have pictures. */
export const pictureBodies = [
  'hatch',
  'sedan',
  'suv',
  'wagon',
  'ute',
  'cabChassis',
  'van',
  'peopleMover',
  'coupe',
  'convertible',
  'bus',
  'lightTruck',
  'truck',
  'motorcycle',
  'caravan',
  'motorhome',
  'fourByFour',
] as const;
export type PictureBody = (typeof pictureBodies)[number];

/** Paints that every body was photographed in. */
export const pictureColours = ['white', 'silver', 'grey', 'black', 'blue', 'red', 'green', 'orange'] as const;
export type PictureColour = (typeof pictureColours)[number];

/** Exterior angles, in the order of a gallery: `hero` is the front three-quarter view, `rear` the rear three-quarter. */
export const exteriorAngles = ['hero', 'side', 'rear', 'front'] as const;
export type ExteriorAngle = (typeof exteriorAngles)[number];
export const pictureAngles = [...exteriorAngles, 'interior'] as const;
export type PictureAngle = (typeof pictureAngles)[number];

/** Interiors are shared by a family of bodies. */
export const interiorFamilies = ['car', 'ute', 'truck', 'bus', 'caravan', 'motorcycle'] as const;
export type InteriorFamily = (typeof interiorFamilies)[number];

/** Vehicles with a 36-frame turn. */
export const spinSets = [
  { body: 'suv', colour: 'blue' },
  { body: 'hatch', colour: 'red' },
  { body: 'ute', colour: 'white' },
] as const satisfies readonly { body: PictureBody; colour: PictureColour }[];

/** Wide pictures for the top of a home page: a dealer's yard in the morning, a bright showroom floor, a sunlit suburban used-car yard. */
export const sceneNames = ['yard', 'showroom', 'suburb'] as const;
export type SceneName = (typeof sceneNames)[number];
