/** The makes of a yard, for stories. */
export const exampleMakes = [
  'Toyota',
  'Ford',
  'Mazda',
  'Mitsubishi',
  'Hyundai',
  'Kia',
  'Nissan',
  'Isuzu',
  'Subaru',
  'Volkswagen',
  'Mercedes-Benz',
  'Land Rover',
];
