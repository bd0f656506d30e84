import type { BrandLoaderData } from './brandLoader.ts';
import { pageContext } from '../pageContext.ts';

/** What the sections of a brand's page are about. */
export type PageBrand = Extract<BrandLoaderData, { kind: 'brand' }>;

/** The brand of the page. */
export const [BrandContext, usePageBrand] = pageContext<PageBrand>('the page of a brand');
