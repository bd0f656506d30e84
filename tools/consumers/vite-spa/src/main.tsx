import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// The components come before the styles of the page: whatever the order, the reset must not win over them.
import '@dealer/ui/styles.css';
import { FeaturedVehicle } from './FeaturedVehicle.tsx';
import '@dealer/ui/styles/neutral.css';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <main>
      <FeaturedVehicle />
    </main>
  </StrictMode>,
);
