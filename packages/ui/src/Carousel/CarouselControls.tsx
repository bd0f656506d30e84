import { ChevronLeft, ChevronRight } from '../icons/icons.ts';
import { Pause, Play } from '../icons/lateIcons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './Carousel.module.css';
import { useCarousel } from './carouselContext.ts';

/** Pause and play, previous and next, and the current position. */
export const CarouselControls = () => {
  const t = useTexts();
  const { label, index, count, goTo, rotation } = useCarousel();
  return (
    <div className={styles.controls} data-print="hide">
      {rotation === null ? null : (
        <IconButton
          label={rotation.isOn ? t('Pause: {label}', { label }) : t('Play: {label}', { label })}
          icon={rotation.isOn ? <Pause /> : <Play />}
          onClick={rotation.toggle}
        />
      )}
      <p className={styles.count}>{t('{at} of {count}', { at: index + 1, count: count })}</p>
      <IconButton
        label={t('Back: {label}', { label })}
        icon={<ChevronLeft />}
        inactive={index === 0}
        onClick={() => goTo(index - 1)}
      />
      <IconButton
        label={t('Next: {label}', { label })}
        icon={<ChevronRight />}
        inactive={index === count - 1}
        onClick={() => goTo(index + 1)}
      />
    </div>
  );
};
