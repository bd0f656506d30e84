/** The bodies by which the model directory is filtered, `?body=` (row 2.R32; decision F6), in the specification's order. */
export const modelBodies = [
  { value: 'suv', label: 'SUV' },
  { value: 'trucks', label: 'Trucks' },
  { value: 'vans', label: 'Vans' },
  { value: 'performance', label: 'Performance' },
  { value: 'electric', label: 'Electric' },
  { value: 'future-vehicles', label: 'Future Vehicles' },
] as const;

/** A value of `?body=`. */
export type ModelBody = (typeof modelBodies)[number]['value'];
