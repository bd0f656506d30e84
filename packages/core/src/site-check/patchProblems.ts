import { unknownKeys } from '../settings/index.ts';
import { layLevels } from '../settings/layLevels.ts';
import { platformDefaults } from '../site/platformDefaults.ts';
import { presetFor } from '../site/presetFor.ts';
import { siteSettings, type SiteDoc } from '../site/siteSettings.ts';
import type { SiteProblem } from './explainIssue.ts';
import { nearest } from './nearest.ts';

/**
 * The unknown keys in a site file's list changes, for `npm run check:sites`. At run time they are ignored.
 *
 * @example
 * patchProblems({ card: { buttons: { remove: ['financ'] } } });
 * // => [{ path: 'card.buttons', message: '"financ" is not in the list that is changed', hint: 'Did you mean "finance"?' }]
 */
export const patchProblems = (doc: SiteDoc, templateDefaults: SiteDoc = {}): SiteProblem[] => {
  const problems: SiteProblem[] = [];
  layLevels(
    [
      ['platform', platformDefaults],
      ['template', templateDefaults],
      ['brand', presetFor({ ...templateDefaults, ...doc })],
      ['site', doc],
    ],
    siteSettings,
    ({ level, path, list, patch, keyOf }) => {
      for (const key of unknownKeys(list, patch, keyOf)) {
        const keys = list.map(keyOf);
        const guess = nearest(key, keys);
        problems.push({
          path: level === 'site' ? path : `${level}: ${path}`,
          message: `"${key.slice(0, 60)}" is not in the list that is changed`,
          hint: guess === undefined ? `In the list: ${keys.join(', ') || 'nothing'}` : `Did you mean "${guess}"?`,
        });
      }
    },
  );
  return problems;
};
