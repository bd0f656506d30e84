import type { Command } from '@dealer/server/commands';

export const conformanceCommand = {
  call: 'npm run conformance',
  does: 'Builds looks and runs the browser suite that every look must pass; all looks without a name.',
  parameters: '[<look> ...]',
  options: { built: { type: 'boolean', does: 'takes the builds that exist' } },
  example: 'npm run conformance -- classic --built',
  more: 'tools/conformance/README.md',
} as const satisfies Command;
