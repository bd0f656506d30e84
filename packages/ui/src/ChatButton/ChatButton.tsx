import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { MessageCircle } from '../icons/lateIcons.ts';
import { Button } from '../Button/Button.tsx';
import styles from './ChatButton.module.css';

export type ChatButtonProps = {
  label: string;
  /** Called when the visitor opens the chat. */
  onClick: () => void;
};

/**
 * The button of a chat at the lower edge of each page, above other bars.
 *
 * @avoid For the contact page, which is a link: this opens the chat of another provider.
 * @accessibility Announced as a button that opens a dialog. The label is always visible, and the icon is hidden from screen readers.
 *
 * @example
 * <ChatButton label="Chat with us" onClick={open} />
 */
export const ChatButton = ({ label, onClick, ...root }: WithRoot<ChatButtonProps, 'div'>) => (
  <div {...rootProps(root, styles.corner)} data-part="chat-button" data-print="hide">
    <Button variant="primary" icon={<MessageCircle />} aria-haspopup="dialog" onClick={onClick}>
      {label}
    </Button>
  </div>
);
