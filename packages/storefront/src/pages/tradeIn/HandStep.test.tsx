import { zodResolver } from '@hookform/resolvers/zod';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { aSite, testNow } from '@dealer/core/testing';
import { handCarSchema } from '@dealer/core/valuation';
import { type Storefront, StorefrontProvider } from '../../boot/storefront.ts';
import { HandStep } from './HandStep.tsx';
import { emptyTradeIn, type TradeInValues } from './tradeInValues.ts';

afterEach(cleanup);

const site = aSite();
const Step = ({ onSubmit }: { onSubmit: () => void }) => {
  const form = useForm<TradeInValues>({
    defaultValues: { ...emptyTradeIn(site), year: '2019', make: 'Mazda', model: 'CX-5' },
    resolver: zodResolver(handCarSchema(site, testNow) as never) as never,
  });
  return (
    <HandStep
      form={form}
      takesFocus={false}
      attempt={form.formState.submitCount}
      onBack={() => undefined}
      failed={undefined}
      onSubmit={onSubmit}
    />
  );
};

it('tells a shopper that what they wrote about the variant of their car is too long', async () => {
  const onSubmit = vi.fn();
  render(
    <StorefrontProvider value={{ site } as unknown as Storefront}>
      <MemoryRouter>
        <Step onSubmit={onSubmit} />
      </MemoryRouter>
    </StorefrontProvider>,
  );
  const badge = screen.getByLabelText(/^Badge or variant/);
  fireEvent.change(badge, {
    target: { value: 'Touring, with the tow bar, roof racks, new tyres and a full service history' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await vi.waitFor(() => expect(badge.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('This is too long. Please shorten it.')).not.toHaveLength(0);
  expect(onSubmit).not.toHaveBeenCalled();

  fireEvent.change(badge, { target: { value: 'Touring' } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
});
