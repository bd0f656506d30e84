/** Attributes with addresses of pictures. */
const addresses = ['src', 'srcset', 'poster'];

/**
 * Stories name pictures by their path on a site: `/pictures/…`. A Storybook that is published below a path has them there.
 */
export const findPicturesBelow = (base: string): void => {
  if (base === '/') return;
  const below = (value: string): string => value.replace(/(^|[\s,])\/pictures\//g, `$1${base}pictures/`);
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, addresses.includes(name.toLowerCase()) ? below(String(value)) : value);
  };
  // React writes the address of an image as a property.
  for (const { prototype } of [HTMLImageElement, HTMLMediaElement, HTMLSourceElement]) {
    const { set, get } = Object.getOwnPropertyDescriptor(prototype, 'src') ?? {};
    if (!set || !get) continue;
    Object.defineProperty(prototype, 'src', {
      configurable: true,
      enumerable: true,
      get,
      set(value: string) {
        set.call(this, below(String(value)));
      },
    });
  }
};
