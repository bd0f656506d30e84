import { type AmountSite, formatPrice } from '../price/shownAmount.ts';
import { modelPath } from '../routes/modelPath.ts';
import { shortText, type TextLimit } from '../format/longText.ts';
import type { Model } from './model.ts';
import { modelLabel } from './modelTitle.ts';

/** A model's short description. */
const modelText: TextLimit = { limit: 200, cutTo: 200 };

/** The tile of a model in the directory. */
export type ModelTile = {
  readonly name: string;
  readonly label: 'New' | 'Coming Soon';
  readonly imageUrl?: string;
  /** The model's first body, whose silhouette is shown without a picture. */
  readonly body: string;
  /** "From $39,990"; absent where no price is known. */
  readonly fromPrice?: string;
  readonly text: string;
  readonly action: { readonly label: 'Explore'; readonly href: string };
};

/**
 * A model's preview tile: image, name, from price, short description cut at 200 characters, Explore link (decision F7).
 *
 * @example
 * modelTile(ranger, aSite()).fromPrice; // => 'From $39,990'
 */
export const modelTile = (model: Model, site: AmountSite): ModelTile => ({
  name: model.name,
  label: modelLabel(model.status),
  imageUrl: model.imageUrl,
  body: model.bodies[0] ?? 'Car',
  ...(model.fromPrice === undefined ? {} : { fromPrice: `From ${formatPrice(model.fromPrice, site)}` }),
  text: shortText(model.shortDescription, modelText),
  action: { label: 'Explore', href: modelPath(model) },
});
