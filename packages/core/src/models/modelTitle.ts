import type { Model } from './model.ts';

/**
 * A model with its maker, as headings, titles and enquiries name it.
 *
 * @example
 * modelTitle({ name: 'Ranger', manufacturerName: 'Ford' }); // => 'Ford Ranger'
 */
export const modelTitle = ({ name, manufacturerName }: Pick<Model, 'name' | 'manufacturerName'>): string =>
  manufacturerName === undefined || name.toLowerCase().startsWith(`${manufacturerName.toLowerCase()} `)
    ? name
    : `${manufacturerName} ${name}`;
