import { useEffect, useRef } from 'react';
import { whatsappLink } from '#features/suppliers/domain/phone.ts';
import { CARD_PX } from '#kit/web/card/draw-lines.ts';
import { sharePicture, canvasToPng } from '#kit/web/card/share-picture.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Button, ExternalLink } from '#kit/web/ui/Button.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey } from '#knowledge/crops.ts';
import { useOfferWords } from '../words.ts';
import { drawCard } from './draw-card.ts';
import styles from './ShareCard.module.css';

interface ShareCardProps {
  /** The crop key. */
  readonly crop: string;
  /** As on the screen: "KES 3,900, a 90 kg bag". */
  readonly price: string;
  readonly market: string;
  readonly day: string;
  /** Its source, in the farmer's language. */
  readonly source: string;
  /** Older than sixty days: the image says so. */
  readonly isOld: boolean;
}

/** A market price as an image, with crop, place, date and source (MKT-08). */
export const ShareCard = ({ crop, price, market, day, source, isOld }: ShareCardProps) => {
  const { card: words } = useOfferWords();
  const format = useFormat();
  const { language } = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [name, dayText] = [cropByKey(crop)?.name[language] ?? crop, format.shortDay(day)];
  const shareText = `${isOld ? `${words.old}. ` : ''}${words.text(name, price, market, dayText, source)}`;
  const [marketLine, sourceLine, oldLine] = [
    words.seen(market, dayText),
    words.source(source),
    isOld ? words.old : null,
  ];
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) drawCard(pen, { crop: name, price, marketLine, oldLine, source: sourceLine });
  }, [name, price, marketLine, oldLine, sourceLine]);
  const shareImage = useExclusiveAction(async () => {
    const picture = canvas.current ? await canvasToPng(canvas.current) : null;
    if (!picture) {
      showToast(words.failed, { tone: 'bad' });
      return;
    }
    if ((await sharePicture(picture, 'mavuno-price.png')) === 'saved')
      showToast(words.saved, { tone: 'good' });
  });
  return (
    <Stack>
      <canvas
        ref={canvas}
        width={CARD_PX}
        height={CARD_PX}
        role="img"
        aria-label={words.alt(shareText)}
        className={styles.card}
      />
      <Row gap="small">
        <ExternalLink href={whatsappLink(null, shareText)}>{words.whatsapp}</ExternalLink>
        <Button tone="quiet" busy={shareImage.busy} onClick={() => shareImage.run()}>
          {words.screenshot}
        </Button>
      </Row>
    </Stack>
  );
};
