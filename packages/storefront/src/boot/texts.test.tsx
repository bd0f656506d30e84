import { aSite } from '@dealer/core/testing';
import { useTexts } from '@dealer/ui/Texts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Storefront, StorefrontProvider } from './storefront.ts';

const Photos = ({ count }: { count: number }) => <p>{useTexts()('{count} photos', { count })}</p>;

const pageOf = (texts: Record<string, string>) => (
  <StorefrontProvider value={{ site: { ...aSite(), texts } } as Storefront}>
    <Photos count={12} />
  </StorefrontProvider>
);

it('a site replaces a text of its pages, with the figures of the page in it', () => {
  render(pageOf({ '{count} photos': 'All {count} pictures' }));
  expect(screen.getByText('All 12 pictures')).toBeDefined();
});

it('a site that replaces other texts shows this one as it is', () => {
  render(pageOf({ Print: 'On paper' }));
  expect(screen.getByText('12 photos')).toBeDefined();
});
