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

/** The paints in which every body has pictures. */
export const pictureColours = [
  'white',
  'silver',
  'grey',
  'black',
  'blue',
  'red',
  'green',
  'orange',
  'brown',
  'gold',
  'yellow',
] as const;
export type PictureColour = (typeof pictureColours)[number];

/** Exterior angles in gallery order: `hero` is the front three-quarter view, `rear` the rear three-quarter view. */
export const exteriorAngles = ['hero', 'side', 'rear', 'front'] as const;
export type ExteriorAngle = (typeof exteriorAngles)[number];
export const pictureAngles = [...exteriorAngles, 'interior'] as const;
export type PictureAngle = (typeof pictureAngles)[number];

/** Families of bodies that share an interior picture. */
export const interiorFamilies = ['car', 'ute', 'truck', 'bus', 'caravan', 'motorcycle'] as const;
export type InteriorFamily = (typeof interiorFamilies)[number];

/** Vehicles with a 36-frame spin. */
export const spinSets = [
  { body: 'suv', colour: 'blue' },
  { body: 'hatch', colour: 'red' },
  { body: 'ute', colour: 'white' },
] as const satisfies readonly { body: PictureBody; colour: PictureColour }[];

/** Wide pictures for the top of a home page. */
export const sceneNames = ['yard', 'showroom', 'suburb'] as const;
export type SceneName = (typeof sceneNames)[number];
