import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FontFile } from './fontFaces.ts';

type Metadata = {
  family?: string;
  category?: string;
  variable?: false | Readonly<Record<string, { min: string; max: string }>>;
};

/** The Latin, upright files of a font package. */
type PackageFonts = { family: string; isSerif: boolean; files: readonly FontFile[] };

/**
 * Finds the fonts of an installed package: the file with all weights where there is one, else regular and bold. Throws where the package
 * has none.
 */
export const packageFonts = (folder: string, name: string): PackageFonts => {
  const about = join(folder, 'metadata.json');
  const {
    family = basename(name),
    category,
    variable,
  }: Metadata = existsSync(about) ? (JSON.parse(readFileSync(about, 'utf8')) as Metadata) : {};
  const found = globSync('**/*.woff2', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const upright = found.filter((file) => !/italic/i.test(file) && !/-(latin-ext|cyrillic|greek|vietnamese)/.test(file));
  const fileFor = (pattern: RegExp): string | undefined => upright.find((file) => pattern.test(file));
  const weights = variable ? variable['wght'] : undefined;
  const whole = weights && fileFor(/-latin-wght-normal\.woff2$/);
  const src = (file: string): string => `${name}/${file}`;
  const isSerif = category === 'serif';
  if (weights && whole !== undefined)
    return {
      family: `${family} Variable`,
      isSerif,
      files: [{ src: src(whole), weight: `${weights.min} ${weights.max}` }],
    };
  const regular = fileFor(/latin-400-normal\.woff2$/) ?? fileFor(/regular\.woff2$/i) ?? upright[0];
  const bold = fileFor(/latin-700-normal\.woff2$/) ?? fileFor(/[^a-z]bold\.woff2$/i);
  if (regular === undefined) throw new Error(`${name} has no .woff2 file of a Latin, upright font.`);
  return {
    family,
    isSerif,
    files: [{ src: src(regular), weight: '400' }, ...(bold === undefined ? [] : [{ src: src(bold), weight: '700' }])],
  };
};
