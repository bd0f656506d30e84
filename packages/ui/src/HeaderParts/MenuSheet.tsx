import { type ComponentType, useEffect, useState } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Menu } from '../icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import type { MenuSheetProps, MenuState } from './MenuSheetDialog.tsx';
import styles from './HeaderTools.module.css';

/** Most visitors never open the menu of a phone, so it is loaded when its button is touched or focused. */
const loadDialog = async () => (await import('./MenuSheetDialog.tsx')).MenuSheetDialog;
const prepare = (): void => void loadDialog().catch(() => undefined);

/** Opens the menu sheet; only a narrow header shows it. */
export const MenuButton = ({ menu, ...root }: WithRoot<{ menu: MenuState }, 'button'>) => {
  const t = useTexts();
  return (
    <button
      {...rootProps(root, `${styles.tool} ${styles.narrow}`)}
      type="button"
      data-part="menu-button"
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => menu.open()}
    >
      <Menu />
      <VisuallyHidden>{t('Menu')}</VisuallyHidden>
    </button>
  );
};

/**
 * The menu of a phone, over the whole height of the screen. Its code is loaded when the menu opens for the first time.
 *
 *
 * @accessibility A modal dialog named "Menu", with a landmark and native disclosures in it. The button that opens it says that it opens a dialog.
 * @accessibility Touch: an entry is at least 56 px high, one within a group 44 px.
 *
 * @example
 * <MenuSheet menu={menu} siteName={siteName} items={items} currentPath={currentPath} phone={phone} />
 */
export const MenuSheet = (props: MenuSheetProps) => {
  const { menu } = props;
  const [Dialog, setDialog] = useState<ComponentType<MenuSheetProps>>();
  useEffect(() => {
    // After a failure another press retries.
    if (menu.isOpen && !Dialog) void loadDialog().then((loaded) => setDialog(() => loaded), menu.close);
  }, [menu, Dialog]);
  return Dialog && menu.isOpen ? <Dialog {...props} /> : null;
};
