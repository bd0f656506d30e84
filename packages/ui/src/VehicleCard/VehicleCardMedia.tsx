import Bookmark from 'lucide-react/icons/bookmark';
import Camera from 'lucide-react/icons/camera';
import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import MapPin from 'lucide-react/icons/map-pin';
import Scale from 'lucide-react/icons/scale';
import type { CardSaveModel, PictureModel, PlaceholderModel, VehicleTag } from '@dealer/core/card';
import { Tags } from '../Tags/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { VehicleCardPicture } from './VehicleCardPicture.tsx';
import styles from './VehicleCard.module.css';

export type VehicleCardMediaProps = {
  picture: PictureModel | null;
  placeholder: PlaceholderModel;
  photosCount: number;
  tags: readonly VehicleTag[];
  locationName?: string;
  views?: string;
  save?: CardSaveModel;
  saved: boolean;
  onSave?: () => void;
  priority: boolean;
  sizes: string;
};

const saveIcons = { favourite: Heart, compare: Scale, save: Bookmark };

/** Picture of a card with what stands on it: tags top left, save top right, place and photo count beneath. */
export const VehicleCardMedia = ({
  picture,
  placeholder,
  photosCount,
  tags,
  locationName,
  views,
  save,
  saved,
  onSave,
  priority,
  sizes,
}: VehicleCardMediaProps) => {
  const SaveIcon = save ? saveIcons[save.mode] : null;
  return (
    <div className={styles['media']} data-part="media">
      <div className={styles['frame']}>
        <VehicleCardPicture
          key={picture?.src}
          picture={picture}
          placeholder={placeholder}
          priority={priority}
          sizes={sizes}
        />
      </div>
      <div className={styles['tags']}>
        <Tags tags={tags} />
      </div>
      {save && SaveIcon ? (
        <button
          type="button"
          className={styles['save']}
          data-part="save"
          aria-pressed={saved}
          aria-label={save.label}
          onClick={onSave}
        >
          <SaveIcon aria-hidden="true" />
        </button>
      ) : null}
      <div className={styles['foot']}>
        {locationName ? (
          <span className={styles['place']} data-part="location">
            <MapPin aria-hidden="true" />
            <span className={styles['placeName']}>{locationName}</span>
          </span>
        ) : null}
        <span className={styles['counts']}>
          {views ? (
            <span className={styles['count']} data-part="views">
              <Eye aria-hidden="true" />
              {views}
            </span>
          ) : null}
          {photosCount > 1 ? (
            <span className={styles['count']} data-part="photos">
              <Camera aria-hidden="true" />
              {photosCount}
              <VisuallyHidden> photos</VisuallyHidden>
            </span>
          ) : null}
        </span>
      </div>
    </div>
  );
};
