import { slugify } from '@dealer/core/format';

/** Makes of Australia and New Zealand in their usual spelling. */
const makes =
  `Abarth, Alfa Romeo, Aston Martin, Audi, Austin, Bentley, BMW, Bugatti, Buick, BYD, Cadillac, Caterham, Chery, Chevrolet,
  Chrysler, Citroen, Cupra, Daewoo, Daihatsu, Datsun, Deepal, Denza, Dodge, Ferrari, Fiat, Ford, Foton, FPV, Freightliner, Fuso, GAC,
  Geely, Genesis, GMC, Great Wall, GWM, Haval, Hino, Holden, Honda, HSV, Hummer, Hyundai, Ineos, Infiniti, International, Isuzu, Iveco,
  JAC, Jaecoo, Jaguar, Jeep, Kenworth, Kia, Koenigsegg, KTM, Lamborghini, Lancia, Land Rover, LDV, Leapmotor, Lexus, Lincoln, Lotus,
  Mack, Mahindra, MAN, Maserati, Mazda, McLaren, Mercedes-Benz, MG, Mini, Mitsubishi, Morgan, Nissan, Omoda, Opel, Peugeot, Polestar,
  Pontiac, Porsche, Proton, Ram, Renault, Rolls-Royce, Rover, Saab, Scania, Seat, Skoda, Smart, Ssangyong, Subaru, Suzuki, Tata, Tesla,
  Toyota, Triumph, UD, Vauxhall, Volkswagen, Volvo, Xpeng, Zeekr`
    .split(',')
    .map((make) => make.trim());

/** Other names of a make. */
const aliases: Readonly<Record<string, string>> = {
  Alfa: 'Alfa Romeo',
  Aston: 'Aston Martin',
  Chev: 'Chevrolet',
  Chevy: 'Chevrolet',
  Lambo: 'Lamborghini',
  Mercedes: 'Mercedes-Benz',
  Merc: 'Mercedes-Benz',
  'Mercedes-AMG': 'Mercedes-Benz',
  'Mitsubishi Fuso': 'Fuso',
  'UD Trucks': 'UD',
  VW: 'Volkswagen',
  Volkswagon: 'Volkswagen',
};

/** What spellings of a name have in common: hyphens, spaces, case and accents do not count. */
export const nameKey = (name: string): string => slugify(name).replaceAll('-', '');

const usual = new Map([
  ...makes.map((make) => [nameKey(make), make] as const),
  ...Object.entries(aliases).map(([name, make]) => [nameKey(name), make] as const),
]);

/** A make in its usual spelling; undefined for makes that are not listed. */
export const usualMake = (name: string): string | undefined => usual.get(nameKey(name));

/** Makes of two words, which feeds cut after the first, and the key of that word. */
export const longMakes: readonly { make: string; firstKey: string }[] = makes
  .filter((make) => /[ -]/.test(make))
  .map((make) => ({ make, firstKey: nameKey(make.split(/[ -]/)[0]!) }));
