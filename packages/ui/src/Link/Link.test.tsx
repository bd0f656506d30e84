import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { aVehicleCard } from '@dealer/core/testing';
import { Pagination } from '../Pagination/index.ts';
import { VehicleCard } from '../VehicleCard/index.ts';
import { Link, type LinkProps, LinkProvider } from './index.ts';

/** As the link of React Router is: the address is in `to`. */
const RouterLink = ({ to, ...link }: Omit<LinkProps, 'href'> & { to: string }) => (
  <a {...link} href={`/app${to}`} data-router="">
    {link.children}
  </a>
);

const withRouter = (children: ReactNode) => (
  <LinkProvider component={({ href, ...link }) => <RouterLink {...link} to={href} />}>{children}</LinkProvider>
);

afterEach(cleanup);

describe('LinkProvider', () => {
  it.each([
    ['a vehicle card', <VehicleCard {...aVehicleCard()} onSave={() => undefined} />],
    ['a list of pages', <Pagination page={2} pages={9} hrefFor={(page) => `/search?page=${page}`} />],
  ])('draws every link of %s with the link of the router', (_, element) => {
    render(withRouter(element));
    const links = screen.getAllByRole('link');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => link.getAttribute('data-router') === null)).toEqual([]);
    expect(links.filter((link) => !link.getAttribute('href')?.startsWith('/app/'))).toEqual([]);
  });

  it('leaves links of components plain where there is none', () => {
    render(<VehicleCard {...aVehicleCard()} />);
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(aVehicleCard().href);
  });

  it('passes ref and attributes of a link to what draws it', () => {
    const drawn: (Element | null)[] = [];
    render(
      withRouter(
        <Link href="/offers" ref={(link) => void drawn.push(link)} className="own" data-part="offer">
          Offers
        </Link>,
      ),
    );
    const link = screen.getByRole('link', { name: 'Offers' });
    expect(drawn).toEqual([link]);
    expect(link.className).toBe('own');
    expect(link.dataset['part']).toBe('offer');
  });
});
