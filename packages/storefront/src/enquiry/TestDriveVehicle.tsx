import { useStore } from 'zustand';
import { vehicleCardModel } from '@dealer/core/card';
import { textDebounceMs } from '@dealer/core/search';
import type { Vehicle } from '@dealer/core/vehicle';
import { VehiclePicker, type VehiclePickerOption } from '@dealer/ui/VehiclePicker';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../boot/storefront.ts';
import { viewedCars } from '../stores/viewedCars.ts';
import { useStockAnswer } from '../stock/useStockAnswer.ts';
import { useVehiclesById } from '../stock/useVehiclesById.ts';

type TestDriveVehicleProps = {
  id: string;
  text: string;
  onText: (text: string) => void;
  picked: Vehicle | undefined;
  onPick: (vehicle: Vehicle | undefined) => void;
  error: string | undefined;
  now: number;
};

/** The label of the field. */
export const pickerLabel = 'Which vehicle would you like to drive?';

/** What is offered before anything was typed, and at most for what was. */
const offered = 3;
/** Fewer letters say too little. */
const fewestLetters = 2;

/**
 * Which vehicle is to be driven: one that was looked at, one of the stock that answers to what is typed, or just the text as typed.
 */
export const TestDriveVehicle = ({ id, text, onText, picked, onPick, error, now }: TestDriveVehicleProps) => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site } = storefront;
  const viewed = useStore(viewedCars(storefront), (state) => state.viewed)
    .slice(0, offered)
    .map((car) => car.id);
  const { vehicles: known } = useVehiclesById(viewed);
  const q = text.trim();
  const isAsking = q.length >= fewestLetters;
  const [found] = useStockAnswer([{ q: isAsking ? q : '', limit: isAsking ? offered : 0 }], textDebounceMs) ?? [];

  const offers = isAsking
    ? (found?.vehicles.slice(0, offered) ?? [])
    : (known ?? []).filter(({ kind }) => kind !== 'sold');
  const optionOf = (vehicle: Vehicle): VehiclePickerOption => {
    const { title, price, picture, placeholder } = vehicleCardModel(vehicle, site, now);
    return { id: vehicle.id, title, price, picture, placeholder };
  };
  const count = found?.total ?? 0;
  const status =
    !isAsking || found === undefined
      ? ''
      : count === 0
        ? t('None of our vehicles is called so. Send it as it is and we will find out what you mean.')
        : t('{shown} of {count} vehicles in stock', { shown: offers.length, count: count.toLocaleString('en-AU') });

  return (
    <VehiclePicker
      id={id}
      label={pickerLabel}
      hint={t('Type a make or model and pick one of ours, or say it in your own words.')}
      error={error}
      text={text}
      onText={onText}
      optionsLabel={isAsking ? t('Vehicles in stock') : t('Vehicles you looked at')}
      options={offers.map(optionOf)}
      status={status}
      chosen={picked && optionOf(picked)}
      onChoose={(vehicleId) => onPick(offers.find((vehicle) => vehicle.id === vehicleId))}
      onClear={() => onPick(undefined)}
    />
  );
};
