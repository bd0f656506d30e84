import { useStore } from 'zustand';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';

/**
 * Whether the visitor has marked a vehicle, and the way to mark or unmark one. Only the card of a changed vehicle renders again.
 */
export const useSaved = ({ id }: Pick<Vehicle, 'id'>): { isSaved: boolean; toggle: (vehicle: Vehicle) => void } => {
  const { stores } = useStorefront();
  const isSaved = useStore(stores.favourites, (state) => state.favourites.some((favourite) => favourite.id === id));
  return { isSaved, toggle: useStore(stores.favourites, (state) => state.toggle) };
};
