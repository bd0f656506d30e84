import { useLayoutEffect, useRef } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useShownOnRoot } from '../shownOnRoot/index.ts';
import { CarFront, X } from '../icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './CompareTray.module.css';

export type CompareTrayProps = {
  /** The selected vehicles, oldest first. */
  vehicles: readonly { id: number; name: string; picture?: string }[];
  /** The most that can be compared. */
  most: number;
  /** The address of the comparison. */
  href: string;
  onRemove: (id: number) => void;
  onClear: () => void;
};

/**
 * The vehicles selected for a comparison, at the lower edge of the window on every page; on a phone only their pictures and the
 * link to the comparison.
 *
 * @avoid On the page of the comparison, or together with another bar at the lower edge.
 * @keyboard Enter or Space removes a vehicle; the focus moves to the next one.
 * @accessibility A landmark named "Vehicles to compare". The number of vehicles is announced when it changes. Pictures and free slots are hidden from screen readers.
 * @accessibility Below 64 rem the names are for screen readers only, and the buttons to remove and clear are left out for everybody.
 * @accessibility Motion: it rises once. With reduced motion it is there at once.
 *
 * @example
 * <CompareTray vehicles={chosen} most={4} href="/compare?cars=a,b" onRemove={remove} onClear={clear} />
 */
export const CompareTray = ({
  vehicles,
  most,
  href,
  onRemove,
  onClear,
  ...root
}: WithRoot<CompareTrayProps, 'aside'>) => {
  const t = useTexts();
  useShownOnRoot('lower-bar compare-tray');
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef(-1);
  // The pressed button is gone: its place in the list has the next one.
  useLayoutEffect(() => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    if (pressed.current >= 0) buttons[Math.min(pressed.current, buttons.length - 1)]?.focus();
    pressed.current = -1;
  }, [vehicles.length]);
  const status =
    vehicles.length === 1
      ? t('Choose one more to compare')
      : t('{count} of {most} chosen', { count: vehicles.length, most });
  return (
    <aside
      {...rootProps(root, styles.tray)}
      aria-label={t('Vehicles to compare')}
      data-part="compare-tray"
      data-print="hide"
    >
      <div className={styles.line}>
        <ul ref={list} className={styles.list}>
          {vehicles.map(({ id, name, picture }, at) => (
            <li key={id} className={styles.item}>
              <span className={styles.picture}>
                <CarFront />
                {picture === undefined ? null : (
                  <img
                    src={picture}
                    width={72}
                    height={48}
                    alt=""
                    onError={({ currentTarget }) => currentTarget.remove()}
                  />
                )}
              </span>
              <span className={styles.name}>{name}</span>
              <IconButton
                label={t('Remove {name}', { name })}
                icon={<X />}
                variant="bare"
                onClick={() => {
                  pressed.current = at;
                  onRemove(id);
                }}
              />
            </li>
          ))}
          {Array.from({ length: Math.max(0, most - vehicles.length) }, (_, at) => (
            <li key={`free-${at}`} className={styles.free} aria-hidden="true" />
          ))}
        </ul>
        <p className={styles.count} role="status">
          {status}
        </p>
        <div className={styles.actions}>
          <span className={styles.clear}>
            <Button variant="text" onClick={onClear}>
              {t('Clear')}
            </Button>
          </span>
          {vehicles.length > 1 ? (
            <Button variant="primary" href={href}>
              {t('Compare')}
            </Button>
          ) : null}
        </div>
      </div>
    </aside>
  );
};
