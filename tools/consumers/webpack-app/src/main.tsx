import '@dealer/ui/styles/neutral.css';
import '@dealer/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { FeaturedVehicle } from './FeaturedVehicle';

createRoot(document.getElementById('root') as HTMLElement).render(<FeaturedVehicle />);
