import { useEffect } from 'react';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';

/**
 * Reports the location or dealership chosen in a form, by slug, also one that a draft has; `fixed` instead of it, where the form is about
 * a vehicle of that yard.
 */
export const useChosenLocation = <Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
  onLocation: ((slug: string) => void) | undefined,
  fixed?: string,
): void => {
  const [location, dealership] = useWatch({
    control,
    name: ['location' as Path<Values>, 'dealership' as Path<Values>],
  });
  const chosen = fixed ?? (location || dealership || '');
  // Without a chosen location there is nothing to change at first.
  useEffect(() => onLocation?.(chosen), [chosen, onLocation]);
};
