import { useFormat } from '#kit/web/format.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import type { Normal } from '#knowledge/climate/normals.ts';
import { useWeatherWords } from './words.ts';

/** WEA-09: the usual weather, without a forecast. */
export const Typical = ({ normal }: { readonly normal: Normal }) => {
  const words = useWeatherWords();
  const format = useFormat();
  return (
    <Card labelledBy="typical">
      <Stack gap="small">
        <h2 id="typical">{words.typical(format.month(new Date()).split(' ')[0]!)}</h2>
        <p>{words.typicalDay(format.number(normal.tmin), format.number(normal.tmax))}</p>
        <p>{words.typicalRain(format.number(normal.rain))}</p>
        <p>{words.typicalHumidity(format.number(normal.humidity))}</p>
        <MutedText>{words.typicalSource}</MutedText>
      </Stack>
    </Card>
  );
};
