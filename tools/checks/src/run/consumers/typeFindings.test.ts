import { describe, expect, it } from 'vitest';
import { ownErrors } from './typeFindings.ts';

describe('ownErrors', () => {
  it('ownErrors returns errors of our packages and of the project, not those of other packages', () => {
    const output = [
      "../../repo/node_modules/instantsearch.js/es/geo.d.ts(4,15): error TS2503: Cannot find namespace 'google'.",
      '  Type A is not assignable to type B.',
      "../node_modules/@dealer/ui/dist/Button/Button.d.ts(3,1): error TS2304: Cannot find name 'Look'.",
      "src/main.tsx(2,9): error TS2307: Cannot find module '@dealer/ui/Buttn'.",
      'error TS18003: No inputs were found in config file.',
    ].join('\n');
    expect(ownErrors(output).map((line) => line.split(':')[0])).toEqual([
      '../node_modules/@dealer/ui/dist/Button/Button.d.ts(3,1)',
      'src/main.tsx(2,9)',
      'error TS18003',
    ]);
  });
});
