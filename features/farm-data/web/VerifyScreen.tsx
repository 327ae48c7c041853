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
import { CODE } from '../domain/statement.ts';
import { CompareFile } from './CompareFile.tsx';
import { useFarmDataWords } from './words.ts';
import facts from './facts.module.css';

/** Each in its own language, because its readers may not know the other one. */
const other = { en: 'Kiswahili', sw: 'English' } as const;

type Known = ReplyOf<typeof verifyStatement>;

const Facts = ({ known }: { readonly known: Known }) => {
  const { verify: words, statement } = useFarmDataWords();
  const format = useFormat();
  const { language } = useLanguage();
  const crop = ({
    crop: typed,
    planted,
    harvested,
    yield: amount,
    yield_unit: unit,
    failed,
  }: Known['crops'][number]): string =>
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
    format.number(fromHectares(known.area_hectares, 'acres'), 2),
    format.number(known.area_hectares, 3),
  );
  return (
    <dl className={facts.facts}>
      <dt>{words.farmer}</dt>
      <dd>{known.first_name || '–'}</dd>
      <dt>{words.field}</dt>
      <dd>{known.field_name ?? statement.unnamed}</dd>
      <dt>{words.season}</dt>
      <dd>{known.season}</dd>
      <dt>{words.area}</dt>
      <dd>{[size, words.areaFrom[known.area_source]].filter(Boolean).join(', ')}</dd>
      <dt>{words.crops}</dt>
      <dd>
        {known.crops.length === 0 ? words.noCrops : known.crops.map((one, i) => <p key={i}>{crop(one)}</p>)}
      </dd>
      <dt>{words.made}</dt>
      <dd>{format.shortDay(new Date(known.made_at))}</dd>
      <dt>{words.fingerprint}</dt>
      <dd>
        <small>{known.hash}</small>
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
  const sentence = useRefusalText(refusals);
  const [tries, setTries] = useState(0);
  const isCode = CODE.test(code);
  const { value, refusal, ask } = useOnlineCall(`verify ${code} ${tries}`, () =>
    isCode
      ? call(verifyStatement, { params: { code } })
      : Promise.resolve({ ok: false as const, code: 'data.no_statement' }),
  );
  const again = (): void => {
    setTries(tries + 1);
    ask();
  };
  return (
    <main>
      <Screen
        title={words.title}
        {...(session && { back: '/settings/data/statement' })}
        beside={
          <Button tone="plain" onClick={toggle}>
            {other[language]}
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
                <Facts known={value} />
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
                <Button tone="quiet" onClick={again}>
                  {words.again}
                </Button>
              }
            >
              {refusal.code === 'network.unreachable' ? words.offline : sentence(refusal)}
            </Notice>
          )}
        </Stack>
      </Screen>
    </main>
  );
};
