import { useContext } from 'react';
import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { FieldScene } from '#features/fields/web/field/FieldScene.tsx';
import { SceneHeadContext } from '#features/fields/web/field/scene-head.ts';
import { useSickPlaces } from './sick-places.ts';

export const ScenePart = ({ field }: FieldSlotProps) => (
  <FieldScene head={useContext(SceneHeadContext)} field={field} sick={useSickPlaces(field)} />
);
