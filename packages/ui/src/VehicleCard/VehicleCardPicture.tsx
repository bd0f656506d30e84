import { useState } from 'react';
import type { CSSProperties } from 'react';
import type { PictureModel, PlaceholderModel } from '@dealer/core/card';
import { BodySilhouette } from '../BodySilhouette/index.ts';
import styles from './VehicleCard.module.css';

export type VehicleCardPictureProps = {
  picture: PictureModel | null;
  placeholder: PlaceholderModel;
  priority: boolean;
  sizes: string;
};

type Loading = 'waiting' | 'shown' | 'broken';

/** The picture over a tint of the vehicle's colour; a silhouette where there is none or it does not load. The space is the same. */
export const VehicleCardPicture = ({ picture, placeholder, priority, sizes }: VehicleCardPictureProps) => {
  const [loading, setLoading] = useState<Loading>('waiting');
  // A picture from the cache may be complete before React listens.
  const noticeCached = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setLoading('shown');
  };

  const hasPicture = picture !== null && loading !== 'broken';
  return (
    <div
      className={styles['picture']}
      data-part="picture"
      data-state={hasPicture ? loading : 'placeholder'}
      style={{ '--tint': placeholder.tint } as CSSProperties}
    >
      {hasPicture ? (
        <img
          ref={noticeCached}
          className={styles['image']}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={picture.srcSet ? sizes : undefined}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          data-priority={priority || undefined}
          onLoad={() => setLoading('shown')}
          onError={() => setLoading('broken')}
        />
      ) : (
        <div className={styles['placeholder']} role="img" aria-label={placeholder.label}>
          <BodySilhouette body={placeholder.body} />
          <span className={styles['placeholderLabel']} aria-hidden="true">
            {placeholder.label}
          </span>
        </div>
      )}
    </div>
  );
};
