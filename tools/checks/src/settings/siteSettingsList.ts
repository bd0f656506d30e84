import { join } from 'node:path';
import type { Kinds } from '@dealer/core/settings';
import { siteSettings } from '@dealer/core/site';
import type ts from 'typescript';
import { programOf } from '../lint/productProgram.ts';
import { root } from '../root.ts';
import { readSettings } from './readSettings.ts';
import type { Setting } from './readSettings.ts';

/** Where the table of a site's settings is. */
export const siteTable = join(root, 'packages/core/src/site/siteSettings.ts');

/**
 * Every setting of a site.
 *
 * @example
 * siteSettingsList().find(({ path }) => path === 'search.columns')?.description // => 'Vehicles in a row on a wide screen.'
 */
export const siteSettingsList = (
  program: ts.Program = programOf([siteTable]),
  file: string = siteTable,
  table: Kinds = siteSettings,
): Setting[] => readSettings(program, file, 'siteSettings', table);

/** Is this one of the words that a site may put in its own way? Its default says enough. */
export const isPhrase = ({ path }: Setting): boolean => path.startsWith('phrases.');
