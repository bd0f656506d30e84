import { useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router';
import {
  postcodeLength,
  filterLocations,
  locationAreas,
  locationsInArea,
  type LocatorChoice,
  locatorPath,
  type LocatorType,
  locatorTypes,
  nearestLocations,
  openLocations,
  orderLocations,
  readLocator,
  readPostcode,
} from '@dealer/core/contact';
import { Button } from '@dealer/ui/Button';
import { DealerLocator } from '@dealer/ui/DealerLocator';
import { EmptyState } from '@dealer/ui/EmptyState';
import { useStorefront } from '../../../../boot/storefront.ts';
import { nextLocation } from '../../../../browser/nextLocation.ts';
import { useMinute } from '../../../../browser/useMinute.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { LocationCards } from '../../../../locations/LocationCards.tsx';
import { LocatorMap } from './LocatorMap.tsx';

const typeNames: Readonly<Record<LocatorType, string>> = {
  all: 'Anything',
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
};

/** Finds the nearest location by postcode; by state or suburb where the site cannot look postcodes up. */
export const LocationFinder = () => {
  const t = useTexts();
  const { site, router } = useStorefront();
  const { choice, location } = usePage(page);
  const { key } = useLocation();
  const navigate = useNavigate();
  const minute = useMinute();
  const isBusy = useNavigation().state !== 'idle';
  // The typed text applies until the URL changes.
  const [typed, setTyped] = useState<{ key: string; text: string; error?: string }>({ key, text: choice.postcode });
  const field = typed.key === key ? typed : { text: choice.postcode };

  const visible = orderLocations(filterLocations(site.locations, 'all'));
  const types = locatorTypes(visible);
  const type = types.includes(choice.type) ? choice.type : 'all';
  const fitting = orderLocations(filterLocations(site.locations, type));
  const hasLookup = site.services.maps !== null;
  const found =
    location?.kind === 'place'
      ? nearestLocations(fitting, location)
      : locationsInArea(fitting, hasLookup ? '' : choice.area).map((location) => ({ location }));
  const { hasHours, open } = openLocations(visible, site, minute);
  const isOpenOnly = choice.open && hasHours;
  const distances = isOpenOnly ? found.filter(({ location }) => open.includes(location)) : found;

  const change = (changed: Partial<LocatorChoice>, options: NavigateOptions = { replace: true }): void =>
    void navigate(locatorPath({ ...readLocator(nextLocation(router).search), ...changed }), {
      ...options,
      preventScrollReset: true,
    });
  const submit = (): void => {
    const read = readPostcode(field.text);
    if (read.kind === 'invalid') {
      setTyped({ key, text: field.text, error: read.message });
      document.getElementById('locator-postcode')?.focus();
    } else change({ postcode: read.postcode }, {});
  };
  const lookupMessage = location?.kind === 'invalid' || location?.kind === 'unknown' ? location.message : undefined;
  const error = 'error' in field ? field.error : field.text === choice.postcode ? lookupMessage : undefined;

  const count = `${distances.length} ${distances.length === 1 ? 'location' : 'locations'}${isOpenOnly ? ' open now' : ''}`;
  return (
    <DealerLocator
      {...(hasLookup
        ? {
            postcode: {
              value: field.text,
              length: postcodeLength,
              busy: isBusy,
              onType: (written) => setTyped({ key, text: written }),
              onSubmit: submit,
              error,
            },
          }
        : {
            location: {
              label: site.country === 'NZ' ? t('Town or suburb') : t('State or suburb'),
              value: choice.area,
              options: locationAreas(visible),
              onChange: (value) => change({ area: value }),
            },
          })}
      types={types.map((value) => ({ value, label: typeNames[value] }))}
      type={type}
      onType={(value) => change({ type: value as LocatorType })}
      {...(hasHours ? { openNow: { isOn: isOpenOnly, onChange: (isOn) => change({ open: isOn }) } } : {})}
      view={choice.view}
      onView={(view) => change({ view })}
      summary={
        location?.kind === 'place'
          ? t('{count}, nearest to {postcode} first', { count, postcode: choice.postcode })
          : count
      }
      {...(location?.kind === 'failed'
        ? { problem: `We could not look up ${choice.postcode} just now, so distances are not shown.` }
        : {})}
    >
      {isOpenOnly && distances.length === 0 ? (
        <EmptyState
          title={t('None is open now')}
          text={t('Their cards say when each opens next.')}
          action={<Button onClick={() => change({ open: false })}>{t('Show all locations')}</Button>}
        />
      ) : choice.view === 'map' ? (
        <LocatorMap key={`${choice.postcode}:${type}:${choice.area}`} distances={distances} />
      ) : (
        <LocationCards headingLevel={2} locations={distances.map(({ location }) => location)} distances={distances} />
      )}
    </DealerLocator>
  );
};
