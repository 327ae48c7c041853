import { useId } from 'react';
import { classes } from '#kit/web/ui/classes.ts';
import styles from './FilePicker.module.css';

interface Props {
  readonly label: string;
  readonly accept?: string;
  readonly onPick: (file: File) => void;
  readonly quiet?: boolean;
}

/**
 * A button that opens the phone's files. The real input is layered over it, so that keyboard and screen
 * reader work.
 */
export const FilePicker = ({ label, accept, onPick, quiet = false }: Props) => {
  const id = useId();
  return (
    <div className={classes(styles.pick, quiet && styles.quiet)}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        {...(accept && { accept })}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onPick(file);
          event.target.value = '';
        }}
      />
    </div>
  );
};
