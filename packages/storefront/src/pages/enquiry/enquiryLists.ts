/** The sections of a page with an enquiry form. */
export const formAndLocation = [
  { section: 'enquiryForm', area: 'main' },
  { section: 'mainLocation', area: 'side' },
] as const;

const contact = [...formAndLocation, { section: 'locationList', area: 'foot', settings: { show: 'others' } }] as const;

/** The enquiry pages whose sections looks and sites can change, by their names in `pages`. */
export const enquiryLists = {
  contact,
  about: [{ section: 'aboutText', area: 'head' }, ...contact],
  dealerships: [
    { section: 'locationList', area: 'head' },
    { section: 'enquiryForm', area: 'main' },
  ],
} as const;
