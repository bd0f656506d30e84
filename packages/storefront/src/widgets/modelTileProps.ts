import { vehiclePicture } from '@dealer/core/card';
import { modelTile, modelTitle } from '@dealer/core/models';
import type { Model } from '@dealer/core/models';
import type { Site } from '@dealer/core/site';
import type { ModelTileProps } from '@dealer/ui/ModelTiles';

/**
 * What the tile of a model shows; `withMaker` where models of several makers stand together.
 *
 * @example
 * <ModelTiles items={models.map((model) => modelTileProps(model, site))} />
 */
export const modelTileProps = (model: Model, site: Site, withMaker = false): ModelTileProps => {
  const { name, label, imageUrl, body, fromPrice, text, action } = modelTile(model, site);
  return {
    name: withMaker ? modelTitle(model) : name,
    href: action.href,
    status: label,
    body,
    text,
    ...(fromPrice === undefined ? {} : { from: fromPrice }),
    ...(imageUrl === undefined
      ? {}
      : { picture: { src: vehiclePicture({ url: imageUrl, thumb: imageUrl }, site).src, width: 600, height: 400 } }),
  };
};
