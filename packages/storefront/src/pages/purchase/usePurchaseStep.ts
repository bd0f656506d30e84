import { useLocation, useNavigate } from 'react-router';
import { type PurchaseStep, purchaseSteps } from '@dealer/core/checkout';
import { checkoutJourneyPath } from '@dealer/core/routes';

/**
 * The step in the address, so that Back returns a step and a reload stays; never beyond the first unanswered step.
 *
 * @example
 * const { step, goTo } = usePurchaseStep(slug, furthest);
 */
export const usePurchaseStep = (
  slug: string,
  furthest: PurchaseStep,
): { step: PurchaseStep; goTo: (step: PurchaseStep) => void } => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const requested = purchaseSteps.find((name) => name === new URLSearchParams(search).get('step')) ?? 'vehicle';
  const step = purchaseSteps.indexOf(requested) > purchaseSteps.indexOf(furthest) ? furthest : requested;
  return {
    step,
    goTo: (next) => void navigate(`${checkoutJourneyPath(slug)}&step=${next}`, { state: { kind: 'search' } }),
  };
};
