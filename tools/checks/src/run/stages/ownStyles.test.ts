import { describe, expect, it } from 'vitest';
import { styleFindings } from './ownStyles.ts';

const looks = ['harbour', 'harbour-blue'];
const own =
  '@layer dealer.theme{:root[data-template=harbour]{--color-ink:#111}}@layer dealer.look{.harbour_abc{color:red}}';

describe('the CSS of a production build', () => {
  it('the CSS of a production build is that of its own look', () => {
    expect(styleFindings({ look: 'harbour', looks, css: own, hasModules: true })).toEqual([]);
  });

  it('the CSS of a production build is refused with a class or the theme of another look', () => {
    const css = `${own}.harbour-blue_xyz{color:blue}:root[data-template="harbour-blue"]{--color-ink:#222}`;
    expect(styleFindings({ look: 'harbour', looks, css, hasModules: true })).toEqual([
      'apps/harbour/dist has the classes of harbour-blue (.harbour-blue_...)',
      'apps/harbour/dist has the theme of harbour-blue',
    ]);
  });

  it('the CSS of a production build is refused where the selectors of its own look are not found', () => {
    expect(styleFindings({ look: 'harbour', looks, css: '.abc{color:red}', hasModules: true })).toHaveLength(2);
  });
});
