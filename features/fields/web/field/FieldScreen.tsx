import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { fromPolygonText } from '#kit/pure/geometry.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Row, MutedText } from '#kit/web/ui/layout.tsx';
import { BinIcon, EditIcon, ScanIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { Tabs } from '#kit/web/ui/Tabs.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { cropText } from '../crop-text.ts';
import { FieldSlot } from '../field-slots.tsx';
import { DeleteField } from '../list/DeleteField.tsx';
import { useFieldWords } from '../words.ts';
import { FieldScene } from './FieldScene.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { PlotCard } from './PlotCard.tsx';
import { SatellitePanel } from './SatellitePanel.tsx';
import { useChangeField } from './use-change-field.ts';
import { useField } from './use-field.ts';
import styles from './FieldScreen.module.css';

const tabs = ['crops', 'satellite', 'history'] as const;
type TabId = (typeof tabs)[number];
const isTab = (id: string | null): id is TabId => (tabs as readonly (string | null)[]).includes(id);

/** One field: its facts, what to do next, and three tabs for crops, satellite results and history. */
export const FieldScreen = ({ id }: { readonly id: string }) => {
  const words = useFieldWords();
  const [isRemoving, setRemoving] = useState(false);
  const field = useField(id, isRemoving);
  const change = useChangeField();
  const [path, go] = useLocation();
  const requestedTab = new URLSearchParams(useSearch()).get('tab');
  const tab = isTab(requestedTab) ? requestedTab : 'crops';
  const [deleting, setDeleting] = useState(false);
  const { language } = useLanguage();
  const isEstimated = field?.boundary_source === 'approximate';

  if (!field)
    return (
      <Screen title={words.title} back="/fields">
        <Skeleton shapes={['picture', 'title', 'line']} />
      </Screen>
    );
  return (
    <Screen
      title={field.name ?? words.unnamed}
      back="/fields"
      renderScene={(head) => (
        <FieldScene
          head={head}
          ring={(fromPolygonText(field.boundary) ?? []).map((p) => [p.lng, p.lat] as const)}
          estimated={isEstimated}
          label={isEstimated ? words.approximate : (field.name ?? words.unnamed)}
          crop={cropText(field.crop_type, words, language)}
        />
      )}
      action={
        <LinkButton to={`/scan?field=${field.id}`} wide icon={ScanIcon}>
          {words.checkLeaf}
        </LinkButton>
      }
    >
      <div className={styles.below}>
        <PlotCard field={field} />
        <PlaceCard field={field} onChange={(what) => change(field, what)} />
        <FieldSlot name="Water" field={field} loading={<Skeleton shapes={['card']} />} />
        <FieldSlot name="Insights" field={field} />
        <FieldSlot name="Tasks" field={field} />
        <Tabs<TabId>
          label={words.tabs.label}
          tabs={tabs.map((one) => ({ id: one, label: words.tabs[one] }))}
          current={tab}
          onChange={(next) => go(`${path}?tab=${next}`, { replace: true })}
        >
          {tab === 'crops' && (
            <FieldSlot
              name="Crops"
              field={field}
              loading={<Skeleton shapes={['card']} />}
              otherwise={<MutedText>{words.partMissing}</MutedText>}
            />
          )}
          {tab === 'satellite' && <SatellitePanel field={field} />}
          {tab === 'history' && (
            <FieldSlot
              name="History"
              field={field}
              loading={<Skeleton shapes={['card']} />}
              otherwise={<MutedText>{words.partMissing}</MutedText>}
            />
          )}
        </Tabs>
        <Row>
          <LinkButton to={`/fields/${field.id}/edit`} tone="quiet" icon={EditIcon}>
            {words.editShort}
          </LinkButton>
          <Button tone="quiet" icon={BinIcon} onClick={() => setDeleting(true)}>
            {words.deleteYes}
          </Button>
        </Row>
      </div>
      {deleting && (
        <DeleteField
          field={field}
          onClose={() => setDeleting(false)}
          onRemoving={setRemoving}
          onDeleted={() => go('/fields', { replace: true })}
        />
      )}
    </Screen>
  );
};
