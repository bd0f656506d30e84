'use client';

import { type LinkProps, LinkProvider } from '@dealer/ui/Link';
import Link from 'next/link';
import type { ReactNode } from 'react';

// A list of vehicles has many links: none is fetched before it is pressed.
const PageLink = (link: LinkProps & { href: string }) => <Link prefetch={false} {...link} />;

export const Links = ({ children }: { children: ReactNode }) => (
  <LinkProvider component={PageLink}>{children}</LinkProvider>
);
