import { useLayoutEffect, useRef, useState } from 'react';
import type { FavouriteChange } from '@dealer/core/saved';
import { vehiclePath } from '@dealer/core/routes';
import { ChangeList } from '@dealer/ui/ChangeList';
import { LiveRegion } from '@dealer/ui/LiveRegion';
import { useTexts } from '@dealer/ui/Texts';
import { focusOrHeading } from './focusOrHeading.ts';

type SavedChangesProps = { changes: readonly FavouriteChange[]; onRemove: (id: number) => void };

/**
 * What changed about saved vehicles; nothing where nothing did. A vehicle that cannot be bought any more can be removed: it is announced,
 * and the focus moves to the next button.
 */
export const SavedChanges = ({ changes, onRemove }: SavedChangesProps) => {
  const t = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef(-1);
  const [announcement, setAnnouncement] = useState('');
  const buttons = (): HTMLElement[] => [...(list.current?.querySelectorAll('button') ?? [])];

  useLayoutEffect(() => {
    if (pressed.current < 0) return;
    focusOrHeading(buttons().at(Math.min(pressed.current, buttons().length - 1)));
    pressed.current = -1;
  }, [changes.length]);

  const remove = (id: number): void => {
    pressed.current = buttons().findIndex((button) => button === document.activeElement);
    setAnnouncement(`Removed: ${changes.find(({ favourite }) => favourite.id === id)?.favourite.name ?? ''}`);
    onRemove(id);
  };

  return changes.length === 0 && announcement === '' ? null : (
    <div ref={list}>
      {changes.length === 0 ? null : (
        <ChangeList
          title={t('Since you saved them')}
          items={changes.map(({ kind, favourite, text }) => ({
            id: favourite.id,
            kind,
            name: favourite.name,
            text,
            removable: kind === 'sold' || kind === 'gone',
            ...(kind === 'gone' ? {} : { href: vehiclePath(favourite.slug) }),
          }))}
          onRemove={remove}
        />
      )}
      <LiveRegion message={announcement} />
    </div>
  );
};
