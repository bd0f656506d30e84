/** The comparison of two vehicles of the stock of stories. */
export const comparedPair = '/compare?cars=2018-toyota-camry-sl-hybrid-u1049,2026-subaru-forester-2-5i-premium-d1045';
