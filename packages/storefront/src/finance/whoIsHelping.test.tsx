import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aBuyer, fillIn } from '../test/fillIn.ts';
import { PageStage } from '../test/PageStage.tsx';

afterEach(cleanup);

it('tells a buyer that what they wrote about who is helping them is too long', async () => {
  render(<PageStage address="/finance" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }, { timeout: 15_000 }));
  await screen.findByLabelText('First name');
  fillIn({
    ...aBuyer,
    'Who is helping you at the dealership? (optional)': 'Sam from the yard. '.repeat(20),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  const shown = await screen.findAllByText('This is too long. Please shorten it.', undefined, { timeout: 10_000 });
  expect(shown).not.toHaveLength(0);
  expect(screen.getByLabelText(/^Who is helping you/).getAttribute('aria-invalid')).toBe('true');
}, 30_000);
