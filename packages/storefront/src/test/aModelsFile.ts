/**
 * The content file of a site with as many models as wanted, the first of them a Hilux with everything that a model can have.
 */
export const aModelsFile = (count: number) => ({
  '/content/models.json': {
    items: [
      {
        name: 'Hilux',
        slug: 'hilux-old',
        new_slug: 'hilux',
        manufacturer_name: 'Toyota',
        body: 'Ute',
        body2: 'Trucks',
        from_price: 39_990,
        short_description: 'Half the valley starts its day in one.',
        image: '/pictures/ute/red/hero.webp',
        images: ['/pictures/ute/red/side.webp'],
        variants: [{ name: 'SR5', fuel: 'Diesel', drive: '4x4', from_price: 65_990 }],
        highlights: [{ title: 'Tows 3.5 t', text: 'With sway control.' }],
      },
      {
        name: 'Future Ute',
        slug: 'future-ute',
        manufacturer_name: 'Kia',
        status: 'coming_soon',
        body: 'Future Vehicles',
        short_description: 'Here in spring.',
      },
      ...Array.from({ length: count - 2 }, (_, at) => ({
        name: `Model ${at + 3}`,
        slug: `model-${at + 3}`,
        manufacturer_name: 'Toyota',
        body: 'SUV',
      })),
    ],
  },
});
