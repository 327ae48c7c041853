import type { ReactNode, RefObject } from 'react';
import { classes } from '#kit/web/ui/classes.ts';
import { CloseIcon } from '#kit/web/ui/icons.tsx';
import { useScannerWords } from '../words.ts';
import styles from './CameraFrame.module.css';

interface Props {
  /** What fills the frame: the live video, the photo just taken, or nothing. */
  readonly renderPicture?: () => ReactNode;
  /** In the middle of the top row. */
  readonly renderTop?: () => ReactNode;
  /** At the end of the top row. */
  readonly renderTool?: () => ReactNode;
  /** In place of the corners that frame the leaf. */
  readonly renderMessage?: (() => ReactNode) | undefined;
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

/** The dark frame that the camera, its faults, the analysis and a poor photo share. */
export const CameraFrame = ({
  renderPicture,
  renderTop,
  renderTool,
  renderMessage,
  onCancel,
  children,
}: Props) => {
  const words = useScannerWords();
  return (
    <div className={styles.frame}>
      {renderPicture?.()}
      <div className={styles.shade} />
      <div className={styles.top}>
        {onCancel ? (
          <button type="button" className={styles.tool} aria-label={words.cancel} onClick={onCancel}>
            <CloseIcon />
          </button>
        ) : (
          <span />
        )}
        {renderTop?.() ?? <span />}
        {renderTool?.() ?? <span />}
      </div>
      <div className={classes(styles.aim, renderMessage && styles.message)}>{renderMessage?.()}</div>
      <div className={styles.bottom}>{children}</div>
    </div>
  );
};

/** A still photo over the whole frame. */
export const FramedPhoto = ({ source, label }: { readonly source: string | null; readonly label: string }) =>
  source && <img className={styles.picture} src={source} alt={label} />;

interface LiveVideoProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly onPlaying: () => void;
}

/** Never hidden: browsers do not play a muted video that is not visible. */
export const LiveVideo = ({ video, onPlaying }: LiveVideoProps) => (
  <video
    ref={video}
    className={styles.picture}
    autoPlay
    playsInline
    muted
    aria-label={useScannerWords().viewfinder}
    onPlaying={onPlaying}
  />
);
