import { useState } from 'react';
import { useLocation } from 'wouter';
import { drawingOf } from '#features/fields/web/crop-drawings.tsx';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Below, DrawnScene } from '#kit/web/ui/ColourScene.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { CheckIcon } from '#kit/web/ui/icons.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { BinIcon, EditIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { findCropByName } from '#knowledge/crops.ts';
import { changeCrop, removeCrop } from '../../contract.ts';
import { type Crop, isGrowing } from '../../domain/crop.ts';
import { cropName } from '../crop-name.ts';
import { CropFromUrl } from '../CropFromUrl.tsx';
import { useCropWords } from '../words.ts';
import { CropBasics, CropFacts } from './CropFacts.tsx';
import { CropTimeline } from './CropTimeline.tsx';
import { HarvestSheet } from './HarvestSheet.tsx';
import styles from './CropScreen.module.css';

const CropDetails = ({
  crop,
  onRemoving,
}: {
  readonly crop: WithPending<Crop>;
  readonly onRemoving: (isRemoving: boolean) => void;
}) => {
  const words = useCropWords();
  const { language } = useLanguage();
  const store = useStore();
  const [, go] = useLocation();
  const refusalText = useRefusalText(words.refusals);
  const [open, setOpen] = useState<'harvest' | 'delete' | null>(null);
  const today = dayInNairobi(new Date());
  const name = cropName(crop.crop_type, language);
  const back = `/fields/${crop.field_id}`;
  const markPlanted = async () => {
    const result = await store.send(changeCrop, { id: crop.id, status: 'growing' });
    showToast(result.ok ? words.crop.plantedSaved : `${words.form.failed}. ${refusalText(result)}`, {
      tone: result.ok ? 'good' : 'bad',
    });
  };
  const remove = async () => {
    onRemoving(true);
    const saved = await store.send(removeCrop, { id: crop.id });
    if (saved.ok) {
      showToast(words.crop.deleted);
      go(back, { replace: true });
    } else {
      onRemoving(false);
      showToast(`${words.crop.deleteFailed}. ${refusalText(saved)}`, { tone: 'bad' });
    }
  };
  const isDue = crop.status === 'planning' && crop.planting_date !== null && crop.planting_date <= today;
  const action = isDue ? (
    <Button
      wide
      icon={CheckIcon}
      onClick={() => {
        void markPlanted();
      }}
    >
      {words.crop.plantedNow}
    </Button>
  ) : isGrowing(crop) && crop.status !== 'planning' ? (
    <Button wide onClick={() => setOpen('harvest')}>
      {words.harvestSheet.open}
    </Button>
  ) : crop.status === 'harvested' ? (
    <Button wide tone="quiet" onClick={() => setOpen('harvest')}>
      {words.harvestSheet.correct}
    </Button>
  ) : null;
  return (
    <Screen
      title={crop.variety ? `${name} · ${crop.variety}` : name}
      back={back}
      action={action}
      ground="soil"
      renderScene={(head) => (
        <DrawnScene head={head} drawing={drawingOf(findCropByName(crop.crop_type)?.key ?? '')}>
          <div className={styles.about}>
            <CropBasics crop={crop} />
          </div>
        </DrawnScene>
      )}
    >
      <Below isAside over="sheet">
        <CropFacts crop={crop} />
        {isGrowing(crop) && <CropTimeline crop={crop} today={today} />}
        <Row>
          <LinkButton to={`${back}/crops/${crop.id}/edit`} tone="quiet" icon={EditIcon}>
            {words.crop.edit}
          </LinkButton>
          <Button tone="quiet" icon={BinIcon} onClick={() => setOpen('delete')}>
            {words.crop.delete}
          </Button>
        </Row>
      </Below>
      {open === 'harvest' && <HarvestSheet crop={crop} name={name} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <Confirm
          title={words.crop.deleteTitle}
          confirmLabel={words.crop.deleteYes}
          onConfirm={remove}
          onClose={() => setOpen(null)}
        >
          <p>{words.crop.deleteText(name)}</p>
        </Confirm>
      )}
    </Screen>
  );
};

/** One crop: its facts, its stage between planting and harvest, and the next thing to record. */
export const CropScreen = () => {
  const words = useCropWords();
  return (
    <CropFromUrl title={words.form.type}>
      {(crop, _field, onRemoving) => <CropDetails crop={crop} onRemoving={onRemoving} />}
    </CropFromUrl>
  );
};
