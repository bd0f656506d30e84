import type { MakeFamily } from './pictureKeys.ts';

const makes: Record<Exclude<MakeFamily, 'wide' | 'electric'>, readonly string[]> = {
  frame: [
    'alfa romeo',
    'audi',
    'bentley',
    'bmw',
    'citroen',
    'cupra',
    'fiat',
    'jaguar',
    'land rover',
    'maserati',
    'mercedes-benz',
    'mini',
    'peugeot',
    'porsche',
    'renault',
    'skoda',
    'volkswagen',
    'volvo',
  ],
  split: ['byd', 'chery', 'genesis', 'gwm', 'haval', 'hyundai', 'jac', 'kia', 'ldv', 'mg', 'mitsubishi', 'ssangyong'],
  block: ['chevrolet', 'chrysler', 'dodge', 'ford', 'gmc', 'holden', 'isuzu', 'jeep', 'nissan', 'ram'],
};
/** Makes that build only electric cars. */
const electricMakes = ['polestar', 'rivian', 'tesla', 'xpeng', 'zeekr'];

/**
 * The family whose lamps and grille a car wears in its pictures: by make; an electric car has no grille, whatever its make.
 */
export const makeFamily = (make: string | undefined, fuel?: string): MakeFamily => {
  const name = make?.toLowerCase().trim() ?? '';
  if (/^electric/i.test(fuel ?? '') || electricMakes.includes(name)) return 'electric';
  return (['frame', 'split', 'block'] as const).find((family) => makes[family].includes(name)) ?? 'wide';
};
