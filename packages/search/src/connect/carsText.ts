import { formatCount } from '@dealer/core/format';

/** "1 car", "1,204 cars". */
export const carsText = (count: number): string => `${formatCount(count)} ${count === 1 ? 'car' : 'cars'}`;
