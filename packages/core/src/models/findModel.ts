import type { Model } from './model.ts';

/** The model at an address, or the model that has moved from it to another. */
export type FoundModel = { readonly kind: 'model' | 'moved'; readonly model: Model };

/** The slug in the address of a model's page. */
const addressSlug = ({ slug, newSlug }: Model): string => newSlug ?? slug;

/**
 * The model that the address of a page names, by its new slug where it has one, else by its slug; one found by a slug that a new one
 * replaced has moved (rows 2.R31; decision F7). Nothing for an unknown slug. Capital letters make no difference.
 *
 * @example
 * findModel([{ ...ranger, slug: 'ranger', newSlug: 'ranger-2026' }], 'ranger')?.kind; // => 'moved'
 */
export const findModel = (models: readonly Model[], slug: string): FoundModel | undefined => {
  const wanted = slug.toLowerCase();
  const model = models.find((one) => addressSlug(one).toLowerCase() === wanted);
  if (model !== undefined) return { kind: 'model', model };
  const moved = models.find((one) => one.slug.toLowerCase() === wanted);
  return moved && { kind: 'moved', model: moved };
};
