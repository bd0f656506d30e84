import './vehicleTransition.module.css';

/** The last card that was followed: after Back the transition ends there. */
let followed: string | undefined;
let named: HTMLElement | undefined;

/** At most one element has the name: with two of them the browser skips the transition. */
const nameOnly = (element: HTMLElement | null | undefined): void => {
  named?.style.removeProperty('view-transition-name');
  element?.style.setProperty('view-transition-name', 'vehicle-picture');
  named = element ?? undefined;
};

/**
 * Names the picture of the card that a link is part of. Returns whether the navigation gets a transition: none for other links, and none
 * with reduced motion.
 */
export const nameDeparture = (target: EventTarget): boolean => {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-part="vehicle-card"]') : null;
  const picture = card?.querySelector<HTMLElement>('[data-part="picture"]');
  if (!card || !picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  followed = card.dataset['vehicle'];
  nameOnly(picture);
  return true;
};

/**
 * Names the picture on the page that a navigation led to: that of the gallery, or of the card that was followed before.
 */
export const nameArrival = (): void =>
  nameOnly(
    document.querySelector<HTMLElement>('main [data-part="gallery"] [role="group"]') ??
      document.querySelector<HTMLElement>(`[data-vehicle="${followed ?? ''}"] [data-part="picture"]`),
  );
