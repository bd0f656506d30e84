import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aVehicleCard } from '@dealer/core/testing';
import { VehicleCard } from './index.ts';

afterEach(cleanup);

describe('VehicleCard', () => {
  it('has a control to save the vehicle only where something saves it', () => {
    const { rerender } = render(<VehicleCard {...aVehicleCard()} onSave={() => undefined} />);
    expect(screen.getByRole('button', { name: /^Save / })).toBeTruthy();
    rerender(<VehicleCard {...aVehicleCard()} />);
    expect(screen.queryByRole('button', { name: /^Save / })).toBeNull();
  });
});
