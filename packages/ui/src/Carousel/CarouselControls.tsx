import { ChevronLeft, ChevronRight } from '../icons/icons.ts';
import { Pause, Play } from '../icons/lateIcons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Carousel.module.css';
import { useCarousel } from './carouselContext.ts';

/** Pause and play, previous and next, and the current position. */
export const CarouselControls = () => {
  const { label, index, count, goTo, rotation } = useCarousel();
  return (
    <div className={styles.controls} data-print="hide">
      {rotation === null ? null : (
        <IconButton
          label={rotation.isOn ? `Pause: ${label}` : `Play: ${label}`}
          icon={rotation.isOn ? <Pause /> : <Play />}
          onClick={rotation.toggle}
        />
      )}
      <p className={styles.count}>{`${index + 1} of ${count}`}</p>
      <IconButton
        label={`Back: ${label}`}
        icon={<ChevronLeft />}
        inactive={index === 0}
        onClick={() => goTo(index - 1)}
      />
      <IconButton
        label={`Next: ${label}`}
        icon={<ChevronRight />}
        inactive={index === count - 1}
        onClick={() => goTo(index + 1)}
      />
    </div>
  );
};
