import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aBuyer, fillIn } from '../test/fillIn.ts';
import { PageStage } from '../test/PageStage.tsx';

const fault = vi.hoisted(() => ({ inCheck: false, inOutbox: false }));

vi.mock('@hookform/resolvers/zod', async (load) => {
  const { zodResolver } = await load<typeof import('@hookform/resolvers/zod')>();
  return {
    zodResolver: (...schema: Parameters<typeof zodResolver>) => {
      const check = zodResolver(...schema);
      return (...values: Parameters<typeof check>) =>
        fault.inCheck ? Promise.reject(new Error('Nobody foresaw this')) : check(...values);
    },
  };
});
vi.mock('../outbox/createOutbox.ts', async (load) => {
  const { createOutbox } = await load<typeof import('../outbox/createOutbox.ts')>();
  return {
    createOutbox: (...deps: Parameters<typeof createOutbox>) => {
      const outbox = createOutbox(...deps);
      const submit: typeof outbox.submit = (...lead) =>
        fault.inOutbox ? Promise.reject(new Error('Nobody foresaw this')) : outbox.submit(...lead);
      return { ...outbox, submit };
    },
  };
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('reports an unknown error that stopped a step or the form, and loses nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(<PageStage address="/finance" />);
  const next = () => screen.getByRole('button', { name: 'Next' });
  await screen.findByRole('button', { name: 'Next' }, { timeout: 15_000 });
  fireEvent.click(next());
  await screen.findByLabelText('First name');
  fillIn(aBuyer);

  fault.inCheck = true;
  fireEvent.click(next());
  await screen.findByText('An unknown error occurred while advancing step.', undefined, { timeout: 10_000 });
  fault.inCheck = false;
  fireEvent.click(next());
  await screen.findByRole('button', { name: 'Send Enquiry' });
  expect(screen.queryByText(/An unknown error/)).toBeNull();

  fault.inOutbox = true;
  await vi.waitFor(
    () => {
      // A press while the step before is still ending does nothing, and a press removes the message of the one before.
      const message = screen.queryByText('An unknown error occurred.');
      if (!message) fireEvent.click(screen.getByRole('button', { name: 'Send Enquiry' }));
      expect(message).toBeTruthy();
    },
    { timeout: 10_000, interval: 500 },
  );
  expect(screen.getByText('Mia Tran')).toBeTruthy();
}, 30_000);
