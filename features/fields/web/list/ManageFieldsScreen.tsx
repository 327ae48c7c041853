import { useState } from 'react';
import { useLocation } from 'wouter';
import { useFormat } from '#kit/web/format.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { BinIcon, EditIcon } from '#kit/web/ui/more-icons.tsx';
import { ProChip } from '#kit/web/ui/ProChip.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { Field } from '../../domain/field.ts';
import { cropText } from '../crop-text.ts';
import { fieldName } from '../field-name.ts';
import { sizeMark, sizeText } from '../size-text.ts';
import { useAddField } from '../use-add-field.ts';
import { useFieldWords } from '../words.ts';
import { DeleteField } from './DeleteField.tsx';
import { FieldListStatus } from './FieldListStatus.tsx';
import { useFieldList } from './use-field-list.ts';

/** Every field as one line with its actions (FLD-33). */
export const ManageFieldsScreen = () => {
  const words = useFieldWords();
  const format = useFormat();
  const { language } = useLanguage();
  const { fields, state } = useFieldList();
  const { mayAdd } = useAddField();
  const [, go] = useLocation();
  const { fieldLimit } = useSubscriptionContext();
  const isAtLimit = fieldLimit !== null && fields.length >= fieldLimit;
  const [deleting, setDeleting] = useState<Field | null>(null);
  const add = () => {
    if (mayAdd('form')) go('/fields/new');
  };

  if (state !== 'ready')
    return (
      <Screen title={words.manage} back="/fields">
        <FieldListStatus state={state} />
      </Screen>
    );
  return (
    <Screen
      title={words.manage}
      back="/fields"
      wide
      action={
        <Button wide icon={PlusIcon} onClick={add}>
          {words.add} {isAtLimit && <ProChip />}
        </Button>
      }
    >
      <Stack>
        {fields.length === 0 && <EmptyState drawing="fields" sentence={words.manageEmpty} />}
        <div className="columns">
          {fields.map((field) => (
            <Card key={field.id} labelledBy={field.id}>
              <Stack gap="small">
                <div>
                  <h2 id={field.id}>{fieldName(field, words)}</h2>
                  <MutedText>
                    {cropText(field.crop_type, words, language)} · {sizeText(field, words, format)}
                    {sizeMark(field, words)}
                  </MutedText>
                </div>
                <Row gap="small">
                  <LinkButton to={`/fields/${field.id}/edit`} tone="quiet" icon={EditIcon}>
                    {words.editShort}
                  </LinkButton>
                  <Button tone="quiet" icon={BinIcon} onClick={() => setDeleting(field)}>
                    {words.deleteYes}
                  </Button>
                </Row>
              </Stack>
            </Card>
          ))}
        </div>
      </Stack>
      {deleting && <DeleteField field={deleting} onClose={() => setDeleting(null)} />}
    </Screen>
  );
};
