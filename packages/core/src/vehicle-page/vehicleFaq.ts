import type { FaqItem } from '../head/faqGraph.ts';
import { isReservable } from '../card/reservable.ts';
import { isTradeInEligible } from '../card/tradeInEligible.ts';
import { isDeliveryCalculatorShown } from './isDeliveryCalculatorShown.ts';
import { onRoadCosts } from '../price/onRoadCosts.ts';
import { priceLine } from '../price/priceLine.ts';
import { reserveTerms } from '../checkout/reserveTerms.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import { isTowed } from '../vehicle/isTowed.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { consumerNotice } from '../law/consumerNotice.ts';

const priceAnswer = (vehicle: Vehicle, site: Site): string | undefined => {
  const line = priceLine(vehicle, site);
  if (line.kind !== 'price' || line.priceType === '') return undefined;
  const stated = `${line.text} ${line.priceType.toLowerCase()}`;
  const costs = onRoadCosts(line.priceType);
  const full = `Ask us for the ${site.country === 'NZ' ? 'full' : 'drive away'} figure in writing.`;
  if (costs === undefined) return `The price is ${stated}. ${full}`;
  const on =
    site.country === 'NZ'
      ? `registration, ${site.nz.wofText} and the other costs of putting it on the road`
      : 'stamp duty, registration';
  if (site.country === 'NZ')
    return costs === 'included'
      ? `The price is ${stated}: ${on} are in it.`
      : `The price is ${stated}: ${on} come on top. ${full}`;
  return costs === 'included'
    ? `The price is ${stated}: ${on}, compulsory third party insurance and dealer delivery are in it.`
    : `The price is ${stated}: ${on} and transfer come on top. ${full}`;
};

/**
 * Questions and answers below a vehicle, each only where it applies: what the price includes, test drive, reserving, trade-in, delivery
 * and, in New Zealand, the Consumer Information Notice of used and demo vehicles.
 *
 * @example vehicleFaq(soldCar, site) // => []
 */
export const vehicleFaq = (vehicle: Vehicle, site: Site): FaqItem[] => {
  if (!isAvailable(vehicle)) return [];
  const price = priceAnswer(vehicle, site);
  const { deposit, hours } = reserveTerms(vehicle, site);
  const items: (FaqItem | undefined)[] = [
    price === undefined ? undefined : { question: 'What does the price include?', answer: price },
    isTowed(vehicle)
      ? {
          question: 'Can I see it first?',
          answer: `Yes. Tell us when you would like to come and we have it ready for you. ${site.answerTime}.`,
        }
      : {
          question: 'Can I see it and drive it first?',
          answer: `Yes. Book a test drive on this page and we have it ready for you. ${site.answerTime}.`,
        },
    isReservable(vehicle, site)
      ? {
          question: 'Can you hold it for me?',
          answer: `Yes. A deposit of ${deposit}, fully refundable, holds it for ${hours} hours.`,
        }
      : undefined,
    isTradeInEligible(vehicle, site)
      ? {
          question: `Can I trade in my ${site.vehicleNoun.toLowerCase()}?`,
          answer:
            'Yes. Vehicles over 7 years old or with more than 100,000 km generally get no online estimate; we look at those in person. ' +
            'An estimate is indicative and subject to inspection. Its data come from a third-party valuation tool.',
        }
      : undefined,
    isDeliveryCalculatorShown(vehicle, site)
      ? {
          question: 'Can you deliver it?',
          answer: 'Yes. Type your postcode into the delivery calculator on this page for an estimate.',
        }
      : undefined,
    site.country === 'NZ' && vehicle.carType !== 'new'
      ? {
          question: 'Where is the Consumer Information Notice?',
          answer: `Every used or demo vehicle has one: it says who sells it, its year, its odometer and what is owing on it. ${consumerNotice(vehicle, site) === undefined ? 'Ask us and we send it to you before you travel.' : 'The link is beside the price.'}`,
        }
      : undefined,
  ];
  return items.filter((item) => item !== undefined);
};
