import type { FavouriteChange } from '@dealer/core/saved';
import { vehiclePath } from '@dealer/core/routes';
import { ChangeList } from '@dealer/ui/ChangeList';

type SavedChangesProps = { changes: readonly FavouriteChange[]; onRemove: (id: number) => void };

/** What changed about saved vehicles; nothing where nothing did. A vehicle that cannot be bought any more can be taken off. */
export const SavedChanges = ({ changes, onRemove }: SavedChangesProps) =>
  changes.length === 0 ? null : (
    <ChangeList
      title="Since you saved them"
      items={changes.map(({ kind, favourite, text }) => ({
        id: favourite.id,
        kind,
        name: favourite.name,
        text,
        removable: kind === 'sold' || kind === 'gone',
        ...(kind === 'gone' ? {} : { href: vehiclePath(favourite.slug) }),
      }))}
      onRemove={onRemove}
    />
  );
