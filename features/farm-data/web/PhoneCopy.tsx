import { dayInNairobi } from '#kit/pure/days.ts';
import { saveFile } from '#kit/web/save-file.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { DownloadIcon } from '#kit/web/ui/icons.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { phoneJson, phoneCsvZip, rowsOnPhone } from './phone-copy.ts';
import { useFarmDataWords } from './words.ts';

/** An offline copy of what this phone stores. */
export const PhoneCopy = () => {
  const { take: words } = useFarmDataWords();
  const store = useStore();
  const name = `mavuno-phone-${dayInNairobi(new Date())}`;
  const save = async (as: 'json' | 'zip'): Promise<void> => {
    const rows = await rowsOnPhone(store);
    if (as === 'json')
      saveFile(`${name}.json`, phoneJson(rows, store.exportOutbox(), new Date()), 'application/json');
    else saveFile(`${name}.zip`, phoneCsvZip(rows) as BlobPart, 'application/zip');
    showToast(words.saved);
  };
  return (
    <Stack gap="small">
      <h2>{words.phoneTitle}</h2>
      <MutedText>{words.phoneText}</MutedText>
      <Row gap="small">
        <Button
          tone="quiet"
          icon={DownloadIcon}
          onClick={() => {
            void save('json');
          }}
        >
          {words.phoneJson}
        </Button>
        <Button
          tone="quiet"
          icon={DownloadIcon}
          onClick={() => {
            void save('zip');
          }}
        >
          {words.phoneCsv}
        </Button>
      </Row>
    </Stack>
  );
};
