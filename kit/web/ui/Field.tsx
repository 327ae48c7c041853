import { useId, useState } from 'react';
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { useWords } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { IconButton } from './Button.tsx';
import { EyeIcon, EyeOffIcon } from './eye-icons.tsx';
import { WarningIcon } from './icons.tsx';
import { Mic } from './Mic.tsx';
import styles from './Field.module.css';

interface FieldFrameProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** An error message: what is wrong and what to do. */
  readonly error?: string | null | undefined;
  /** The label is the placeholder and for screen readers, where the field explains itself. */
  readonly isLabelHidden?: boolean | undefined;
}

interface Ids {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

const FieldFrame = ({
  label,
  hint,
  error,
  isLabelHidden,
  children,
  inside,
}: FieldFrameProps & { readonly children: (ids: Ids) => ReactNode; readonly inside?: ReactNode }) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'unseen' : styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
        {inside}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <WarningIcon size={18} />
          {error}
        </p>
      )}
    </div>
  );
};

type TextProps = FieldFrameProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** For free text: a microphone, if the browser can recognise speech. */
    readonly mic?: boolean;
    readonly inside?: ReactNode;
  };

export const Field = ({
  label,
  hint,
  error,
  isLabelHidden,
  value,
  onChange,
  mic,
  inside,
  ...rest
}: TextProps) => (
  <FieldFrame
    label={label}
    hint={hint}
    error={error}
    isLabelHidden={isLabelHidden}
    inside={
      <>
        {inside}
        {mic && <Mic onTranscript={(heard) => onChange(value ? `${value} ${heard}` : heard)} />}
      </>
    }
  >
    {(ids) => (
      <input
        type="text"
        placeholder={isLabelHidden ? label : undefined}
        {...rest}
        {...ids}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </FieldFrame>
);

export const PasswordField = ({ ...props }: Omit<TextProps, 'type' | 'inside' | 'mic'>) => {
  const words = useWords({ en, sw });
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      inside={
        <IconButton
          label={shown ? words.hidePassword : words.showPassword}
          icon={shown ? EyeOffIcon : EyeIcon}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
};

type AreaProps = FieldFrameProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly mic?: boolean;
  };

export const TextArea = ({ label, hint, error, value, onChange, mic, rows = 4, ...rest }: AreaProps) => (
  <FieldFrame
    label={label}
    hint={hint}
    error={error}
    inside={mic && <Mic onTranscript={(heard) => onChange(value ? `${value} ${heard}` : heard)} />}
  >
    {(ids) => (
      <textarea
        {...rest}
        {...ids}
        rows={rows}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </FieldFrame>
);

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

type SelectProps<Value extends string> = FieldFrameProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'> & {
    readonly value: Value;
    readonly options: readonly Option<Value>[];
    readonly onChange: (value: Value) => void;
  };

export const Select = <Value extends string>({
  label,
  hint,
  error,
  value,
  options,
  onChange,
  ...rest
}: SelectProps<Value>) => (
  <FieldFrame label={label} hint={hint} error={error}>
    {(ids) => (
      <select
        {...rest}
        {...ids}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
);
