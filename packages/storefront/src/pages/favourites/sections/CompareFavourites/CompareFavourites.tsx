import { useState } from 'react';
import { useStore } from 'zustand';
import { compareHref, comparedVehicles } from '@dealer/core/saved';
import type { Vehicle } from '@dealer/core/vehicle';
import { CompareChooser } from '@dealer/ui/CompareChooser';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';

/** Chooses favourites to compare. */
export const CompareFavourites = () => {
  const { vehicles } = usePage(page);
  return vehicles && <Chooser vehicles={vehicles} />;
};

const Chooser = ({ vehicles }: { vehicles: readonly Vehicle[] }) => {
  const favourites = useStore(useStorefront().stores.favourites, (state) => state.favourites);
  const choices = favourites.filter(({ id }) =>
    vehicles.some((vehicle) => vehicle.id === id && vehicle.kind !== 'sold'),
  );
  const [chosen, setChosen] = useState(() => choices.slice(0, comparedVehicles).map(({ slug }) => slug));
  const valid = chosen.filter((slug) => choices.some((choice) => choice.slug === slug));
  return choices.length < 2 ? null : (
    <CompareChooser
      vehicles={choices.map(({ slug, name, primary_image_url: picture }) => ({
        slug,
        name,
        picture,
      }))}
      chosen={valid}
      most={comparedVehicles}
      href={compareHref(valid)}
      onChoose={(slug, isChosen) => setChosen(isChosen ? [...valid, slug] : valid.filter((other) => other !== slug))}
    />
  );
};
