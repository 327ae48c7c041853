import styles from './ReviewTurn.module.css';

interface Props {
  readonly source: string;
  readonly label: string;
  readonly onFail?: () => void;
}

export const VoicePlayer = ({ source, label, onFail }: Props) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a recorded answer has no transcript
  <audio
    controls
    preload="none"
    className={styles.voice}
    src={source}
    aria-label={label}
    {...(onFail && { onError: onFail })}
  />
);
