import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Navigation } from '../icons/lateIcons.ts';
import { useTexts } from '../Texts/useTexts.ts';

type DirectionsButtonProps = Pick<ButtonProps, 'variant' | 'onInverse'> & { name: string; href: string };

/** The way to a location, in a new tab. */
export const DirectionsButton = ({ name, href, ...button }: DirectionsButtonProps) => {
  const t = useTexts();
  return (
    <Button
      {...button}
      href={href}
      target="_blank"
      rel="noopener"
      icon={<Navigation />}
      aria-label={t('Get Directions to {name}, opens in a new tab', { name })}
    >
      {t('Get Directions')}
    </Button>
  );
};
