import { type ComponentType, useState } from 'react';
import { headerMenu, sitePaths } from '@dealer/core/routes';
import { aSite } from '@dealer/core/testing';
import type { HeaderProps } from '../Header/index.ts';
import { onAPhone } from './onAPhone.ts';

const site = aSite({
  locations: [
    { id: 1, name: 'Harbour City Newstead', slug: 'newstead' },
    { id: 2, name: 'Harbour City Service', slug: 'service' },
  ],
});

const args: HeaderProps = {
  siteName: site.name,
  homeHref: '/',
  items: headerMenu(site, sitePaths(site)),
  currentPath: '/',
  phone: { label: '(07) 5550 0148', href: 'tel:+61755500148' },
  saved: { label: 'Saved', href: '#saved', count: 3, kind: 'favourites' },
  note: '48 Mill Road, Newstead QLD 4006',
  menu: { isOpen: false, open: () => undefined, close: () => undefined },
};

const everythingInTheBar: { args: Partial<HeaderProps> } = {
  args: {
    account: { label: 'My garage', href: '#garage' },
    saved: { label: 'Compare', href: '#compare', count: 2, kind: 'comparison' },
    locations: site.locations.map(({ name }) => ({ label: name, href: '#location', phone: '(07) 5550 0148' })),
  },
};

/**
 * Stories of a look's header: with what most sites have, with everything that fits in the bar, on a phone. Its menu sheet opens.
 *
 * @example
 * const stories = headerStories(Header);
 * const meta = { ...stories.meta, component: Header } satisfies Meta<typeof Header>;
 */
export const headerStories = (Header: ComponentType<HeaderProps>) => {
  const WithMenu = (props: HeaderProps) => {
    const [isOpen, setOpen] = useState(false);
    return <Header {...props} menu={{ isOpen, open: () => setOpen(true), close: () => setOpen(false) }} />;
  };
  return {
    meta: {
      parameters: { layout: 'fullscreen' },
      args,
      render: (props: HeaderProps) => <WithMenu {...props} />,
    },
    everythingInTheBar,
    onAPhone,
  };
};
