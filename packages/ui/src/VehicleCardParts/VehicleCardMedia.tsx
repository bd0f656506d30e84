import type { ReactNode } from 'react';
import type { VehicleCardModel } from '@dealer/core/card';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { Bookmark, Heart, MapPin, Scale } from '../icons/icons.ts';
import { Camera, Eye } from '../icons/vehicleIcons.ts';
import { Tags } from '../Tags/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import { joinClasses } from './joinClasses.ts';
import styles from './VehicleCardParts.module.css';

/**
 * The first row of a card: its picture and what is placed on it.
 *
 * @example
 * <VehicleCardMedia><VehicleCardPicture card={card} priority={priority} /><VehicleCardTags card={card} /></VehicleCardMedia>
 */
export const VehicleCardMedia = ({
  className,
  children,
  ...root
}: WithRoot<{ className?: string | undefined; children: ReactNode }, 'div'>) => (
  <div {...rootProps(root, joinClasses(styles['media'], className))} data-part="media">
    {children}
  </div>
);

export type VehicleCardTagsProps = { card: Pick<VehicleCardModel, 'tags'>; className?: string | undefined };

/** The vehicle's tags over the upper left corner of the picture. */
export const VehicleCardTags = ({ card, className, ...root }: WithRoot<VehicleCardTagsProps, 'div'>) => (
  <div {...rootProps(root, joinClasses(styles['tags'], className))}>
    <Tags tags={card.tags} />
  </div>
);

const saveIcons = { favourite: Heart, compare: Scale, save: Bookmark };

export type VehicleCardSaveProps = {
  card: Pick<VehicleCardModel, 'save'>;
  saved: boolean;
  onSave: (() => void) | undefined;
  className?: string | undefined;
};

/**
 * The control that saves or compares the vehicle, in the upper right corner; nothing where the site has none or `onSave` is missing. After it, visible while
 * focused, the way to the comparison.
 */
export const VehicleCardSave = ({
  card: { save },
  saved,
  onSave,
  className,
  ...root
}: WithRoot<VehicleCardSaveProps, 'button'>) => {
  if (!save || !onSave) return null;
  const SaveIcon = saveIcons[save.mode];
  return (
    <>
      <button
        {...rootProps(root, joinClasses(styles['save'], className))}
        type="button"
        data-part="save"
        aria-pressed={saved}
        aria-label={save.label}
        onClick={onSave}
      >
        <SaveIcon aria-hidden="true" />
      </button>
      {saved && save.comparison ? (
        <Link className={styles['comparison']} href={save.comparison.href}>
          {save.comparison.label}
        </Link>
      ) : null}
    </>
  );
};

export type VehicleCardFootProps = {
  card: Pick<VehicleCardModel, 'locationName' | 'views' | 'photosCount'>;
  className?: string | undefined;
};

/** Where the vehicle is, and how many views and photos it has: one line under the picture, or over its lower edge. */
export const VehicleCardFoot = ({
  card: { locationName, views, photosCount },
  className,
  ...root
}: WithRoot<VehicleCardFootProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, joinClasses(styles['foot'], className))}>
      {locationName ? (
        <span className={styles['location']} data-part="location">
          <MapPin />
          <span className={styles['locationName']}>{locationName}</span>
        </span>
      ) : null}
      <span className={styles['counts']} data-part="counts">
        {views ? (
          <span className={styles['count']} data-part="views">
            <Eye />
            <span>{views}</span>
          </span>
        ) : null}
        {photosCount > 1 ? (
          <span className={styles['count']} data-part="photos">
            <Camera />
            <span>{photosCount}</span>
            <VisuallyHidden> {t('photos')}</VisuallyHidden>
          </span>
        ) : null}
      </span>
    </div>
  );
};
