// Features to filter by, and their spellings in feeds. The first match wins; each feature occurs once.
const features: readonly (readonly [string, RegExp])[] = [
  ['Apple CarPlay', /car ?play/i],
  ['Android Auto', /android auto/i],
  ['Reversing Camera', /revers\w* camera|rear ?view camera|\b360\b.*camera|surround view/i],
  ['Parking Sensors', /park\w* sensor/i],
  ['Satellite Navigation', /nav(igation)?\b/i],
  ['Adaptive Cruise Control', /(adaptive|radar|smart) cruise/i],
  ['Blind Spot Monitor', /blind[- ]spot/i],
  ['Lane Keep Assist', /lane[- ](keep|assist|departure)/i],
  ['Leather Seats', /leather.*(seat|trim|upholstery|appointed)/i],
  ['Heated Seats', /heated (front |rear )?seat/i],
  ['Sunroof', /sun ?roof|panoramic roof|glass roof/i],
  ['Tow Bar', /tow ?bar|tow pack|tow kit/i],
  ['Bull Bar', /bull ?bar/i],
  ['Canopy', /canopy/i],
  ['Roof Racks', /roof ?(rack|rail)/i],
  ['Keyless Entry', /keyless|smart key/i],
  ['Power Tailgate', /power(ed)? tail ?gate/i],
];

/** The features of the `filtered_features` facet in a list of equipment. */
export const filteredFeatures = (equipment: readonly string[]): string[] =>
  features.filter(([, pattern]) => equipment.some((entry) => pattern.test(entry))).map(([feature]) => feature);
