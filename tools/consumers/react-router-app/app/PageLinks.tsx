import { type LinkProps, LinkProvider } from '@dealer/ui/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const RouterLink = ({ href = '', ...link }: LinkProps) => <Link {...link} to={href} />;

export const PageLinks = ({ children }: { children: ReactNode }) => (
  <LinkProvider component={RouterLink}>{children}</LinkProvider>
);
