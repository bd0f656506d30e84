import { createWriteStream } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { once } from 'node:events';
import { readSiteFile, siteSlugs } from '@dealer/vite/sites';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { build } from 'vite';
import { lookFolder } from '../server/lookFolder.ts';
import { startPage } from './startPage.ts';
import type { SharedLook } from './startPage.ts';

/** Compressed already. */
const isPacked = (name: string): boolean => /\.(?:webp|avif|png|jpe?g|woff2|mp4|webm)$/.test(name);

/** A zip of a folder's files, without the folder itself. */
const writeZip = async (folder: string, file: string): Promise<void> => {
  const output = createWriteStream(file);
  const zip = new Zip((error, bytes, isLast) => {
    if (error) output.destroy(error);
    else output.write(bytes);
    if (isLast) output.end();
  });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    const part = isPacked(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(part);
    part.push(new Uint8Array(await readFile(path)), true);
  }
  zip.end();
  await once(output, 'finish');
};

const siteName = (folder: string, slug: string): string => {
  const file = readSiteFile(folder, { slug });
  return file.kind === 'file' ? String((JSON.parse(file.text) as { name?: unknown }).name ?? slug) : slug;
};

/** Builds looks with a mock backend into one folder that any host of files can show from any path, and a zip of it. The folder is replaced. */
export const writeShare = async (names: readonly string[], { folder }: { folder: string }): Promise<string> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const looks: SharedLook[] = [];
  process.env.DEALER_LOOKS = names.join();
  for (const name of names) {
    const look = await lookFolder(name);
    await build({
      root: look.folder,
      mode: 'mocked',
      base: './',
      logLevel: 'warn',
      build: { outDir: join(folder, name) },
    });
    const sites = siteSlugs(look.folder, look.defaultSite).map((slug) => ({
      slug,
      name: siteName(look.folder, slug),
    }));
    looks.push({ name, sites });
  }
  const page = startPage(looks);
  // Hosts of files show 404.html for every address without a file, others index.html.
  await Promise.all(['index.html', '404.html'].map((file) => writeFile(join(folder, file), page)));
  const zip = `${folder}.zip`;
  await writeZip(folder, zip);
  return zip;
};
