import type { DealerLocatorData } from './dealerLocatorLoader.ts';
import { pageContext } from '../pageContext.ts';

/** The search of the visitor and the coordinates of its postcode. */
export const [DealerLocatorContext, usePageLocator] = pageContext<DealerLocatorData>('the dealer locator');
