import { useLocation } from 'wouter';
import { fromPolygonText } from '#kit/pure/geometry.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRow } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { PlotOutline } from '#kit/web/ui/outline/PlotOutline.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import type { Field } from '../../domain/field.ts';
import { cropText } from '../crop-text.ts';
import { fieldName } from '../field-name.ts';
import { sizeText } from '../size-text.ts';
import { useFieldWords } from '../words.ts';
import { useWizardWords } from './words.ts';
import styles from './wizard.module.css';

interface Props {
  readonly id: string;
  /** Whether the field was saved offline. */ readonly offline: boolean;
  /** The size is a default. */ readonly unsized: boolean;
  readonly onView?: ((id: string) => void) | undefined;
}

/** The new field with its outline. A field not yet synced opens the list instead (WIZ-14). */
export const Done = ({ id, offline, unsized, onView }: Props) => {
  const words = useWizardWords();
  const fieldWords = useFieldWords();
  const format = useFormat();
  const { language } = useLanguage();
  const [, go] = useLocation();
  const field = useRow<Field>('field', id);
  const view = () => {
    if (field?.pending) {
      showToast(fieldWords.offlineCreated);
      go('/fields', { replace: true });
    } else if (onView) onView(id);
    else go(`/fields/${id}`, { replace: true });
  };
  return (
    <Screen
      title={offline ? fieldWords.addedOffline : fieldWords.added}
      action={
        <Button wide onClick={view}>
          {words.view}
        </Button>
      }
    >
      {field && (
        <Card tone="leaf">
          <Stack gap="small">
            <div className={styles.done}>
              <PlotOutline
                ring={(fromPolygonText(field.boundary) ?? []).map((p) => [p.lng, p.lat] as const)}
                dashed={field.boundary_source === 'approximate'}
              />
            </div>
            <h2>{fieldName(field, fieldWords)}</h2>
            <p>
              {cropText(field.crop_type, fieldWords, language)} · {sizeText(field, fieldWords, format)}
            </p>
          </Stack>
        </Card>
      )}
      {field && unsized && <Notice>{words.sizeStandsIn(sizeText(field, fieldWords, format))}</Notice>}
      {offline && <p>{words.doneOffline}</p>}
    </Screen>
  );
};
