import { vehiclePicture } from '@dealer/core/vehicle';
import { type Model, modelTile, modelTitle } from '@dealer/core/brands';
import type { Site } from '@dealer/core/site';
import type { ModelTileProps } from '@dealer/ui/ModelTiles';

/** What the tile of a model shows; `withMaker` in a list with models of several makers. */
export const modelTileProps = (model: Model, site: Site, withMaker = false): ModelTileProps => {
  const { name, label, imageUrl, body, fromPrice, text, action } = modelTile(model, site);
  return {
    name: withMaker ? modelTitle(model) : name,
    href: action.href,
    status: label,
    body,
    text,
    from: fromPrice,
    ...(imageUrl === undefined
      ? {}
      : { picture: { src: vehiclePicture({ url: imageUrl, thumb: imageUrl }, site).src, width: 600, height: 400 } }),
  };
};
