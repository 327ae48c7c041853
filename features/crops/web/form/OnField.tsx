import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import type { Field } from '#features/fields/domain/field.ts';
import { useFieldList } from '#features/fields/web/list/use-field-list.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useCropWords } from '../words.ts';

interface Props {
  readonly title: string;
  readonly children: (field: Field) => ReactNode;
}

/** The field of the URL, or why it cannot be shown (FDC-10). */
export const FieldFromUrl = ({ title, children }: Props) => {
  const words = useCropWords();
  const { id = '' } = useParams<{ id: string }>();
  const { fields, state } = useFieldList();
  const field = fields.find((one) => one.id === id);
  if (field) return children(field);
  return (
    <Screen title={title} back="/fields">
      {state === 'loading' && (
        <>
          <p>{words.form.loading}</p>
          <Skeleton shapes={['line', 'line', 'card']} />
        </>
      )}
      {state === 'failed' && (
        <ErrorCard
          what={words.form.trouble}
          action={
            <Button tone="quiet" onClick={() => location.reload()}>
              {words.form.retry}
            </Button>
          }
        />
      )}
      {state === 'ready' && (
        <ErrorCard
          what={words.form.invalidField}
          action={
            <LinkButton to="/fields" tone="quiet">
              {words.form.toFields}
            </LinkButton>
          }
        />
      )}
    </Screen>
  );
};
