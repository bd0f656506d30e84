/** A body type: its name in code, its facet value (`simple_body`) and its label. */
export type BodyType = { readonly name: string; readonly value: string; readonly label: string };

/** The 20 body types, in the order of filters and menus. */
export const bodyTypes = [
  { name: '4x4', value: '4x4', label: '4x4s' },
  { name: 'bus', value: 'Bus', label: 'Buses' },
  { name: 'cabChassis', value: 'Cab Chassis', label: 'Cab chassis' },
  { name: 'convertible', value: 'Convertible', label: 'Convertibles' },
  { name: 'coupe', value: 'Coupe', label: 'Coupes' },
  { name: 'ev', value: 'EV', label: 'EVs' },
  { name: 'hardtop', value: 'Hardtop', label: 'Hardtops' },
  { name: 'hatch', value: 'Hatch', label: 'Hatches' },
  { name: 'hatchback', value: 'Hatchback', label: 'Hatchbacks' },
  { name: 'motorhome', value: 'Motorhome', label: 'Motorhomes' },
  { name: 'lightTruck', value: 'Light Truck', label: 'Light trucks' },
  { name: 'peopleMover', value: 'People Mover', label: 'People movers' },
  { name: 'prestige', value: 'Prestige', label: 'Prestige cars' },
  { name: 'sedan', value: 'Sedan', label: 'Sedans' },
  { name: 'softtop', value: 'Softtop', label: 'Softtops' },
  { name: 'suv', value: 'SUV', label: 'SUVs' },
  { name: 'ute', value: 'Ute', label: 'Utes' },
  { name: 'van', value: 'Van', label: 'Vans' },
  { name: 'wagon', value: 'Wagon', label: 'Wagons' },
  { name: 'stationWagon', value: 'Station Wagon', label: 'Station wagons' },
] as const satisfies readonly BodyType[];
