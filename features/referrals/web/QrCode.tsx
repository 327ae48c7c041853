import { generate } from 'lean-qr';
import { useMemo } from 'react';
import styles from './referrals.module.css';

/** Dark on light in both themes, with the quiet zone that scanners need. */
const QUIET_ZONE = 4;

export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { size, path } = useMemo(() => {
    const code = generate(text);
    let d = '';
    for (let y = 0; y < code.size; y += 1)
      for (let x = 0; x < code.size; x += 1)
        if (code.get(x, y)) d += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`;
    return { size: code.size + 2 * QUIET_ZONE, path: d };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.qr}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
