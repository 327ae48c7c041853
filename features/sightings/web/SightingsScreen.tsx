// @cache later

import { useEffect, useRef } from 'react';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRow, useRows, useStore } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { WarningIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import { FOLLOW_ROW_ID, readNotices } from '../contract.ts';
import { AreaList } from './AreaList.tsx';
import { FollowCard } from './FollowCard.tsx';
import type { Follow, Notice, Report } from './projections.ts';
import { ReportState, WithdrawReport } from './ReportState.tsx';
import { useSightingWords } from './words.ts';

const newest = <T extends { readonly created_at: string }>(rows: readonly T[]): readonly T[] =>
  [...rows].sort((a, b) => (a.created_at < b.created_at ? 1 : -1));

/** Maximum per command (contract). */
const MAX_IDS = 200;
/** Which warnings were new when this screen opened, though opening it marks them as read. */
const useReadOnce = (notices: readonly Notice[]): ReadonlySet<string> => {
  const store = useStore();
  const fresh = useRef(new Set<string>());
  useEffect(() => {
    const ids = notices.filter((n) => !n.read && !fresh.current.has(n.id)).map((n) => n.id);
    if (ids.length === 0) return;
    for (const id of ids) fresh.current.add(id);
    for (let i = 0; i < ids.length; i += MAX_IDS)
      void store.send(readNotices, { ids: ids.slice(i, i + MAX_IDS) });
  }, [notices, store]);
  return fresh.current;
};

const NoticeRow = ({ notice, fresh }: { readonly notice: Notice; readonly fresh: boolean }) => {
  const words = useSightingWords();
  const format = useFormat();
  const { language } = useLanguage();
  return (
    <ListItem
      to={`/conditions/${notice.condition}`}
      icon={WarningIcon}
      tone={notice.level === 'confirmed' ? 'clay' : 'maize'}
      title={conditionByKey(notice.condition)?.name[language] ?? notice.condition}
      subtitle={`${words.seenOn(format.shortDay(notice.day))}. ${words.levels[notice.level]}`}
      trailing={(fresh || !notice.read) && <Badge tone="clay">{words.isNew}</Badge>}
    />
  );
};

const MyReport = ({ report }: { readonly report: WithPending<Report> }) => {
  const format = useFormat();
  const { language } = useLanguage();
  const scan = useRow<Scan>('scan', report.scan_id);
  return (
    <Card>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h3>{conditionByKey(report.condition)?.name[language] ?? report.condition}</h3>
          <small>{format.shortDay(report.day)}</small>
        </SpaceBetween>
        <ReportState report={report} scan={scan} />
        <WithdrawReport report={report} />
      </Stack>
    </Card>
  );
};

/** Warnings on this phone, reports in the area, and the farmer's own reports. */
export const SightingsScreen = () => {
  const words = useSightingWords();
  const notices = newest(useRows<Notice>('sighting_notice'));
  const reports = newest(useRows<Report>('sighting_report'));
  const follow = useRow<Follow>('sighting_follow', FOLLOW_ROW_ID);
  const fresh = useReadOnce(notices);
  return (
    <Screen title={words.title} back="/more">
      <Stack gap="large">
        <MutedText>{words.lead}</MutedText>
        <Stack gap="small">
          <h2>{words.notices}</h2>
          {notices.length === 0 && <MutedText>{words.noNotices}</MutedText>}
          {notices.length > 0 && (
            <List label={words.notices}>
              {notices.map((n) => (
                <NoticeRow key={n.id} notice={n} fresh={fresh.has(n.id)} />
              ))}
            </List>
          )}
        </Stack>
        <FollowCard />
        <Stack gap="small">
          <h2>{words.area}</h2>
          {follow ? <AreaList cell={follow.cell} /> : <MutedText>{words.areaNeedsPlace}</MutedText>}
        </Stack>
        {reports.length > 0 && (
          <Stack gap="small">
            <h2>{words.mine}</h2>
            {reports.map((r) => (
              <MyReport key={r.id} report={r} />
            ))}
          </Stack>
        )}
      </Stack>
    </Screen>
  );
};
