import { type CSSProperties, type SyntheticEvent, use, useState } from 'react';
import type { VehicleCardModel } from '@dealer/core/card';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { BodySilhouette } from '../BodySilhouette/index.ts';
import { repeatError } from '../Picture/repeatError.ts';
import { joinClasses } from './joinClasses.ts';
import { SecondPictureContext } from './useSecondPicture.ts';
import styles from './VehicleCardParts.module.css';

export type VehicleCardPictureProps = {
  card: Pick<VehicleCardModel, 'picture' | 'secondPicture' | 'placeholder'>;
  /** The picture is among the first on the page: loaded at once, not faded in. */
  priority: boolean | 'first';
  className?: string | undefined;
};

/** Width of the picture for the browser's choice of file. */
const sizes = '(min-width: 80rem) 24rem, (min-width: 40rem) 50vw, 100vw';

type Loading = 'waiting' | 'shown' | 'broken';

/** Visible only when it has loaded: until then the first picture is. */
const showSecond = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  currentTarget.dataset['loaded'] = '';
};

const Picture = ({
  card: { picture, secondPicture, placeholder },
  priority,
  className,
  ...root
}: WithRoot<VehicleCardPictureProps, 'div'>) => {
  const hasSecond = use(SecondPictureContext);
  // A picture in the HTML of a server and one from the cache are visible at once, without waiting for a script.
  const [loading, setLoading] = useState<Loading>('shown');
  const onMount = (image: HTMLImageElement | null) => {
    if (image?.complete === false) setLoading('waiting');
    else repeatError(image);
  };

  const hasPicture = picture !== null && loading !== 'broken';
  return (
    <div
      {...rootProps(root, joinClasses(styles['picture'], className), { '--tint': placeholder.tint } as CSSProperties)}
      data-part="picture"
      data-state={hasPicture ? loading : 'placeholder'}
    >
      {hasPicture ? (
        <img
          ref={onMount}
          className={styles['image']}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={picture.srcSet ? sizes : undefined}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority === 'first' ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          data-priority={priority ? true : undefined}
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
      {hasPicture && hasSecond && secondPicture ? (
        <img
          className={styles['second']}
          src={secondPicture.src}
          srcSet={secondPicture.srcSet}
          sizes={secondPicture.srcSet ? sizes : undefined}
          width={secondPicture.width}
          height={secondPicture.height}
          alt={secondPicture.alt}
          onLoad={showSecond}
        />
      ) : null}
    </div>
  );
};

/** The picture over a tint of the vehicle's colour; a silhouette of the same size where there is none or it does not load. */
export const VehicleCardPicture = (props: WithRoot<VehicleCardPictureProps, 'div'>) => (
  <Picture key={props.card.picture?.src} {...props} />
);
