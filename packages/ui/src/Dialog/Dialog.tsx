import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useShownOnRoot } from '../shownOnRoot/index.ts';
import { X } from '../icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './Dialog.module.css';
import { useFocusRef } from './useFocusRef.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A sentence below the title, announced with it. */
  description?: string;
  children: ReactNode;
  size?: 'small' | 'medium' | 'wide';
};

/**
 * A modal dialog, full screen on a phone. It traps the focus, closes with Escape, and returns the focus to the element that had it
 * before.
 *
 * @avoid For a message without a question (`Toast`), a short explanation (`Popover`), or what people may want to link to, which is a page.
 * @keyboard The title takes the focus and Tab stays within. Escape closes; the focus returns to what opened it.
 * @accessibility Screen readers: a modal dialog named by its title and described by `description`. The rest of the page is hidden from them while it is open.
 * @accessibility Touch: the closing button is 44 px square. The buttons of a form stay in view at its lower edge on screens of at least 21 rem of height, and focused fields scroll clear of them.
 * @accessibility Motion: it rises and the page behind it dims. With reduced motion both happen at once.
 *
 * @example
 * <Dialog open={open} onOpenChange={setOpen} title="Enquire Now" description="We answer within one business day."><EnquiryForm ... /></Dialog>
 */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  size = 'medium',
  ...root
}: WithRoot<DialogProps, 'div'>) => {
  const t = useTexts();
  useShownOnRoot(open ? 'overlay' : undefined);
  const ref = useFocusRef(root.ref);
  const focus = useReturnFocus();
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={styles.overlay} data-part="overlay" />
        <Radix.Content
          {...rootProps(root, styles.dialog)}
          ref={ref}
          data-size={size}
          data-part="dialog"
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            // The title gets the focus: screen readers announce it, and no on-screen keyboard opens on a phone.
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={focus.onCloseAutoFocus}
        >
          <div className={styles.header}>
            <div className={styles.content}>
              <Radix.Title ref={heading} className={styles.title} tabIndex={-1}>
                {title}
              </Radix.Title>
              {description === undefined ? null : (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label={t('Close')} icon={<X />} variant="bare" />
            </Radix.Close>
          </div>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
