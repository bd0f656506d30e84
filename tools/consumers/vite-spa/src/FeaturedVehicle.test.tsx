// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FeaturedVehicle } from './FeaturedVehicle.tsx';

it('shows the vehicle of the week, and says when its dealer calls back', () => {
  render(<FeaturedVehicle />);
  expect(screen.getByRole('article').textContent).toContain('$45,990');
  fireEvent.click(screen.getByRole('button', { name: 'Call me back' }));
  expect(screen.getByRole('dialog', { name: /Toyota Hilux/ }).textContent).toContain('one business day');
});
