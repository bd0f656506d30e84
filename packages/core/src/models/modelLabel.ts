import type { Model } from './model.ts';

/**
 * The label on a model's tile (row 2.O04; decision F7).
 *
 * @example
 * modelLabel('comingSoon'); // => 'Coming Soon'
 */
export const modelLabel = (status: Model['status']): 'New' | 'Coming Soon' =>
  status === 'comingSoon' ? 'Coming Soon' : 'New';
