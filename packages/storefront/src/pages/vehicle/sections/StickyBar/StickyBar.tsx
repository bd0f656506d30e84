import { telHref, vehiclePhone } from '@dealer/core/contact';
import { ActionBar } from '@dealer/ui/ActionBar';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { pressed } from '../../pressed.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { lazyWithPreload } from '../../../../pageStart/later/lazyWithPreload.tsx';
import { LazyOnIdle } from '../../../../pageStart/later/LazyOnIdle.tsx';

const VehicleSticky = lazyWithPreload(async () => (await import('./VehicleSticky.tsx')).VehicleSticky);

/** A bar with the price and the main button. */
export const StickyBar = () => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site } = storefront;
  const { quoted, model, now } = usePage(page);
  const action = model.buttons.find(({ emphasis }) => emphasis === 'primary');
  const call = telHref(vehiclePhone(quoted, site) ?? '');
  return model.sold ? null : (
    // No box of its own: the bar is sticky within the page.
    <div style={{ display: 'contents' }} onClickCapture={(event) => pressed(event, quoted, storefront)}>
      <ActionBar
        title={model.title}
        price={model.price}
        action={action}
        call={call === undefined || action?.href === call ? undefined : { label: t('Call the dealer'), href: call }}
        everywhere={site.detail.stickyVariant === 'bottom-bar'}
      >
        <LazyOnIdle part={VehicleSticky}>
          <VehicleSticky vehicle={quoted} now={now} />
        </LazyOnIdle>
      </ActionBar>
    </div>
  );
};
