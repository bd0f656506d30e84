import { useState } from 'react';
import { useNavigate } from 'react-router';
import { submitLead } from '@dealer/api/leads';
import { vehicleCardModel } from '@dealer/core/card';
import { analyticsEventFor } from '@dealer/core/enquiry';
import type { EnquiryPayload, LeadContext, LeadKind } from '@dealer/core/enquiry';
import { successPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { createLastLeadStore } from '../stores/lastLeadStore.ts';

/**
 * Sends a lead and says what became of it: on to /success, or the words of the failure. One key for as long as the lead is not
 * accepted: a lead sent twice is recorded once.
 *
 * @example
 * const { context, send, failure } = useSendLead({ kind: 'test-drive', vehicle, key, onAccepted: draft.sent });
 */
export const useSendLead = ({ kind, vehicle, key, onAccepted }: { kind: LeadKind; vehicle?: Vehicle | undefined; key: string; onAccepted: () => void }) => {
  const { site, api, stores, session, events, now } = useStorefront();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [time] = useState(now);
  const card = vehicle && vehicleCardModel(vehicle, site, time);

  const context = (subcategory?: string): LeadContext => {
    const { pages, queryParams } = stores.visit.read();
    return {
      url: location.origin + location.pathname,
      userAgent: navigator.userAgent,
      visitedPages: pages,
      linkedQueryParams: queryParams,
      ...(subcategory === undefined ? {} : { subcategory }),
      optInWording: site.phrases['enquiry.optIn'],
    };
  };

  const send = async (payload: EnquiryPayload): Promise<void> => {
    setFailure(undefined);
    const outcome = await submitLead(api, payload, { idempotencyKey: key });
    if (outcome.kind !== 'accepted') {
      setFailure(outcome.message);
      if (site.forms.useBrowserAlert) globalThis.alert(outcome.message);
      return;
    }
    onAccepted();
    events.emit({ kind: 'analytics', id: analyticsEventFor(kind, vehicle), name: 'lead accepted', ...(vehicle ? { carId: vehicle.id } : {}) });
    createLastLeadStore(session).write({
      leadId: outcome.leadId,
      category: payload.category,
      ...(payload.subcategory === undefined ? {} : { subcategory: payload.subcategory }),
      ...(card ? { vehicle: { title: card.title, href: card.href } } : {}),
    });
    await navigate(successPath);
  };

  return {
    context,
    send,
    failure,
    /** The vehicle in small, above the form. */
    mini: card && { title: card.title, price: card.price, picture: card.picture, placeholder: card.placeholder },
  };
};
