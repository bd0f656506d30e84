import { index, route } from '@react-router/dev/routes';

export default [index('home.tsx'), route('cars', 'cars.tsx')];
