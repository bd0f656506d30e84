import type { PageItem } from '@dealer/core/page';
import type { Site } from '@dealer/core/site';
import { ownPageSections as anySections } from '../sections/ownPageSections.ts';
import { compareSections } from '../sections/registry/compareSections.ts';
import { dealershipSections } from '../sections/registry/dealershipSections.ts';
import { enquirySections } from '../sections/registry/enquirySections.ts';
import { favouritesSections } from '../sections/registry/favouritesSections.ts';
import { modelSections } from '../sections/registry/modelSections.ts';
import { modelsSections } from '../sections/registry/modelsSections.ts';
import { offersSections } from '../sections/registry/offersSections.ts';
import { offerSections } from '../sections/registry/offerSections.ts';
import { brandsSections } from '../sections/registry/brandsSections.ts';
import { brandSections } from '../sections/registry/brandSections.ts';
import { dealerLocatorSections } from '../sections/registry/dealerLocatorSections.ts';
import { blogSections } from '../sections/registry/blogSections.ts';
import { postSections } from '../sections/registry/postSections.ts';
import { searchSections } from '../sections/registry/searchSections.ts';
import { vehicleSections } from '../sections/registry/vehicleSections.ts';
import type { SectionDefinitions } from '../sections/section.ts';
import { compareAreas, compareSectionList } from './compare/compareSectionList.ts';
import { dealershipAreas, dealershipSectionList } from './dealership/dealershipSectionList.ts';
import {
  aboutSectionList,
  contactSectionList,
  dealershipsSectionList,
  enquiryAreas,
} from './enquiry/enquirySectionLists.ts';
import { favouritesAreas, favouritesSectionList } from './favourites/favouritesSectionList.ts';
import { modelSectionList } from './model/modelSectionList.ts';
import { modelsAreas, modelsSectionList } from './models/modelsSectionList.ts';
import { offersAreas, offersSectionList } from './offers/offersSectionList.ts';
import { offerSectionList } from './offer/offerSectionList.ts';
import { brandsAreas, brandsSectionList } from './brands/brandsSectionList.ts';
import { brandAreas, brandSectionList } from './brand/brandSectionList.ts';
import { dealerLocatorAreas, dealerLocatorSectionList } from './dealerLocator/dealerLocatorSectionList.ts';
import { blogAreas, blogSectionList } from './blog/blogSectionList.ts';
import { postSectionList } from './post/postSectionList.ts';
import { searchAreas, searchSectionList } from './search/searchSectionList.ts';
import { vehicleAreas, vehicleSectionList } from './vehicle/vehicleSectionList.ts';

/** What a page list may say, for tools. */
export type ComposedPage = {
  /** The page's list where neither look nor site says otherwise. */
  readonly usual: readonly PageItem[];
  /** The areas of the page's layout. */
  readonly areas: readonly string[];
  /** The sections that it can show. */
  readonly sections: SectionDefinitions;
  /** It is about one vehicle, so that conditions on the vehicle make sense. */
  readonly hasVehicle?: boolean;
};

const contact: ComposedPage = {
  usual: contactSectionList,
  areas: enquiryAreas,
  sections: { ...anySections, ...enquirySections },
};

/** The pages that are lists of sections, by their names in the setting `pages`. Pages do not read this: it has the sections of all. */
export const composedPages: Readonly<Record<keyof Site['pages'], ComposedPage>> = {
  home: { usual: [], areas: [], sections: anySections },
  vehicle: {
    usual: vehicleSectionList,
    areas: vehicleAreas,
    sections: { ...anySections, ...vehicleSections },
    hasVehicle: true,
  },
  search: { usual: searchSectionList, areas: searchAreas, sections: { ...anySections, ...searchSections } },
  favourites: {
    usual: favouritesSectionList,
    areas: favouritesAreas,
    sections: { ...anySections, ...favouritesSections },
  },
  compare: { usual: compareSectionList, areas: compareAreas, sections: { ...anySections, ...compareSections } },
  contact,
  about: { ...contact, usual: aboutSectionList },
  dealerships: { ...contact, usual: dealershipsSectionList },
  dealership: {
    usual: dealershipSectionList,
    areas: dealershipAreas,
    sections: { ...anySections, ...dealershipSections },
  },
  offers: { usual: offersSectionList, areas: offersAreas, sections: { ...anySections, ...offersSections } },
  models: { usual: modelsSectionList, areas: modelsAreas, sections: { ...anySections, ...modelsSections } },
  model: { usual: modelSectionList, areas: [], sections: { ...anySections, ...modelSections } },
  offer: { usual: offerSectionList, areas: [], sections: { ...anySections, ...offerSections } },
  brands: { usual: brandsSectionList, areas: brandsAreas, sections: { ...anySections, ...brandsSections } },
  brand: { usual: brandSectionList, areas: brandAreas, sections: { ...anySections, ...brandSections } },
  dealerLocator: {
    usual: dealerLocatorSectionList,
    areas: dealerLocatorAreas,
    sections: { ...anySections, ...dealerLocatorSections },
  },
  blog: { usual: blogSectionList, areas: blogAreas, sections: { ...anySections, ...blogSections } },
  post: { usual: postSectionList, areas: [], sections: { ...anySections, ...postSections } },
};
