/** The classes that a look gives the parts of the default card and of its skeleton. */
export type VehicleCardClasses = Readonly<
  Partial<
    Record<
      'card' | 'media' | 'picture' | 'tags' | 'save' | 'foot' | 'heading' | 'facts' | 'price' | 'actions',
      string | undefined
    >
  >
>;
