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

/** Families of makes whose cars share lamps, grille, roof and wheels; `wide` is the usual one. */
export const makeFamilies = ['wide', 'frame', 'split', 'block', 'electric'] as const;
export type MakeFamily = (typeof makeFamilies)[number];

/** Where a vehicle is photographed, and when; in the studio it is always day. */
export const pictureSettings = ['studio', 'yard', 'street'] as const;
export type PictureSetting = (typeof pictureSettings)[number];
export const pictureTimes = ['day', 'dusk'] as const;
export type PictureTime = (typeof pictureTimes)[number];

/** Exterior angles: `hero` is the front three-quarter view, `rear` the rear three-quarter view. */
export const exteriorAngles = ['hero', 'side', 'rear', 'front'] as const;
export type ExteriorAngle = (typeof exteriorAngles)[number];
export type PictureAngle = ExteriorAngle | 'interior' | 'rearSeat' | 'load';

/** Pictures of cabins, rear seats and load spaces, in the colours of their trim. */
export const interiorKeys = [
  'car-black',
  'car-grey',
  'car-beige',
  'electric-black',
  'electric-grey',
  'ute-black',
  'ute-grey',
  'truck',
  'bus',
  'caravan',
  'motorcycle',
  'rear-black',
  'rear-grey',
  'rear-beige',
  'boot',
  'tub',
  'load',
  'caravan-bed',
] as const;
export type InteriorKey = (typeof interiorKeys)[number];

/** Vehicles with a 36-frame spin. */
export const spinSets = [
  { body: 'suv', colour: 'blue' },
  { body: 'hatch', colour: 'red' },
  { body: 'ute', colour: 'white' },
] as const satisfies readonly { body: PictureBody; colour: PictureColour }[];

/** Vehicles that are cut out of their picture: only the vehicle and its shadow, for a page with a floor of its own. */
export const cutOutSets = [
  { body: 'ute', colour: 'red' },
  { body: 'hatch', colour: 'white' },
  { body: 'hatch', colour: 'yellow' },
  { body: 'suv', colour: 'blue' },
  { body: 'suv', colour: 'silver' },
  { body: 'van', colour: 'white' },
  { body: 'fourByFour', colour: 'green' },
  { body: 'fourByFour', colour: 'white' },
  { body: 'sedan', colour: 'red' },
] as const satisfies readonly { body: PictureBody; colour: PictureColour }[];

/** Wide pictures for the top of a home page. */
export const sceneNames = [
  'yard',
  'showroom',
  'suburb',
  'rigs',
  'chargers',
  'coast',
  'dairy',
  'street',
  'evening',
  'harbour',
  'bikes',
] as const;
export type SceneName = (typeof sceneNames)[number];
