import { encode } from 'uqr';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './QrCode.module.css';

export type QrCodeProps = {
  /** What the code contains, usually an address. */
  text: string;
  /** What scanning it does, for screen readers: "Open this vehicle's page". */
  label: string;
};

/**
 * A QR code as an SVG, black on white in every theme, with the quiet zone of four modules that scanners need.
 *
 * @avoid For links on a phone, which cannot scan its own screen, or without the address as text.
 * @accessibility An image with the name `label`. It is black on white in the dark scheme too, so that it can be scanned.
 *
 * @example
 * <QrCode text="https://www.riverside.example/cars/2022-toyota-hilux-sr5-48213" label="QR code of this vehicle's page" />
 */
export const QrCode = ({ text, label, ...root }: WithRoot<QrCodeProps, 'svg'>) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      {...rootProps(root, styles['code'])}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles['paper']} />
      <path d={path} className={styles['ink']} />
    </svg>
  );
};
