import { useEffect, useState } from 'react';
import { useLanguage } from '#kit/web/words.tsx';
import { loadCondition } from '#knowledge/index.ts';
import { materialIn, type Material } from '#knowledge/material.ts';
import type { Condition } from '#knowledge/types.ts';

export type ConditionState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly condition: Condition; readonly material: Material };

/** A condition of the knowledge base in the farmer's language. */
export const useCondition = (key: string | null): ConditionState => {
  const { language } = useLanguage();
  const [found, setFound] = useState<Condition | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let cancelled = false;
    if (key === null) return;
    setFound('loading');
    loadCondition(key).then(
      (condition) => {
        if (!cancelled) setFound(condition ?? 'failed');
      },
      () => {
        if (!cancelled) setFound('failed');
      },
    );
    return () => {
      cancelled = true;
    };
  }, [key]);
  if (typeof found === 'string') return { state: found };
  return { state: 'ready', condition: found, material: materialIn(found, language) };
};
