import styles from './ReviewTurn.module.css';

interface Props {
  readonly source: string;
  readonly label: string;
  readonly onFail?: () => void;
}

export const VoicePlayer = ({ source, label, onFail }: Props) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- somebody spoke for a minute; nobody wrote it down
  <audio
    controls
    preload="none"
    className={styles.voice}
    src={source}
    aria-label={label}
    {...(onFail && { onError: onFail })}
  />
);
