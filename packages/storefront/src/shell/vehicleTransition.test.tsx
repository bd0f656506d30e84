import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nameArrival, nameDeparture } from './vehicleTransition.ts';

const Card = ({ id }: { id: number }) => (
  <article data-part="vehicle-card" data-vehicle={id}>
    <div data-part="picture" />
    <a href={`/cars/${id}`}>Car</a>
  </article>
);
const Gallery = () => (
  <section data-part="gallery">
    <div role="group" />
  </section>
);
/** Another page takes the place of the last one, with nothing of it left. */
const open = (page: ReactNode): void => {
  cleanup();
  render(<main>{page}</main>);
};
const link = (href: string): Element => document.querySelector(`a[href="${href}"]`)!;
const named = (): (string | null | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[style*="vehicle-picture"]')].map(
    (element) => element.closest<HTMLElement>('[data-vehicle]')?.dataset['vehicle'] ?? element.role,
  );
let isReduced = false;

beforeEach(() => {
  isReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
});
afterEach(cleanup);

describe('the transition to a vehicle', () => {
  it('the transition to a vehicle begins at the picture of its card and ends at the gallery, after Back at the card', () => {
    const results = [<Card key={7} id={7} />, <Card key={8} id={8} />];
    open(results);
    expect(nameDeparture(link('/cars/8'))).toBe(true);
    expect(named()).toEqual(['8']);
    open(<Gallery />);
    nameArrival();
    expect(named()).toEqual(['group']);
    open(results);
    nameArrival();
    expect(named()).toEqual(['8']);
  });

  it('the transition to a vehicle has one picture, also from the page of another vehicle', () => {
    open([<Gallery key="gallery" />, <Card key={9} id={9} />]);
    nameArrival();
    expect(nameDeparture(link('/cars/9'))).toBe(true);
    expect(named()).toEqual(['9']);
  });

  it('the transition to a vehicle is none for other links and with reduced motion', () => {
    open([
      <a key="finance" href="/finance">
        Finance
      </a>,
      <Card key={7} id={7} />,
    ]);
    expect(nameDeparture(link('/finance'))).toBe(false);
    isReduced = true;
    expect(nameDeparture(link('/cars/7'))).toBe(false);
    expect(named()).toEqual([]);
  });
});
