import type { ReactNode } from 'react';
import type { VehicleCardModel } from '@dealer/core/card';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { joinClasses } from './joinClasses.ts';
import { SecondPictureContext, useSecondPicture } from './useSecondPicture.ts';
import styles from './VehicleCardParts.module.css';

export type VehicleCardFrameProps = {
  /** Which vehicle it is, and whether it is sold. */
  card: Pick<VehicleCardModel, 'id' | 'availability'>;
  layout?: 'grid' | 'list' | undefined;
  className?: string | undefined;
  /** Five elements: the picture, three texts, the actions. */
  children: ReactNode;
};

/**
 * The outer element of a card, which shows its second picture on hover or after a swipe. Its five rows line up with the neighbours' in a `VehicleGrid`; the link of its heading covers it.
 *
 * @avoid For articles, offers and people, whose cards have other rows: use `ContentCards` and its like.
 * @accessibility Screen readers: the control that saves is a button with a name and a pressed state, which a filled icon shows. The buttons and the menu have the title in their names. A missing picture is an image with a name.
 * @accessibility Touch: the controls are 44 px high and above the link that covers the card. A swipe shows the second picture.
 * @accessibility Motion: the second picture fades in and the bars of a skeleton pulse, with reduced motion at once and not at all.
 *
 * @example
 * <VehicleCardFrame card={card}><VehicleCardMedia>…</VehicleCardMedia><VehicleCardHeading card={card} />…</VehicleCardFrame>
 */
export const VehicleCardFrame = ({
  card,
  layout = 'grid',
  className,
  children,
  ...root
}: WithRoot<VehicleCardFrameProps, 'article'>) => {
  const { isMounted, isSwiped, handlers } = useSecondPicture(card.id);
  return (
    <article
      {...rootProps(root, joinClasses(styles['card'], className))}
      data-part="vehicle-card"
      data-layout={layout}
      data-status={card.availability}
      data-vehicle={card.id}
      data-swiped={isSwiped || undefined}
      {...handlers}
    >
      <SecondPictureContext value={isMounted}>{children}</SecondPictureContext>
    </article>
  );
};
