import { useState } from 'react';
import type { Evidence, Health } from '#features/fields/domain/health.ts';
import { useFormat } from '#kit/web/format.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { InfoIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { ScanIcon } from '#kit/web/ui/more-icons.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import { whyEn } from '../words.why.en.ts';
import { whySw } from '../words.why.sw.ts';
import { FieldHealthSummary } from './FieldHealthSummary.tsx';

const useWhyWords = () => useWords({ en: whyEn, sw: whySw });

/** A piece of evidence in words: what it shows, then who or what showed it, and when. */
const useEvidenceText = (): ((evidence: Evidence) => { readonly title: string; readonly source: string }) => {
  const words = useWhyWords();
  const format = useFormat();
  const { language } = useLanguage();
  const percent = (share: number): string => format.number(Math.min(1, share) * 100);
  return (e) => {
    const day = format.shortDay(e.day);
    switch (e.kind) {
      case 'healthy':
        return { title: words.healthy, source: `${words.by[e.by]}, ${day}` };
      case 'water':
        return { title: words.water(percent(e.share)), source: `${words.byWeather}, ${day}` };
      case 'vegetation':
        return {
          title: words.vegetation(percent(e.share)),
          source: `${e.isGuessed ? words.bySatelliteGuess : words.bySatellite}, ${day}`,
        };
      default: {
        const outcomeText =
          e.helped && e.helpedOn ? ` · ${words.helped[e.helped]}, ${format.shortDay(e.helpedOn)}` : '';
        return {
          title: words.trouble(
            conditionByKey(e.condition)?.name[language] ?? e.condition,
            words.severities[e.severity ?? 'none'],
          ),
          source: `${words.by[e.by]}, ${day}${outcomeText}`,
        };
      }
    }
  };
};

interface Props {
  readonly fieldId: string;
  readonly health: Health | null;
  readonly plantStatus: Health | null;
}

/**
 * On tap: every piece of evidence with its date and source, and the calculation
 * (docs/guides/field-health.md).
 */
export const HealthWhy = ({ fieldId, health, plantStatus }: Props) => {
  const words = useWhyWords();
  const evidenceText = useEvidenceText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <List>
        <ListItem
          icon={InfoIcon}
          title={health ? words.open : words.openNone}
          subtitle={health?.from[0] ? evidenceText(health.from[0]).title : words.none}
          onClick={() => setOpen(true)}
        />
      </List>
      {open && (
        <Sheet title={words.title} onClose={() => setOpen(false)}>
          <Stack>
            {health ? (
              <>
                <FieldHealthSummary health={health} plantStatus={plantStatus} />
                <h3>{words.rests}</h3>
                <List label={words.rests}>
                  {health.from.map((e) => {
                    const { title, source } = evidenceText(e);
                    return (
                      <ListItem
                        key={e.id}
                        {...(e.href !== null && { to: e.href })}
                        title={title}
                        subtitle={source}
                      />
                    );
                  })}
                </List>
              </>
            ) : (
              <>
                <p>{words.none}</p>
                <p>{words.noneHow}</p>
                <LinkButton to={`/scan?field=${fieldId}`} icon={ScanIcon}>
                  {words.check}
                </LinkButton>
              </>
            )}
            <h3>{words.how}</h3>
            <ul>
              {[words.howLeaf, words.howTrouble, words.howGreen, words.howWeakest, words.howOld].map(
                (line) => (
                  <li key={line}>{line}</li>
                ),
              )}
            </ul>
            <MutedText>{words.howNot}</MutedText>
            <h3>{words.fpsiTitle}</h3>
            <p>{words.fpsi}</p>
          </Stack>
        </Sheet>
      )}
    </>
  );
};
