import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { vehicleTopModel } from '@dealer/core/vehicle-page';
import { aSite, aVehicle, testNow } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../../../../boot/storefront.ts';
import { PageProvider } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { PrintAndPdf } from './PrintAndPdf.tsx';

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('%PDF-1.7')));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pdf');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (slug: string): void => {
  const site = aSite();
  const vehicle = aVehicle({ slug });
  const model = vehicleTopModel(vehicle, site, testNow, { isSaved: false });
  render(
    <StorefrontProvider value={{ site, events: { emit: vi.fn() } } as unknown as Storefront}>
      <PageProvider page={page} data={{ vehicle, quoted: vehicle, model, isSaved: false, now: testNow }}>
        <PrintAndPdf />
      </PageProvider>
    </StorefrontProvider>,
  );
};

describe('the documents of a vehicle', () => {
  it.each([
    ['2022-toyota-hilux-7', '2022-toyota-hilux-7.pdf'],
    ['../hilux:7', '-hilux-7.pdf'],
  ])('the documents of a vehicle are saved under a name that every device accepts: %s', async (slug, name) => {
    show(slug);
    fireEvent.click(screen.getByRole('button', { name: 'Print PDF' }));
    await vi.waitFor(() => expect(saved).toEqual([name]));
  });

  it('open the printable page of the vehicle', () => {
    show('2022-toyota-hilux-7');
    const link = screen.getByRole('link', { name: /^Print this page/ });
    expect(link.getAttribute('href')).toBe('/print?car_id=2022-toyota-hilux-7');
  });
});
