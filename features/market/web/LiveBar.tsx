import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { RefreshIcon } from '#kit/web/ui/icons.tsx';
import { ageOf, isOld } from '../domain/choose-quotes.ts';
import type { ShownInsights } from './use-insights.ts';
import { useMarketWords } from './words.ts';
import styles from './market.module.css';

/**
 * MKT-12: LIVE only for current prices just received from the server. Not without a price, for old prices, or
 * for cached ones.
 */
const badgeOf = ({ shown, kept }: ShownInsights, isLive: boolean): 'live' | 'waiting' | 'paused' => {
  if (!isLive) return 'paused';
  return shown?.newest && !kept && !isOld(shown.newest, dayInNairobi(new Date())) ? 'live' : 'waiting';
};

/** MKT-02, MKT-12: whether prices update automatically, and how old the newest is. */
export const LiveBar = ({
  state,
  isLive,
  onLive,
}: {
  readonly state: ShownInsights;
  readonly isLive: boolean;
  readonly onLive: (live: boolean) => void;
}) => {
  const words = useMarketWords();
  const format = useFormat();
  const { shown, kept, isLoading, reload } = state;
  const sync = shown?.sync;
  const badge = badgeOf(state, isLive);
  const label = { live: words.toPause, waiting: words.toPauseWaiting, paused: words.toLive }[badge];
  return (
    <Card className={styles.live}>
      <button
        type="button"
        className={styles.switch}
        aria-pressed={isLive}
        aria-label={label}
        onClick={() => onLive(!isLive)}
      >
        <Badge tone={badge === 'live' ? 'leaf' : 'plain'}>{words[badge]}</Badge>
      </button>
      <div className={styles.age}>
        {shown?.newest && <p>{words.newest(ageOf(shown.newest, dayInNairobi(new Date())))}</p>}
        {kept && <small>{kept.isOld ? words.copyOld : words.copy}</small>}
        {!kept && shown?.newest && sync?.done_at && sync.state !== 'running' && (
          <small>{words.updated(format.shortDay(new Date(sync.done_at)))}</small>
        )}
        {sync?.state === 'running' && shown?.newest && <small role="status">{words.running}</small>}
      </div>
      <IconButton label={words.refresh} icon={RefreshIcon} disabled={isLoading} onClick={reload} />
    </Card>
  );
};
