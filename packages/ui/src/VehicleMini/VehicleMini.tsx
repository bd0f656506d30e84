import type { PictureModel, PlaceholderModel } from '@dealer/core/card';
import type { PriceLine } from '@dealer/core/price';
import { type CSSProperties, useState } from 'react';
import { BodySilhouette } from '../BodySilhouette/BodySilhouette.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import styles from './VehicleMini.module.css';

export type VehicleMiniProps = {
  title: string;
  /** None is shown of a sold vehicle. */
  price?: PriceLine | undefined;
  picture: PictureModel | null;
  placeholder: PlaceholderModel;
  href?: string;
};

/**
 * A vehicle as a strip: what a dialog or the success page is about.
 *
 * @example
 * <VehicleMini title={card.title} price={card.price} picture={card.picture} placeholder={card.placeholder} />
 */
export const VehicleMini = ({ title, price, picture, placeholder, href }: VehicleMiniProps) => {
  const [broken, setBroken] = useState(false);
  return (
    <div className={styles.mini} data-part="vehicle-mini">
      <div className={styles.picture} style={{ '--placeholder-tint': placeholder.tint } as CSSProperties}>
        {picture === null || broken ? (
          <div className={styles.silhouette} aria-hidden="true">
            <BodySilhouette body={placeholder.body} />
          </div>
        ) : (
          // The title stands beside it.
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="120px"
            width={picture.width}
            height={picture.height}
            alt=""
            onError={() => setBroken(true)}
          />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{href === undefined ? title : <a href={href}>{title}</a>}</p>
        {price === undefined ? null : <PriceBlock price={price} size="s" />}
      </div>
    </div>
  );
};
