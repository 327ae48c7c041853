import { useFormat } from '#kit/web/format.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Between, Soft } from '#kit/web/ui/layout.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import type { Gate } from '../domain/onset.ts';
import styles from './water.module.css';
import { useWaterWords } from './words.ts';

const tones = { wait: 'maize', prepare: 'sky', plant: 'leaf' } as const;

/** Wait, get ready or plant, with its reason and the rule it follows. */
export const PlantingGate = ({ of: { gate, why } }: { readonly of: Gate }) => {
  const words = useWaterWords();
  const format = useFormat();
  const { reason, wet, dry } = why;
  const mm = format.number(wet?.mm ?? 0);
  const span = (of: { readonly from: string; readonly to: string } | null): [string, string] => [of ? format.shortDay(of.from) : '', of ? format.shortDay(of.to) : ''];
  const text = reason === 'no_rain' ? words.reasons.no_rain(format.number(why.limit))
    : reason === 'dry_gap' ? words.reasons.dry_gap(mm, ...span(dry))
      : reason === 'out_of_season' || reason === 'no_weather' ? words.reasons[reason] : words.reasons[reason](mm, ...span(wet));
  return (
    <section className={styles.part}>
      <Between gap="small"><h3>{words.gateTitle}</h3><ReadAloud text={`${words.gates[gate]}. ${text}`} /></Between>
      <p><Badge tone={tones[gate]}>{words.gates[gate]}</Badge></p>
      <p>{text}</p>
      {reason !== 'no_weather' && <Soft>{words.gateRule(format.number(why.limit), format.number(Math.min(21, why.seen)))} {words.gateIrrigated}</Soft>}
    </section>
  );
};
