import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { classes } from '#kit/web/ui/classes.ts';
import { fitRing } from '#kit/web/ui/outline/outline.ts';
import { paintClass } from '#kit/web/ui/outline/plot-paint.ts';
import { SickPatch } from '#kit/web/ui/outline/SickPatch.tsx';
import { State } from '#kit/web/ui/State.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { findCropByName } from '#knowledge/crops.ts';
import type { Field } from '../../domain/field.ts';
import type { SickPlace } from '../../domain/sick-place.ts';
import { drawingOf } from '../crop-drawings.tsx';
import { cropText } from '../crop-text.ts';
import { dayAndMonth } from '../day-range.ts';
import { fieldName } from '../field-name.ts';
import { FieldSlot } from '../field-slots.tsx';
import { daysGrown, useGrowingCrops } from '../growing-crops.ts';
import { paintOfCrop } from '../plot-paint.ts';
import { ringOf } from '../ring-of.ts';
import { useFieldWords } from '../words.ts';
import styles from './FieldScene.module.css';

/** Parallel lines at a slant, over a picture 360 wide and 264 high. */
const slanted = (from: number, step: number, slant: number): string =>
  Array.from({ length: Math.ceil((420 - from) / step) }, (_, i) => {
    const x = from + i * step;
    return `M${x} 272L${x + slant} -6`;
  }).join('');
const FURROWS = slanted(-60, 32, 60);
const ROWS = slanted(-60, 17, 64);
/** Where the line from the sick place ends: above its label. */
const LABEL_AT = [290, 168] as const;
const MAX_NAMED_CROPS = 2;

/** What grows there, with its age when one crop grows alone. */
const GrowingCrops = ({ field }: { readonly field: Field }) => {
  const words = useFieldWords();
  const { language } = useLanguage();
  const today = dayInNairobi(new Date());
  const growing = useGrowingCrops(field.id, today);
  const [first, ...others] = growing;
  const name = (crop: string) => cropText(crop, words, language);
  const days = first && others.length === 0 ? daysGrown(first, today) : null;
  const names = [...new Set(growing.map((crop) => name(crop.crop_type)))];
  const text =
    first && days !== null
      ? words.cropDay(name(first.crop_type), days)
      : names.slice(0, MAX_NAMED_CROPS).join(' + ') || name(field.crop_type);
  return (
    <span className={styles.crop}>
      {drawingOf(findCropByName(first?.crop_type ?? field.crop_type)?.key ?? '')}
      {text}
      {names.length > MAX_NAMED_CROPS && ` + ${names.length - MAX_NAMED_CROPS}`}
    </span>
  );
};

interface Props {
  readonly head: ReactNode;
  readonly field: Field;
  /** Newest first. */
  readonly sick?: readonly SickPlace[];
}

/** The week's sky over the field in its true shape, with the rows of its crop and the sick places. */
export const FieldScene = ({ head, field, sick = [] }: Props) => {
  const words = useFieldWords();
  const format = useFormat();
  const clip = useId().replace(/\W/g, '');
  const fitted = fitRing(ringOf(field), 360, 168, 8);
  const isEstimated = field.boundary_source === 'approximate';
  const shown = isEstimated || fitted === null ? [] : sick;
  const newest = shown[0];
  const at = newest && fitted ? fitted.place([newest.lng, newest.lat]) : null;
  return (
    <div className={styles.scene}>
      <div className={styles.sky}>
        {head}
        {!field.location_unconfirmed && (
          <FieldSlot name="Sky" field={field} loading={<div className={styles.skyLoading} />} />
        )}
      </div>
      <div className={styles.land}>
        <svg
          className={classes(styles.picture, paintClass(paintOfCrop(field.crop_type)))}
          viewBox="0 0 360 264"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={isEstimated ? words.approximate : fieldName(field, words)}
        >
          <path d={FURROWS} className={styles.furrows} />
          {fitted && (
            <g transform="translate(0 44)">
              <clipPath id={clip}>
                <path d={fitted.path} />
              </clipPath>
              <g clipPath={`url(#${clip})`} className={isEstimated ? styles.pale : undefined}>
                <path d={fitted.path} className={styles.field} />
                <path d={ROWS} className={styles.rows} />
                {shown.map(({ id, lng, lat }) => (
                  <SickPatch key={id} at={fitted.place([lng, lat])} scale={1.3} />
                ))}
              </g>
              <path d={fitted.path} className={isEstimated ? styles.guess : styles.edge} />
              {at && (
                <>
                  <path d={`M${at.join(' ')}L${LABEL_AT.join(' ')}`} className={styles.pointer} />
                  <circle cx={at[0]} cy={at[1]} r="5" className={styles.pin} />
                </>
              )}
            </g>
          )}
        </svg>
        <GrowingCrops field={field} />
        {newest && (
          <Link href={newest.href} className={styles.spot}>
            <State tone="bad">{words.sickHere[newest.by](dayAndMonth(newest.day, format))}</State>
          </Link>
        )}
      </div>
    </div>
  );
};
