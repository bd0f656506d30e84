import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** The files that the host of a look's sites has. */
export type HostFiles = {
  hasPicture: (address: string) => boolean;
  /** Whether a file that is there is an mp4 or webm film, whatever its name says. */
  isFilm: (address: string) => boolean;
};

/** The first bytes of a file, as text of one letter for each. */
const startOf = (file: string): string => {
  const bytes = Buffer.alloc(12);
  const open = openSync(file, 'r');
  readSync(open, bytes);
  closeSync(open);
  return bytes.toString('latin1');
};

/** The files in folders that a host serves, such as a look's `public`. */
export const hostFiles = (folders: readonly string[]): HostFiles => {
  const fileOf = (address: string): string | undefined =>
    folders.map((one) => join(one, address)).find((file) => existsSync(file));
  return {
    hasPicture: (address) => fileOf(address) !== undefined,
    isFilm: (address) => {
      const file = fileOf(address);
      return file !== undefined && /^(.{4}ftyp|\x1a\x45\xdf\xa3)/s.test(startOf(file));
    },
  };
};
