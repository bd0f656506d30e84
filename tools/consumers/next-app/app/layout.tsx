import '@dealer/ui/styles/neutral.css';
import '@dealer/ui/styles.css';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Links } from './Links';

export const metadata = { title: 'City Motors', icons: 'data:,' };

const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en-AU">
    <body>
      <Links>
        <Suspense>{children}</Suspense>
      </Links>
    </body>
  </html>
);

export default Layout;
