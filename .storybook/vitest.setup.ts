import { cdp } from 'vitest/browser';
import { colours } from './hiddenByColour.ts';

// Only where stories run as tests: Storybook itself cannot change what the browser emulates.
colours.force = async (forced) => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: forced ? 'active' : '' }],
  });
};
