import type { Command } from '@dealer/server/commands';

export const conformanceCommand = {
  call: 'npm run conformance',
  does: 'Builds looks and runs the browser suite that every look must pass; all looks without a name.',
  parameters: '[<look> ...]',
  options: {
    built: { type: 'boolean', does: 'takes the builds that exist' },
    grep: { type: 'string', value: '<text>', does: 'only the tests whose names have it' },
    workers: { type: 'string', value: '<n>', does: 'so many pages at a time; four without it' },
    'last-failed': { type: 'boolean', does: 'only the tests that failed in the last run' },
  },
  example: 'npm run conformance -- classic --built --grep "search page"',
  more: 'tools/conformance/README.md',
} as const satisfies Command;
