import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { readPromise } from '../contract.ts';
import { useExpertWords } from './words.ts';

/** The expected response time, from past answers; hidden when unknown. */
export const Promise24 = () => {
  const words = useExpertWords();
  const format = useFormat();
  const { value } = useOnlineCall('reviews.promise', () => call(readPromise, {}));
  if (!value) return null;
  if (value.experts === 0) return <MutedText>{words.noExpert}</MutedText>;
  if (value.inTimeShare === null) return null;
  return (
    <MutedText>
      {value.medianHours !== null &&
        `${words.usualResponseTime(format.number(value.medianHours, value.medianHours < 10 ? 1 : 0))} `}
      {words.answeredInTime(format.percent(value.inTimeShare))}
    </MutedText>
  );
};
