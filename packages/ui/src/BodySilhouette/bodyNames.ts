/** Every drawing, by body type: the twenty of the index, then caravan, motorcycle, truck. */
export const bodyNames = [
  '4x4',
  'bus',
  'cabChassis',
  'convertible',
  'coupe',
  'ev',
  'hardtop',
  'hatch',
  'hatchback',
  'motorhome',
  'lightTruck',
  'peopleMover',
  'prestige',
  'sedan',
  'softtop',
  'suv',
  'ute',
  'van',
  'wagon',
  'stationWagon',
  'caravan',
  'motorcycle',
  'truck',
] as const;

export type BodyName = (typeof bodyNames)[number];
