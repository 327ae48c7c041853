import { call } from '#kit/web/call.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { alertMarkets } from '../markets-contract.ts';
import { usePriceAlertWords } from './words.ts';

interface Props {
  readonly crop: string;
  readonly county: string;
  readonly value: string;
  readonly onChange: (market: string) => void;
}

/**
 * Markets with prices only: an alert for any other would never fire. When the list cannot be loaded, the name
 * is typed.
 */
export const MarketSelect = ({ crop, county, value, onChange }: Props) => {
  const words = usePriceAlertWords();
  const { value: listed } = useOnlineCall(`alert-markets:${crop}`, () =>
    call(alertMarkets, { query: { crop } }),
  );
  if (!listed)
    return (
      <Field label={words.market} hint={words.marketHint} value={value} onChange={onChange} maxLength={80} />
    );
  const names = listed.markets
    .filter((one) => county === '' || one.county === county || one.market === value)
    .map(({ market }) => market);
  if (names.length === 0 && value === '') return <MutedText>{words.noMarkets}</MutedText>;
  const shown = value === '' || names.includes(value) ? names : [value, ...names];
  return (
    <Select
      label={words.market}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: words.anyMarket },
        ...shown.map((name) => ({ value: name, label: name })),
      ]}
    />
  );
};
