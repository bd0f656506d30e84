import { join } from 'node:path';
import type { Kinds } from '@dealer/core/settings';
import { siteSettings } from '@dealer/core/site';
import type ts from 'typescript';
import { programOf } from '../../rules/lint/productProgram.ts';
import { root } from '../../root.ts';
import { readSettings } from './readSettings.ts';
import type { Setting } from './readSettings.ts';

/** The file with the table of site settings. */
const siteTable = join(root, 'packages/core/src/site/siteSettings.ts');

/** Every setting of a site. */
export const siteSettingsList = (
  program: ts.Program = programOf([siteTable]),
  file: string = siteTable,
  table: Kinds = siteSettings,
): Setting[] => readSettings(program, file, 'siteSettings', table);

/** Whether this setting is a replaceable text. Its default is its description. */
export const isPhrase = ({ path }: Setting): boolean => path.startsWith('phrases.');
