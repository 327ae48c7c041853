import type { Field } from '#features/fields/domain/field.ts';
import { useFieldName } from '#features/fields/web/field-name.ts';
import { CARD_PX } from '#kit/web/card/draw-lines.ts';
import { sharePicture, canvasToPng } from '#kit/web/card/share-picture.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useOnline } from '#kit/web/network.ts';
import { saveFile } from '#kit/web/save-file.ts';
import { Button, ExternalLink } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import type { Result } from '../contract.ts';
import { projectOutline, createProjection, heightToWidth } from '../domain/image-projection.ts';
import { ramps, type View } from '../domain/picture.ts';
import { creditOf } from '../text.ts';
import { drawReport, REPORT_HEIGHT_PX } from './draw-report.ts';
import { pictureLines } from './picture-lines.ts';
import type { PredictedYield } from './predicted-yield.ts';
import { reportFile } from './report-file.ts';
import { useSatelliteWords } from './words.ts';

interface Props {
  readonly field: Field;
  readonly result: Result;
  readonly predicted: PredictedYield | null;
  readonly view: View;
}

const loadPng = async (png: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  return image;
};

/** Draws the current view; null where this phone cannot. */
const usePicture = ({ field, result, view }: Props) => {
  const words = useSatelliteWords();
  const format = useFormat();
  const nameOf = useFieldName();
  const legend = words.legends[view];
  return async (): Promise<Blob | null> => {
    const png = result.pictures.find((one) => one.view === view)?.png;
    const canvas = Object.assign(document.createElement('canvas'), {
      width: CARD_PX,
      height: REPORT_HEIGHT_PX,
    });
    const pen = canvas.getContext('2d');
    if (!pen || !png) return null;
    drawReport(pen, {
      title: nameOf(field),
      subtitle: `${words.views[view]} · ${format.shortDay(result.pass_date)}`,
      lines: pictureLines(result, words),
      credit: creditOf(result, words),
      pixels: await loadPng(png),
      ratio: heightToWidth(result.corners),
      outline: projectOutline(field.boundary, createProjection(result.corners, 1, 1)),
      ramp: view === 'ndvi' || view === 'moisture' ? ramps[view] : null,
      legendEnds: typeof legend === 'string' ? [legend, ''] : [legend[0]!, legend[1]!],
    });
    return canvasToPng(canvas);
  };
};

/** SAT-10: all data as a file for other programs, the current view as an image, and a PDF. */
export const Export = (props: Props) => {
  const words = useSatelliteWords();
  const online = useOnline();
  const { language } = useLanguage();
  const { field, result, predicted } = props;
  const picture = usePicture(props);
  const name = `mavuno-satellite-${result.pass_date}`;
  const save = (): void => {
    saveFile(`${name}.json`, JSON.stringify(reportFile(field, result, predicted, words), null, 2));
    showToast(words.exported);
  };
  const share = useExclusiveAction(async () => {
    const drawn = await picture();
    if (!drawn) showToast(words.noPicture, { tone: 'bad' });
    else if ((await sharePicture(drawn, `${name}.png`)) === 'saved') showToast(words.saved);
  });
  return (
    <Row gap="small">
      <Button tone="quiet" onClick={save}>
        {words.export}
      </Button>
      <Button tone="quiet" busy={share.busy} onClick={() => share.run()}>
        {words.share}
      </Button>
      {online && (
        <ExternalLink tone="quiet" href={`/api/satellite/results/${field.id}/pdf?language=${language}`}>
          PDF
        </ExternalLink>
      )}
    </Row>
  );
};
