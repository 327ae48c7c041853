import { useState } from 'react';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { fromHectares } from '#kit/pure/units.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { cropName } from '#knowledge/crops.ts';
import { verifyStatement } from '../contract.ts';
import { CODE_PATTERN } from '../domain/statement.ts';
import { CompareFile } from './CompareFile.tsx';
import { useFarmDataWords } from './words.ts';
import facts from './facts.module.css';

/** Each in its own language, because its readers may not know the other one. */
const otherLanguage = { en: 'Kiswahili', sw: 'English' } as const;

type VerifiedStatement = ReplyOf<typeof verifyStatement>;

const StatementFacts = ({ verified }: { readonly verified: VerifiedStatement }) => {
  const { verify: words, statement } = useFarmDataWords();
  const format = useFormat();
  const { language } = useLanguage();
  const cropText = ({
    crop: typed,
    planted,
    harvested,
    yield: amount,
    yield_unit: unit,
    failed,
  }: VerifiedStatement['crops'][number]): string =>
    [
      cropName(typed, language),
      planted && words.planted(format.shortDay(planted)),
      harvested && words.harvested(format.shortDay(harvested)),
      failed
        ? words.failed
        : amount !== null &&
          (words.quantities[unit ?? '']?.(format.number(amount, 2)) ??
            `${format.number(amount, 2)} ${unit ?? ''}`.trim()),
    ]
      .filter(Boolean)
      .join(', ');
  const size = words.areaText(
    format.number(fromHectares(verified.area_hectares, 'acres'), 2),
    format.number(verified.area_hectares, 3),
  );
  return (
    <dl className={facts.facts}>
      <dt>{words.farmer}</dt>
      <dd>{verified.first_name || '–'}</dd>
      <dt>{words.field}</dt>
      <dd>{verified.field_name ?? statement.unnamed}</dd>
      <dt>{words.season}</dt>
      <dd>{verified.season}</dd>
      <dt>{words.area}</dt>
      <dd>{[size, words.areaFrom[verified.area_source]].filter(Boolean).join(', ')}</dd>
      <dt>{words.crops}</dt>
      <dd>
        {verified.crops.length === 0
          ? words.noCrops
          : verified.crops.map((one, i) => <p key={i}>{cropText(one)}</p>)}
      </dd>
      <dt>{words.made}</dt>
      <dd>{format.shortDay(new Date(verified.made_at))}</dd>
      <dt>{words.fingerprint}</dt>
      <dd>
        <small>{verified.hash}</small>
      </dd>
    </dl>
  );
};

/**
 * For the holder of a printed page: the server's record of it, and nothing that is not printed. Public, so it
 * is outside the app's frame.
 */
export const VerifyScreen = ({ id: code }: { readonly id: string }) => {
  const { verify: words, refusals } = useFarmDataWords();
  const { language, toggle } = useLanguage();
  const { session } = useSession();
  const refusalText = useRefusalText(refusals);
  const [tries, setTries] = useState(0);
  const isCode = CODE_PATTERN.test(code);
  const { value, refusal, reload } = useOnlineCall(`verify ${code} ${tries}`, () =>
    isCode
      ? call(verifyStatement, { params: { code } })
      : Promise.resolve({ ok: false as const, code: 'data.no_statement' }),
  );
  const retry = (): void => {
    setTries(tries + 1);
    reload();
  };
  return (
    <main>
      <Screen
        title={words.title}
        {...(session && { back: '/settings/data/statement' })}
        beside={
          <Button tone="plain" onClick={toggle}>
            {otherLanguage[language]}
          </Button>
        }
      >
        <Stack>
          {value && (
            <>
              <Notice tone="good" title={words.known}>
                {words.compare}
              </Notice>
              <Card>
                <StatementFacts verified={value} />
              </Card>
              <MutedText>{words.truth}</MutedText>
              <CompareFile hash={value.hash} />
            </>
          )}
          {!value && !refusal && <MutedText>{words.asking}</MutedText>}
          {!value && refusal?.code === 'data.no_statement' && <Notice tone="bad">{words.unknown}</Notice>}
          {!value && refusal && refusal.code !== 'data.no_statement' && (
            <Notice
              tone="warn"
              action={
                <Button tone="quiet" onClick={retry}>
                  {words.again}
                </Button>
              }
            >
              {refusal.code === 'network.unreachable' ? words.offline : refusalText(refusal)}
            </Notice>
          )}
        </Stack>
      </Screen>
    </main>
  );
};
