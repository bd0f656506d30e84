import { cdp, userEvent } from 'vitest/browser';
import { walkByKeyboard } from './keyboardWalk.ts';
import { faintInOtherPaints } from './paints.ts';
import { testOnly } from './testOnly.ts';

testOnly.force = async (forced) => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: forced ? 'active' : '' }],
  });
};

testOnly.faint = faintInOtherPaints;

if (import.meta.env['VITE_REVIEW']) testOnly.walk = (canvas) => walkByKeyboard(canvas, () => userEvent.tab());
