import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { Button } from './Button.tsx';
import { Row } from './layout.tsx';
import { Sheet } from './Sheet.tsx';

interface Props {
  /** Names the object: "Delete the field Shamba la mto?" */
  readonly title: string;
  /** What else is deleted, and whether it can be undone. */
  readonly children?: ReactNode;
  /** Confirm verb: "Delete". */
  readonly confirmLabel: string;
  readonly onConfirm: () => void | Promise<void>;
  readonly onClose: () => void;
  readonly tone?: 'danger' | 'primary';
  /** Label of the dismiss button, if "Cancel" is the name of the action itself. */
  readonly cancelLabel?: string;
}

/** Confirmation dialog before a destructive action. */
export const Confirm = ({
  title,
  children,
  confirmLabel,
  onConfirm,
  onClose,
  tone = 'danger',
  cancelLabel,
}: Props) => {
  const words = useWords({ en, sw });
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
    onClose();
  };
  return (
    <Sheet title={title} onClose={onClose} role="alertdialog">
      {children && <div>{children}</div>}
      <Row gap="small">
        <Button tone="quiet" onClick={onClose}>
          {cancelLabel ?? words.cancel}
        </Button>
        <Button
          tone={tone}
          busy={busy}
          onClick={() => {
            void confirm();
          }}
        >
          {confirmLabel}
        </Button>
      </Row>
    </Sheet>
  );
};
