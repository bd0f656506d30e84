import type { VehicleDoc } from '../vehicle/vehicleDoc.ts';

/** The input of `vehicleCategories`. */
type CategoryFacts = Pick<
  VehicleDoc,
  | 'make'
  | 'price'
  | 'simple_body'
  | 'simple_fuel'
  | 'simple_drive'
  | 'seats'
  | 'item_type'
  | 'car_type'
  | 'badge'
  | 'variant'
>;

const prestigeMakes = new Set([
  'Aston Martin',
  'Audi',
  'Bentley',
  'BMW',
  'Ferrari',
  'Genesis',
  'Jaguar',
  'Lamborghini',
  'Land Rover',
  'Lexus',
  'Lotus',
  'Maserati',
  'McLaren',
  'Mercedes-Benz',
  'Porsche',
  'Rolls-Royce',
]);
const workBodies = new Set(['Ute', 'Van', 'Light Truck', 'Cab Chassis', 'Bus']);

/** The values of the `categories` facet for a vehicle, such as family cars. They depend only on known facts. */
export const vehicleCategories = (doc: CategoryFacts): string[] => {
  const categories: string[] = [];
  const body = doc.simple_body ?? '';
  const seats = doc.seats ?? 0;
  if (doc.item_type === 'caravan') return ['Caravans'];
  if (doc.item_type === 'motorcycle') return ['Motorcycles'];
  if (doc.item_type === 'truck') return ['Trucks', 'Work'];
  if (seats >= 7 ? body !== 'Bus' && body !== 'Light Truck' : seats === 5 && (body === 'SUV' || body === 'Wagon'))
    categories.push('Family');
  if (workBodies.has(body)) categories.push('Work');
  if (doc.simple_drive === '4x4') categories.push('4x4 & Off-road');
  if (/hybrid|electric/i.test(doc.simple_fuel ?? '')) categories.push('Electric & Hybrid');
  if (seats >= 7) categories.push('7+ Seats');
  if (prestigeMakes.has(doc.make ?? '')) categories.push('Prestige');
  if (
    (body === 'Hatch' || body === 'Sedan') &&
    doc.car_type === 'used' &&
    doc.price !== undefined &&
    doc.price < 15_000
  )
    categories.push('First Car');
  if ((doc.variant?.towingcapacitybraked ?? 0) >= 3000) categories.push('Towing');
  return categories;
};
