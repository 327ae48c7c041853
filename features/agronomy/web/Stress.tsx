import { useFormat } from '#kit/web/format.ts';
import { Notice } from '#kit/web/ui/Notice.tsx';
import type { StressView } from '../domain/field-view.ts';
import { Rule } from './RuleDetails.tsx';
import { useWaterWords } from './words.ts';

/** Warns of coming cold nights, and of heat that harms this crop in its stage; otherwise renders nothing. */
export const Stress = ({ of: { frost, heat } }: { readonly of: StressView }) => {
  const words = useWaterWords();
  const format = useFormat();
  if (!frost && !heat) return null;
  return (
    <>
      {frost && (
        <Notice tone="warn">
          <p>{words.frost(format.day(frost.day), format.number(frost.tmin, 1))}</p>
        </Notice>
      )}
      {heat && (
        <Notice tone="warn">
          <p>
            {words[heat.flowering ? 'heatFlowering' : 'heat'](
              format.shortDay(heat.from),
              format.shortDay(heat.to),
            )}
          </p>
        </Notice>
      )}
      <Rule>
        <p>{words.stressRule}</p>
      </Rule>
    </>
  );
};
