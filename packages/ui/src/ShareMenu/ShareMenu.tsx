import type { ShareLink } from '@dealer/core/vehicle-page';
import { useId, useRef } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Check, Link } from '../icons/icons.ts';
import { Share } from '../icons/vehicleIcons.ts';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './ShareMenu.module.css';

export type ShareMenuProps = {
  /** What is shared, for the name of the button: "2022 Toyota Hilux". */
  about: string;
  /** The services to share with. */
  links: readonly ShareLink[];
  /** "Copied" while the link has just been copied; nothing otherwise. */
  copied?: string | undefined;
  /** Called when the visitor copies the address. */
  onCopy: () => void;
  /** Opens a link in a small share window; false: the browser should follow the link instead. */
  onOpen: (link: ShareLink) => boolean;
  /** Opens the native share sheet; false: it could not open, so the menu opens. */
  onNative?: (() => Promise<boolean>) | undefined;
};

/**
 * Share: the native sheet where available, otherwise a menu to copy, mail or post the link.
 *
 * @avoid For the dealer's own pages on social networks, which are `FooterSocial`.
 * @keyboard Enter or Space opens the menu, Tab moves through it, Escape closes it and the focus returns to its button.
 * @accessibility The button is named with what is shared, and the menu is a group with a name. That a link is copied is announced.
 * @accessibility Touch: an entry is at least 44 px high.
 *
 * @example
 * <ShareMenu about={model.title} links={shareLinks({ title, url })} copied={copied} onCopy={copy} onOpen={openWindow} />
 */
export const ShareMenu = ({
  about,
  links,
  copied,
  onCopy,
  onOpen,
  onNative,
  ...root
}: WithRoot<ShareMenuProps, 'div'>) => {
  const t = useTexts();
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const share = { variant: 'secondary', icon: <Share />, wide: true, 'aria-label': `Share ${about}` } as const;
  return (
    <div {...rootProps(root, styles.share)} data-part="share" data-print="hide">
      {onNative === undefined ? (
        <Button {...share} popoverTarget={id}>
          {t('Share')}
        </Button>
      ) : (
        <Button
          {...share}
          onClick={() => void onNative().then((opened) => (opened ? undefined : menu.current?.showPopover()))}
        >
          {t('Share')}
        </Button>
      )}
      <Popover ref={menu} id={id} label={t('Ways to share {about}', { about })} className={styles.menu}>
        <button type="button" className={styles.entry} onClick={onCopy}>
          {copied === undefined ? <Link /> : <Check />}
          <span>{copied ?? t('Copy link')}</span>
        </button>
        {links.map((link) => (
          <a
            key={link.kind}
            className={styles.entry}
            href={link.href}
            data-kind={link.kind}
            {...(link.inWindow ? { target: '_blank', rel: 'noopener' } : {})}
            onClick={(event) => (onOpen(link) ? event.preventDefault() : undefined)}
          >
            {link.label}
          </a>
        ))}
      </Popover>
      <span role="status">
        <VisuallyHidden>{copied}</VisuallyHidden>
      </span>
    </div>
  );
};
