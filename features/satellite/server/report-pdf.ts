import type { Language } from '#kit/pure/words.ts';
import { createPdf, type PdfDocument } from '#kit/server/pdf.ts';
import type { Result } from '../contract.ts';
import { ramps } from '../domain/picture.ts';
import { projectOutline, createProjection, heightToWidth } from '../domain/place.ts';
import {
  alertText,
  comparedText,
  creditOf,
  figure,
  healthText,
  passesText,
  percent,
  sinceText,
  trendText,
} from '../text.ts';
import { satelliteEn } from '../words.en.ts';
import { satelliteSw } from '../words.sw.ts';
import type { FieldToRead } from './sql.ts';

const words = { en: satelliteEn, sw: satelliteSw };
const PAGE = { width: 595.28, height: 841.89 };
const LEFT = 48;
const WIDTH = PAGE.width - 2 * LEFT;
const [GREEN, INK, SOFT] = ['#1f5c2e', '#221c14', '#5c5346'];
const GAP = 14;
const PICTURE = (WIDTH - 3 * GAP) / 4;
const RAMP = 8;

type Plot = Pick<FieldToRead, 'name' | 'boundary'>;
interface Page {
  readonly doc: PdfDocument;
  readonly say: (typeof words)[Language];
  y: number;
}

const dayText = (day: string): string => day.slice(0, 10).split('-').reverse().join('/');

const line = (
  page: Page,
  text: string,
  { size = 9.5, bold = false, colour = INK as string, gap = 3 } = {},
): void => {
  page.doc
    .font(bold ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(colour)
    .text(text, LEFT, page.y, { width: WIDTH, lineGap: 1.5 });
  page.y = page.doc.y + gap;
};
const heading = (page: Page, text: string): void => {
  page.y += 5;
  line(page, text, { size: 11.5, bold: true, colour: GREEN });
};

const drawRamp = (
  doc: PdfDocument,
  view: 'ndvi' | 'moisture',
  x: number,
  y: number,
  [low, high]: readonly string[],
): void => {
  const { from, to, colours } = ramps[view];
  const shade = doc.linearGradient(x, y, x + PICTURE, y);
  colours.forEach((colour, i) =>
    shade.stop(
      i / (colours.length - 1),
      `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    ),
  );
  doc.rect(x, y, PICTURE, RAMP).fill(shade);
  doc
    .font('plain')
    .fontSize(6.5)
    .fillColor(SOFT)
    .text(`${from} ${low} – ${to} ${high}`, x, y + RAMP + 2, { width: PICTURE, lineBreak: false });
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** An image keeps its aspect ratio within its square. */
const boxIn = (x: number, y: number, ratio: number): Box => {
  const [width, height] = ratio > 1 ? [PICTURE / ratio, PICTURE] : [PICTURE, PICTURE * ratio];
  return { x: x + (PICTURE - width) / 2, y: y + (PICTURE - height) / 2, width, height };
};

/** Dark on white, so that it is visible on every colour. */
const drawOutline = (
  doc: PdfDocument,
  { boundary }: Plot,
  corners: Result['corners'],
  { x, y, width, height }: Box,
): void => {
  const dots = projectOutline(boundary, createProjection(corners, width, height)).map(([px, py]) => [
    x + px,
    y + py,
  ]);
  if (dots.length === 0) return;
  for (const [colour, wide] of [
    ['#ffffff', 2.4],
    ['#111111', 1.1],
  ] as const)
    doc
      .polygon(...dots)
      .lineJoin('round')
      .lineWidth(wide)
      .strokeColor(colour)
      .stroke();
};

/** The four views side by side, each with the outline of the field and its legend. */
const pictures = (page: Page, field: Plot, { pictures: views, corners }: Result): void => {
  const { doc, say } = page;
  views.forEach(({ view, png }, i) => {
    const x = LEFT + i * (PICTURE + GAP);
    const legend = say.legends[view];
    doc
      .font('bold')
      .fontSize(8.5)
      .fillColor(INK)
      .text(say.views[view], x, page.y, { width: PICTURE, lineBreak: false });
    const box = boxIn(x, page.y + 13, heightToWidth(corners));
    doc.image(Buffer.from(png, 'base64'), box.x, box.y, { width: box.width, height: box.height });
    drawOutline(doc, field, corners, box);
    if (view === 'ndvi' || view === 'moisture')
      drawRamp(doc, view, x, page.y + PICTURE + 17, legend as readonly string[]);
    else
      doc
        .font('plain')
        .fontSize(6.5)
        .fillColor(SOFT)
        .text(legend as string, x, page.y + PICTURE + 17, { width: PICTURE });
  });
  page.y += PICTURE + 42;
};

const findings = (page: Page, result: Result): void => {
  const { say } = page;
  const {
    health,
    vegetationIndices: { ndvi, evi, savi, ndmi },
    moistureStress,
    alerts,
    recommendations,
    of,
  } = result;
  heading(page, of === 'plot' ? say.health : say.healthAround);
  line(
    page,
    of === 'around'
      ? say.around
      : `${health ? `${say.healthOf(percent(health.value))}. ` : ''}${healthText(result, say)}`,
  );
  line(
    page,
    `NDVI ${figure(ndvi, 3)} · EVI ${figure(evi, 3)} · SAVI ${figure(savi, 3)} · ${say.moistureIndex} ${figure(ndmi, 3)} · ${say.stress}: ${say.stresses[moistureStress]}`,
    { gap: 1 },
  );
  line(page, `${say.means} ${say.stressLimits}`, { size: 8.5, colour: SOFT });
  for (const alert of alerts)
    line(page, `${say.severities[alert.severity]}: ${alertText(alert, say)}`, { bold: true });
  heading(page, say.advice);
  for (const one of recommendations) line(page, `• ${say.advices[one]}`);
};

const MAX_PASSES = 36;
const season = (page: Page, result: Result): void => {
  const { say } = page;
  const clear = result.passes.filter(({ ndvi }) => ndvi !== null);
  heading(page, result.of === 'plot' ? say.season : say.seasonAround);
  line(page, [trendText(result, say), ...comparedText(result, say)].join(' '));
  const since = sinceText(result, say);
  line(page, `${passesText(result, say)}.${since ? ` ${since}` : ''}`, { colour: SOFT });
  line(
    page,
    clear
      .slice(-MAX_PASSES)
      .map(({ day, ndvi }) => `${dayText(day)}  ${figure(ndvi, 2)}`)
      .join('   ·   '),
    { size: 8.5 },
  );
};

/** One A4 page: the newest pass of a field, its images and the season (SAT-10). */
export const reportPdf = (field: Plot, result: Result, language: Language): Promise<Buffer> => {
  const say = words[language];
  const confidence = result.soilAnalysis.confidence_score;
  const title = `${say.satellite} · ${field.name ?? '–'}`;
  const { doc, done } = createPdf(title, {
    at: new Date(result.analysis_date),
    margins: { top: 44, left: LEFT, right: LEFT, bottom: 28 },
    lang: language,
  });
  const page: Page = { doc, say, y: 44 };
  line(page, 'Mavuno', { size: 12, bold: true, colour: GREEN, gap: 0 });
  line(page, title, { size: 19, bold: true, gap: 2 });
  line(page, `${say.pass(dayText(result.pass_date))}. ${result.sample ? say.sample : ''}`, {
    colour: result.sample ? INK : SOFT,
    bold: result.sample,
    gap: 10,
  });
  pictures(page, field, result);
  findings(page, result);
  season(page, result);
  heading(page, say.source);
  line(
    page,
    `${result.sample ? say.sampleName : say.sourceName} · ${say.resolution} ${say.metres} · ${say.confidence} ${confidence === null ? '–' : `${confidence} %`}`,
  );
  line(page, say.confidenceWhy(String(Math.round(result.pixels)), percent(result.cloud)));
  if (result.of === 'plot' && result.boundary === 'approximate') line(page, say.approximate);
  if (!result.sample) line(page, creditOf(result, say), { colour: SOFT });
  doc.end();
  return done;
};
