import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aVehicleCard } from '@dealer/core/testing';
import { Gallery } from '../Gallery/index.ts';
import { exampleDetail } from '../VehicleSummary/exampleDetail.ts';
import { VehicleCardPicture } from '../VehicleCardParts/index.ts';
import { Picture } from './index.ts';

afterEach(cleanup);

const { gallery, title } = exampleDetail();

/** The page of a server whose pictures have all been answered before React takes it over. */
const takeOver = async (page: ReactNode, decode: () => Promise<void>): Promise<void> => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(decode);
  const container = document.body.appendChild(document.createElement('div'));
  container.append(...new DOMParser().parseFromString(renderToString(page), 'text/html').body.childNodes);
  const root = await act(async () => hydrateRoot(container, page));
  await act(async () => undefined);
  afterEach(() => {
    root.unmount();
    container.remove();
  });
};

const missing = { src: '/gone.webp', width: 900, height: 600, alt: 'The vehicle' };
const pictures = [
  ['Picture', <Picture {...missing} fallback={<p>Photos coming soon</p>} />],
  ['VehicleCardPicture', <VehicleCardPicture card={aVehicleCard({ picture: missing })} priority />],
  ['Gallery', <Gallery {...gallery} pictures={gallery.pictures.slice(0, 1)} title={title} showThumbnails={false} />],
] satisfies [string, ReactNode][];

describe('a picture of a server-rendered page', () => {
  it.each(pictures)('%s that failed before the page listened is replaced by its drawing', async (_, page) => {
    await takeOver(page, () => Promise.reject(new Error('The source image cannot be decoded.')));
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getAllByText(/Photos coming soon|No photo/).length).toBeGreaterThan(0);
  });

  it.each(pictures)('%s that is a drawing without a size of its own remains', async (_, page) => {
    await takeOver(page, () => Promise.resolve());
    expect(document.querySelector('img')).not.toBeNull();
  });
});
