import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aSite } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../boot/storefront.ts';
import { FormNote } from './FormNote.tsx';

afterEach(cleanup);

const show = (privacy: { title: string; text: string }[]): string => {
  const site = aSite({ legal: { privacy } });
  const { container } = render(
    <StorefrontProvider value={{ site } as Storefront}>
      <FormNote text="We answer within two hours" />
    </StorefrontProvider>,
  );
  return container.textContent;
};

describe('the note below a form that takes personal data', () => {
  it('says in one sentence what happens with the data, and links the privacy policy', () => {
    expect(show([{ title: 'What we collect', text: 'Your name.' }])).toBe(
      'We answer within two hours. We use what you send to answer you, as our privacy policy says.',
    );
    expect(screen.getByRole('link', { name: /privacy policy/ }).getAttribute('href')).toBe('/privacy-policy');
  });

  it('the note below a form that takes personal data names no policy where the site has none', () => {
    expect(show([])).toBe('We answer within two hours. ');
  });
});
