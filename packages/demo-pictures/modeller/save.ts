import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A file to write: its path without extension, its size, and its quality if it is not the usual one. */
export type Size = { name: string; width: number; height: number; quality?: number };

/** The lowest WebP quality without banding in paint gradients; the set must be below 25 MB. */
const usual = 66;
const fileOf = (out: string, { name }: Size): string => join(out, `${name}.webp`);

/** Whether all files of a picture exist. */
export const isSaved = (out: string, sizes: readonly Size[]): boolean =>
  sizes.every((size) => existsSync(fileOf(out, size)));

/** Writes a picture (PNG in base64) as WebP in some sizes; answers the bytes written. */
export const save = async (out: string, picture: string, sizes: readonly Size[]): Promise<number> => {
  const source = Buffer.from(picture, 'base64');
  const bytes = await Promise.all(
    sizes.map(async (size) => {
      mkdirSync(dirname(fileOf(out, size)), { recursive: true });
      const { width, height, quality = usual } = size;
      const written = await sharp(source)
        .resize(width, height, { kernel: 'lanczos3' })
        .webp({ quality, effort: 4 })
        .toFile(fileOf(out, size));
      return written.size;
    }),
  );
  return bytes.reduce((sum, count) => sum + count, 0);
};
