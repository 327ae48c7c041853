import { dayInNairobi } from '#kit/pure/days.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { RefreshIcon } from '#kit/web/ui/icons.tsx';
import { Between, Row, Stack } from '#kit/web/ui/layout.tsx';
import { useFormat } from '#kit/web/format.ts';
import { ageOf } from '../domain/shown.ts';
import type { ShownInsights } from './use-insights.ts';
import { useMarketWords } from './words.ts';

/** MKT-02, MKT-12: whether prices come by themselves, and above all how old the newest one is. */
export const LiveBar = ({ state: { shown, asking, ask }, isLive, onLive }: { readonly state: ShownInsights; readonly isLive: boolean; readonly onLive: (live: boolean) => void }) => {
  const words = useMarketWords();
  const format = useFormat();
  const sync = shown?.sync;
  return (
    <Stack gap="small">
      <Between>
        <Button tone="quiet" aria-pressed={isLive} aria-label={isLive ? words.toPause : words.toLive} onClick={() => onLive(!isLive)}><Badge tone={isLive ? 'leaf' : 'plain'}>{isLive ? words.live : words.paused}</Badge></Button>
        <Button tone="quiet" icon={RefreshIcon} busy={asking} onClick={ask}>{words.refresh}</Button>
      </Between>
      <Row gap="small">
        {shown?.newest && <p>{words.newest(ageOf(shown.newest, dayInNairobi(new Date())))}</p>}
        {shown?.newest && sync?.done_at && sync.state !== 'running' && <small>{words.updated(format.shortDay(new Date(sync.done_at)))}</small>}
        {sync?.state === 'running' && shown?.newest && <small role="status">{words.running}</small>}
      </Row>
    </Stack>
  );
};
