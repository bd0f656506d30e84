import type { Model } from './model.ts';

/**
 * A model's name with its manufacturer, for headings, titles and enquiries.
 *
 * @example
 * modelTitle({ name: 'Ranger', manufacturerName: 'Ford' }); // => 'Ford Ranger'
 */
export const modelTitle = ({ name, manufacturerName }: Pick<Model, 'name' | 'manufacturerName'>): string =>
  manufacturerName === undefined || name.toLowerCase().startsWith(`${manufacturerName.toLowerCase()} `)
    ? name
    : `${manufacturerName} ${name}`;

/** The label on a model's tile (decision F7): New or Coming Soon. */
export const modelLabel = (status: Model['status']): 'New' | 'Coming Soon' =>
  status === 'comingSoon' ? 'Coming Soon' : 'New';
