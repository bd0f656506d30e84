import type { PictureBody } from './pictureKeys.ts';

/** The body with pictures by body name of feeds or the index, reduced to letters and digits. */
const bodies: Record<string, PictureBody> = {
  hatch: 'hatch',
  hatchback: 'hatch',
  liftback: 'hatch',
  sportback: 'hatch',
  micro: 'hatch',
  ev: 'hatch',
  electric: 'hatch',
  sedan: 'sedan',
  saloon: 'sedan',
  prestige: 'sedan',
  limousine: 'sedan',
  hardtop: 'coupe',
  coupe: 'coupe',
  fastback: 'coupe',
  performance: 'coupe',
  sports: 'coupe',
  convertible: 'convertible',
  cabriolet: 'convertible',
  roadster: 'convertible',
  softtop: 'convertible',
  spyder: 'convertible',
  targa: 'convertible',
  suv: 'suv',
  crossover: 'suv',
  carsuv: 'suv',
  wagon: 'wagon',
  stationwagon: 'wagon',
  estate: 'wagon',
  ute: 'ute',
  utetray: 'ute',
  utility: 'ute',
  pickup: 'ute',
  dualcab: 'ute',
  doublecab: 'ute',
  crewcab: 'ute',
  extracab: 'ute',
  cabchassis: 'cabChassis',
  singlecab: 'cabChassis',
  tray: 'cabChassis',
  traytop: 'cabChassis',
  van: 'van',
  vans: 'van',
  panelvan: 'van',
  commercial: 'van',
  lightcommercial: 'van',
  peoplemover: 'peopleMover',
  mpv: 'peopleMover',
  minivan: 'peopleMover',
  kombi: 'peopleMover',
  minibus: 'bus',
  bus: 'bus',
  coach: 'bus',
  lighttruck: 'lightTruck',
  pantech: 'lightTruck',
  truck: 'truck',
  trucks: 'truck',
  heavytruck: 'truck',
  primemover: 'truck',
  rigid: 'truck',
  motorcycle: 'motorcycle',
  motorcycles: 'motorcycle',
  motorbike: 'motorcycle',
  bike: 'motorcycle',
  scooter: 'motorcycle',
  cruiser: 'motorcycle',
  naked: 'motorcycle',
  adventuretourer: 'motorcycle',
  caravan: 'caravan',
  caravans: 'caravan',
  campertrailer: 'caravan',
  poptop: 'caravan',
  motorhome: 'motorhome',
  campervan: 'motorhome',
  camper: 'motorhome',
  '4x4': 'fourByFour',
  '4wd': 'fourByFour',
  fourbyfour: 'fourByFour',
  offroad: 'fourByFour',
  offroader: 'fourByFour',
};

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

const lookUp = (word: string): PictureBody | undefined => (Object.hasOwn(bodies, word) ? bodies[word] : undefined);

/** Item types whose pictures never depend on the body name. */
const kinds: readonly PictureBody[] = ['caravan', 'motorcycle', 'motorhome'];

/**
 * The body whose pictures show a vehicle: by the body name of a feed, else by item type, else SUV (the most common body in
 * Australia). Caravans, motorcycles and motorhomes are shown as such whatever the body name is.
 */
export const bodyPictureKey = (simpleBody: string | undefined, itemType?: string): PictureBody => {
  const kind = itemType === undefined ? undefined : lookUp(plain(itemType));
  if (kind !== undefined && kinds.includes(kind)) return kind;
  if (simpleBody !== undefined) {
    const known = lookUp(plain(simpleBody));
    if (known !== undefined) return known;
    const parts = simpleBody.toLowerCase().split(/[^a-z0-9]+/);
    for (const part of [...parts].reverse()) {
      const body = lookUp(part);
      if (body !== undefined) return body;
    }
  }
  return kind ?? 'suv';
};
