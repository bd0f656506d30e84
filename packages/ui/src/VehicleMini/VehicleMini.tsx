import type { PictureModel, PlaceholderModel } from '@dealer/core/card';
import type { PriceLine } from '@dealer/core/price';
import type { CSSProperties } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { VehiclePicture } from '../Picture/VehiclePicture.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import styles from './VehicleMini.module.css';

export type VehicleMiniProps = {
  title: string;
  /** Undefined for a sold vehicle. */
  price?: PriceLine | undefined;
  picture: PictureModel | null;
  placeholder: PlaceholderModel;
  href?: string;
};

/**
 * A vehicle as a strip: the subject of a dialog or form.
 *
 * @avoid In a list to choose from: use `VehicleCard`.
 * @accessibility Picture and drawing are hidden from screen readers; the title names the vehicle and is not translated.
 *
 * @example
 * <VehicleMini title={card.title} price={card.price} picture={card.picture} placeholder={card.placeholder} />
 */
export const VehicleMini = ({
  title,
  price,
  picture,
  placeholder,
  href,
  ...root
}: WithRoot<VehicleMiniProps, 'div'>) => {
  return (
    <div {...rootProps(root, styles.mini)} data-part="vehicle-mini">
      <div className={styles.picture} style={{ '--placeholder-tint': placeholder.tint } as CSSProperties}>
        <VehiclePicture picture={picture} sizes="120px" body={placeholder.body} silhouette={styles.silhouette} />
      </div>
      <div className={styles.content}>
        <p className={styles.title} translate="no">
          {href === undefined ? title : <Link href={href}>{title}</Link>}
        </p>
        {price === undefined ? null : <PriceBlock price={price} size="s" />}
      </div>
    </div>
  );
};
