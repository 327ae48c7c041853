import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Below } from '#kit/web/ui/ColourScene.tsx';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { BinIcon, EditIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { Tabs } from '#kit/web/ui/Tabs.tsx';
import type { Field } from '../../domain/field.ts';
import { fieldName } from '../field-name.ts';
import { FieldSlot } from '../field-slots.tsx';
import { DeleteField } from '../list/DeleteField.tsx';
import { useFieldWords } from '../words.ts';
import { BoundaryRow } from './BoundaryRow.tsx';
import { DefaultSize } from './DefaultSize.tsx';
import { FieldFigures } from './FieldFigures.tsx';
import { FieldScene } from './FieldScene.tsx';
import { PlaceCard, PlaceFold } from './PlaceCard.tsx';
import { SatellitePanel } from './SatellitePanel.tsx';
import { SceneHead } from './scene-head.ts';
import { useChangeField } from './use-change-field.ts';
import { useField } from './use-field.ts';
import styles from './FieldScreen.module.css';

const tabs = ['crops', 'satellite', 'history'] as const;
type TabId = (typeof tabs)[number];
const isTab = (id: string | null): id is TabId => (tabs as readonly (string | null)[]).includes(id);

const FieldTabs = ({ field }: { readonly field: Field }) => {
  const words = useFieldWords();
  const [path, go] = useLocation();
  const requestedTab = new URLSearchParams(useSearch()).get('tab');
  const tab = isTab(requestedTab) ? requestedTab : 'crops';
  const start = useRef<HTMLDivElement>(null);
  const isAskedFor = useRef(isTab(requestedTab));
  // A link to one tab leads to it, past the rows above.
  useEffect(() => {
    if (isAskedFor.current) start.current?.scrollIntoView?.();
  }, []);
  return (
    <div ref={start} className={styles.tabs}>
      <Tabs<TabId>
        label={words.tabs.label}
        tabs={tabs.map((one) => ({ id: one, label: words.tabs[one] }))}
        current={tab}
        onChange={(next) => go(`${path}?tab=${next}`, { replace: true })}
      >
        {tab === 'satellite' ? (
          <SatellitePanel field={field} />
        ) : (
          <FieldSlot
            key={tab}
            name={tab === 'crops' ? 'Crops' : 'History'}
            field={field}
            loading={<Skeleton shapes={['card']} />}
            otherwise={<MutedText>{words.partMissing}</MutedText>}
          />
        )}
      </Tabs>
    </div>
  );
};

/** One field: its picture, three figures, what to do, and everything else as rows that say their answer. */
export const FieldScreen = ({ id }: { readonly id: string }) => {
  const words = useFieldWords();
  const [isRemoving, setRemoving] = useState(false);
  const field = useField(id, isRemoving);
  const change = useChangeField();
  const [, go] = useLocation();
  const [deleting, setDeleting] = useState(false);

  if (!field)
    return (
      <Screen title={words.title} back="/fields">
        <Skeleton shapes={['picture', 'title', 'line']} />
      </Screen>
    );
  return (
    <Screen
      title={fieldName(field, words)}
      back="/fields"
      renderScene={(head) => (
        <SceneHead value={head}>
          <FieldSlot name="Scene" field={field} otherwise={<FieldScene head={head} field={field} />} />
        </SceneHead>
      )}
    >
      <Below isAside over="sheet">
        <FieldSlot name="Figures" field={field} otherwise={<FieldFigures field={field} />} />
        {field.location_unconfirmed && <PlaceCard field={field} onChange={(what) => change(field, what)} />}
        <LinkButton to={`/scan?field=${field.id}`} wide icon={CameraIcon}>
          {words.checkLeaf}
        </LinkButton>
        <Stack gap="small">
          <DefaultSize field={field} />
          <FieldSlot name="Water" field={field} loading={<Skeleton shapes={['card']} />} />
          <FieldSlot name="Tasks" field={field} />
          <FieldSlot name="Insights" field={field} />
          <FieldSlot name="HealthWhy" field={field} />
          {!field.location_unconfirmed && <PlaceFold field={field} />}
          <BoundaryRow field={field} />
        </Stack>
        <FieldSlot name="Latest" field={field} />
        <FieldTabs field={field} />
        <List>
          <ListItem to={`/fields/${field.id}/edit`} icon={EditIcon} title={words.editShort} />
          <ListItem icon={BinIcon} tone="clay" onClick={() => setDeleting(true)} title={words.deleteYes} />
        </List>
      </Below>
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
