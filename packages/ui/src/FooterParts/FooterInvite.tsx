import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/index.ts';
import type { FooterLink } from './FooterLinks.tsx';
import styles from './FooterParts.module.css';

export type FooterInviteProps = {
  title: string;
  text?: string | undefined;
  /** The first is the filled button. */
  actions: readonly FooterLink[];
};

/** A call to action at the end of each page. */
export const FooterInvite = ({
  invite,
  onInverse = false,
  ...root
}: WithRoot<
  {
    invite: FooterInviteProps | undefined;
    /** On a dark background. */
    onInverse?: boolean;
  },
  'div'
>) =>
  invite === undefined ? null : (
    <div {...rootProps(root, styles.invite)} data-part="invite">
      <div className={styles.inviteText}>
        <h2 className={styles.inviteTitle} data-part="invite-title">
          {invite.title}
        </h2>
        {invite.text === undefined ? null : <p>{invite.text}</p>}
      </div>
      <div className={styles.inviteActions}>
        {invite.actions.map(({ label, href }, at) => (
          <Button
            key={href}
            variant={at === 0 ? 'primary' : 'secondary'}
            size="large"
            onInverse={onInverse}
            href={href}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
