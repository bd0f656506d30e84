'use client';

import { LinkProvider } from '@dealer/ui/Link';
import Link from 'next/link';
import type { ReactNode } from 'react';

export const Links = ({ children }: { children: ReactNode }) => (
  <LinkProvider component={Link}>{children}</LinkProvider>
);
