import { BodySilhouette } from '../BodySilhouette/index.ts';
import { Picture, type PictureProps } from './Picture.tsx';

export type VehiclePictureProps = Pick<PictureProps, 'className' | 'sizes'> & {
  picture: { src: string; srcSet?: string | undefined; width: number; height: number } | null | undefined;
  /** The body whose drawing replaces a missing picture. */
  body: string;
  /** Class of that drawing's frame. */
  silhouette: string | undefined;
};

/**
 * A picture of a vehicle, or a drawing of its body.
 *
 * @example
 * <VehiclePicture picture={card.picture} sizes="120px" body="SUV" silhouette={styles.silhouette} />
 */
export const VehiclePicture = ({ picture, body, silhouette, ...rest }: VehiclePictureProps) => (
  <Picture
    {...rest}
    src={picture?.src}
    srcSet={picture?.srcSet}
    width={picture?.width ?? 0}
    height={picture?.height ?? 0}
    fallback={
      <div className={silhouette} aria-hidden="true">
        <BodySilhouette body={body} />
      </div>
    }
  />
);
