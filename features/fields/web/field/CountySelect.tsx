import { counties } from '#features/places/domain/counties.ts';
import { Select } from '#kit/web/ui/Field.tsx';
import { useFieldWords } from '../words.ts';

const inOrder = [...counties].sort();

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (county: string) => void;
  readonly error?: string | undefined;
}

export const CountySelect = ({ label, value, onChange, error }: Props) => {
  const words = useFieldWords();
  return (
    <Select
      label={label}
      value={value}
      onChange={onChange}
      error={error}
      options={[
        { value: '', label: words.countyChoose },
        ...inOrder.map((name) => ({ value: name, label: name })),
      ]}
    />
  );
};
