import { useFormat } from '#kit/web/format.ts';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import type { ReferralRow } from '../contract.ts';
import { useReferralWords } from './words.ts';

/** The state of one invitation, with its reasons in plain words. */
const ReferralStatus = ({ row }: { readonly row: ReferralRow }) => {
  const { list, reasons } = useReferralWords();
  const why = row.state === 'held' || row.state === 'refused' ? row.reasons : [];
  return (
    <>
      {list.states[row.state]}
      {why.map((reason) => (
        <span key={reason}> {reasons[reason]}</span>
      ))}
      {row.premium_bonus_issued && ` · ${list.premium}`}
      {row.note && row.state === 'refused' && ` ${list.note(row.note)}`}
    </>
  );
};

/** REF-18: newest first. Shows when and the result, never who it was. */
export const ReferralList = ({ rows }: { readonly rows: readonly ReferralRow[] }) => {
  const { list } = useReferralWords();
  const format = useFormat();
  return (
    <Stack gap="small">
      <h2>{list.title}</h2>
      {rows.length === 0 ? (
        <MutedText>{list.none}</MutedText>
      ) : (
        <List label={list.title}>
          {rows.map((row) => (
            <ListItem
              key={row.id}
              title={`${list.joined(format.shortDay(new Date(row.created_at)))}${row.referred_id === null ? ` · ${list.gone}` : ''}`}
              subtitle={<ReferralStatus row={row} />}
            />
          ))}
        </List>
      )}
    </Stack>
  );
};
