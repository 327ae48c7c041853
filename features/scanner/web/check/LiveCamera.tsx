import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { CameraIcon, CheckIcon, createDuotone } from '#kit/web/ui/icons.tsx';
import { HelpIcon, ImageIcon } from '#kit/web/ui/more-icons.tsx';
import { MAX_LEAVES } from '../../domain/scan.ts';
import { useScannerWords } from '../words.ts';
import { type CameraFault, captureFrame } from './camera.ts';
import { CameraFrame, LiveVideo } from './CameraFrame.tsx';
import { LeafModelStatus } from './LeafModelStatus.tsx';
import { useAim } from './use-aim.ts';
import { useCamera } from './use-camera.ts';
import { useImagePicker } from './use-image-picker.tsx';
import styles from './CameraFrame.module.css';

const BOLT = 'M13 3 5.500 13.500H11L10 21l8-11h-5.500z';
const BoltIcon = /* @__PURE__ */ createDuotone(BOLT, BOLT);

/** The leaf model loads after the first picture, or after this time in milliseconds. */
const MODEL_DELAY_MS = 1_500;

interface LiveCameraProps {
  /** The crop and the field of the check. */
  readonly renderTop?: () => ReactNode;
  /** A sentence about the chosen crop, and where to go instead of the camera. */
  readonly guide?: { readonly text: string; readonly to: string; readonly onPhotoAnyway: () => void } | null;
  /** Above the shutter. */
  readonly note?: ReactNode;
  /** How many checks are used. */
  readonly countText?: string | null;
  /** Leaves already in this check. */
  readonly leaves: number;
  readonly onPictures: (pictures: readonly Blob[], from: 'camera' | 'upload') => void;
  readonly onCancel: () => void;
  /** Called once the camera is open, or known not to open. */
  readonly onReady?: () => void;
}

interface InsteadProps {
  readonly fault: CameraFault;
  readonly onGallery: () => void;
  readonly onPhoneCamera: () => void;
  readonly onAgain: () => void;
}

/** What to do where the camera does not open. */
const Instead = ({ fault, onGallery, onPhoneCamera, onAgain }: InsteadProps) => {
  const words = useScannerWords();
  return (
    <>
      {fault !== 'missing' && (
        <Button wide className={styles.act} icon={CameraIcon} onClick={onPhoneCamera}>
          {words.takePhoto}
        </Button>
      )}
      <Button
        wide
        className={fault === 'missing' ? styles.only : styles.other}
        icon={ImageIcon}
        onClick={onGallery}
      >
        {words.upload}
      </Button>
      {fault !== 'unsupported' && (
        <Button tone="plain" className={styles.text} onClick={onAgain}>
          {words.openAgain}
        </Button>
      )}
    </>
  );
};

interface ControlsProps {
  readonly leaves: number;
  readonly isLive: boolean;
  readonly onShoot: () => Promise<void>;
  readonly onGallery: () => void;
}

const Controls = ({ leaves, isLive, onShoot, onGallery }: ControlsProps) => {
  const words = useScannerWords();
  const shoot = useExclusiveAction(onShoot);
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.side} onClick={onGallery}>
        <span className={styles.square}>
          <ImageIcon />
        </span>
        {words.gallery}
      </button>
      <button
        type="button"
        className={styles.shutter}
        aria-label={words.shutter}
        aria-busy={shoot.busy || undefined}
        disabled={!isLive || shoot.busy}
        onClick={() => shoot.run()}
      >
        <CameraIcon size={40} />
      </button>
      <span className={styles.side}>
        <span className={styles.square}>
          {Math.min(leaves + 1, MAX_LEAVES)}/{MAX_LEAVES}
        </span>
        {words.leafCount}
      </span>
    </div>
  );
};

const useIsPast = (delayMs: number): boolean => {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setPast, delayMs, true);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isPast;
};

/** The live camera, or in the same frame why there is none and what to do. */
export const LiveCamera = ({
  renderTop,
  guide,
  note,
  countText,
  leaves,
  onPictures,
  onCancel,
  onReady,
}: LiveCameraProps) => {
  const words = useScannerWords();
  const { video, camera, lamp, onPlaying, openAgain } = useCamera(!guide);
  // Here, because the camera opens anew when the farmer returns from choosing a photo: what that shows would
  // take an input of its own away, and the photo with it.
  const gallery = useImagePicker({ onFiles: (files) => onPictures(files, 'upload') });
  const phoneCamera = useImagePicker({ isCamera: true, onFiles: (files) => onPictures(files, 'camera') });
  const isLive = camera.state === 'live' && !guide;
  const aim = useAim(video, isLive);
  const isLate = useIsPast(MODEL_DELAY_MS);
  const isReady = camera.state !== 'opening' || Boolean(guide) || isLate;
  const reportReady = useEffectEvent(() => onReady?.());
  useEffect(() => {
    if (isReady) reportReady();
  }, [isReady]);
  const shoot = async (): Promise<void> => {
    const picture = video.current && (await captureFrame(video.current));
    if (picture) onPictures([picture], 'camera');
  };
  const fault = camera.state === 'failed' && !guide ? camera.fault : null;
  const message = guide?.text ?? (fault && words.camera[fault]);
  return (
    <CameraFrame
      onCancel={onCancel}
      {...(renderTop && { renderTop })}
      renderPicture={() => !message && <LiveVideo video={video} onPlaying={onPlaying} />}
      renderTool={() =>
        lamp && (
          <button
            type="button"
            className={styles.tool}
            aria-label={words.light}
            aria-pressed={lamp.isOn}
            onClick={lamp.toggle}
          >
            <BoltIcon />
          </button>
        )
      }
      renderMessage={
        message
          ? () => (
              <>
                <CameraIcon size={56} />
                <p>{message}</p>
              </>
            )
          : undefined
      }
    >
      {gallery.input}
      {phoneCamera.input}
      {note}
      {guide ? (
        <>
          <LinkButton wide icon={HelpIcon} to={guide.to}>
            {words.toKey}
          </LinkButton>
          <Button wide className={styles.other} icon={CameraIcon} onClick={guide.onPhotoAnyway}>
            {words.photoForExpert}
          </Button>
        </>
      ) : fault ? (
        <Instead
          fault={fault}
          onGallery={gallery.open}
          onPhoneCamera={phoneCamera.open}
          onAgain={openAgain}
        />
      ) : (
        <>
          {!note && (
            <p className={styles.status} role="status">
              {aim === 'good' && <CheckIcon />}
              <span>{aim ? words.aim[aim] : words.tip}</span>
            </p>
          )}
          <Controls leaves={leaves} isLive={isLive} onShoot={shoot} onGallery={gallery.open} />
        </>
      )}
      <div className={styles.foot}>
        {isReady && <LeafModelStatus isCompact />}
        {countText && <p>{countText}</p>}
      </div>
    </CameraFrame>
  );
};
