import type { PlaceholderModel } from '../card/cardModel.ts';
import { vehiclePicture, picturesWithoutThumbnails } from '../vehicle/vehiclePicture.ts';
import type { GalleryPicture } from '../vehicle-page/detailModel.ts';
import type { Breadcrumb } from '../head/breadcrumbGraph.ts';
import { formatPrice } from '../price/shownAmount.ts';
import { plainText } from '../format/plainText.ts';
import { priceTypeOf } from '../price/shownPrice.ts';
import { homePath } from '../routes/paths.ts';
import { pathTo } from '../routes/pathTo.ts';
import { withQuery } from '../routes/withQuery.ts';
import type { Site } from '../site/site.ts';
import type { Model, ModelHighlight } from './model.ts';
import { modelLabel, modelTitle } from './modelTitle.ts';

/** A version of a model as a row of the page's table. */
export type ModelVariantRow = {
  readonly name: string;
  readonly fuel?: string;
  readonly transmission?: string;
  readonly drive?: string;
  /** The price as text; absent where it is not known. */
  readonly price?: string;
};

/** Everything that a model's page shows. */
export type ModelPageModel = {
  readonly title: string;
  readonly label: 'New' | 'Coming Soon';
  /** "From $39,990" and what that includes; absent where no price is known. */
  readonly price?: { readonly text: string; readonly type: string };
  readonly text: string;
  readonly gallery: {
    readonly pictures: GalleryPicture[];
    readonly placeholder: PlaceholderModel;
    readonly showThumbnails: boolean;
  };
  readonly highlights: readonly ModelHighlight[];
  readonly variants: readonly ModelVariantRow[];
  /** What the prices of the table include; absent where the table has no prices. */
  readonly variantPriceType?: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly enquiry: {
    readonly label: string;
    readonly heading: string;
    readonly message: string;
    readonly subcategory: string;
    /** The model in the lead, under the field names of a vehicle. */
    readonly extra: Readonly<Record<string, string>>;
  };
  /** The test drive link; absent while the model is coming soon. */
  readonly testDrive?: { readonly label: string; readonly href: string };
};

const picturesOf = ({ imageUrl, pictures }: Model): string[] => [
  ...new Set([...(imageUrl === undefined ? [] : [imageUrl]), ...pictures]),
];

/**
 * Everything that a model's page shows: title with the manufacturer, label, from price and what it includes, pictures,
 * highlights, versions and links. A model that is coming soon has a button to register interest instead of a test drive.
 *
 * @example
 * modelPageModel(ranger, aSite()).price; // => { text: 'From $39,990', type: 'Drive away' }
 */
export const modelPageModel = (
  model: Model,
  site: Pick<Site, 'country' | 'price' | 'nz' | 'phrases' | 'services'>,
): ModelPageModel => {
  const title = modelTitle(model);
  const isComing = model.status === 'comingSoon';
  const type = priceTypeOf(
    { carType: 'new', ...(model.priceType === undefined ? {} : { priceType: model.priceType }) },
    site,
  );
  const pictures = picturesOf(model).map(
    (url, at): GalleryPicture => ({
      ...vehiclePicture({ url, thumb: url }, site),
      alt: at === 0 ? title : `${title}, picture ${at + 1}`,
      width: 600,
      height: 400,
    }),
  );
  return {
    title,
    label: modelLabel(model.status),
    ...(model.fromPrice === undefined ? {} : { price: { text: `From ${formatPrice(model.fromPrice, site)}`, type } }),
    text: plainText(model.description) || plainText(model.shortDescription),
    gallery: {
      pictures,
      placeholder: { body: model.bodies[0] ?? 'Car', tint: 'transparent', label: `No photo of the ${title} yet` },
      showThumbnails: pictures.length > picturesWithoutThumbnails,
    },
    highlights: model.highlights,
    variants: model.variants.map(({ fromPrice, ...variant }) =>
      fromPrice === undefined ? variant : { ...variant, price: formatPrice(fromPrice, site) },
    ),
    ...(model.variants.some(({ fromPrice }) => fromPrice !== undefined) ? { variantPriceType: type } : {}),
    breadcrumbs: [
      { label: site.phrases['nav.home'], href: homePath },
      { label: 'Models', href: pathTo('models') },
      { label: title },
    ],
    enquiry: {
      label: isComing ? 'Register Interest' : site.phrases['detail.enquire'],
      heading: isComing ? `Be first to hear about the ${title}` : `Ask us about the ${title}`,
      message: isComing
        ? `Please tell me when the ${title} arrives.`
        : `I am interested in the ${title}. Please contact me.`,
      subcategory: isComing ? 'Register Interest' : 'Model Enquiry',
      extra: {
        ...(model.manufacturerName === undefined ? {} : { 'Vehicle Make': model.manufacturerName }),
        'Vehicle Model': model.name,
      },
    },
    ...(isComing
      ? {}
      : {
          testDrive: {
            label: site.phrases['detail.testDrive'],
            href: withQuery(pathTo('testDrive'), { vehicle: title }),
          },
        }),
  };
};
