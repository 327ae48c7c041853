import type { Language } from '#kit/pure/words.ts';
import { createPdf, type PdfDocument } from '#kit/server/pdf.ts';
import type { Result } from '../contract.ts';
import { projectOutline, createProjection, heightToWidth } from '../domain/image-projection.ts';
import { ramps } from '../domain/picture.ts';
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
import type { FieldToAnalyse } from './sql.ts';

const words = { en: satelliteEn, sw: satelliteSw };
const PAGE = { width: 595.28, height: 841.89 };
const LEFT = 48;
const WIDTH = PAGE.width - 2 * LEFT;
const [GREEN, INK, MUTED] = ['#1f5c2e', '#221c14', '#5c5346'];
const GAP = 14;
const IMAGE_SIZE = (WIDTH - 3 * GAP) / 4;
const RAMP_HEIGHT = 8;

type Plot = Pick<FieldToAnalyse, 'name' | 'boundary'>;
interface Page {
  readonly doc: PdfDocument;
  readonly say: (typeof words)[Language];
  y: number;
}

const dayText = (day: string): string => day.slice(0, 10).split('-').reverse().join('/');

const writeLine = (
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
const writeHeading = (page: Page, text: string): void => {
  page.y += 5;
  writeLine(page, text, { size: 11.5, bold: true, colour: GREEN });
};

const drawRamp = (
  doc: PdfDocument,
  view: 'ndvi' | 'moisture',
  x: number,
  y: number,
  [low, high]: readonly string[],
): void => {
  const { from, to, colours } = ramps[view];
  const shade = doc.linearGradient(x, y, x + IMAGE_SIZE, y);
  colours.forEach((colour, i) =>
    shade.stop(
      i / (colours.length - 1),
      `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    ),
  );
  doc.rect(x, y, IMAGE_SIZE, RAMP_HEIGHT).fill(shade);
  doc
    .font('plain')
    .fontSize(6.5)
    .fillColor(MUTED)
    .text(`${from} ${low} – ${to} ${high}`, x, y + RAMP_HEIGHT + 2, { width: IMAGE_SIZE, lineBreak: false });
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** An image keeps its aspect ratio within its square. */
const boxIn = (x: number, y: number, ratio: number): Box => {
  const [width, height] = ratio > 1 ? [IMAGE_SIZE / ratio, IMAGE_SIZE] : [IMAGE_SIZE, IMAGE_SIZE * ratio];
  return { x: x + (IMAGE_SIZE - width) / 2, y: y + (IMAGE_SIZE - height) / 2, width, height };
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
const drawImages = (page: Page, field: Plot, { pictures: views, corners }: Result): void => {
  const { doc, say } = page;
  views.forEach(({ view, png }, i) => {
    const x = LEFT + i * (IMAGE_SIZE + GAP);
    const legend = say.legends[view];
    doc
      .font('bold')
      .fontSize(8.5)
      .fillColor(INK)
      .text(say.views[view], x, page.y, { width: IMAGE_SIZE, lineBreak: false });
    const box = boxIn(x, page.y + 13, heightToWidth(corners));
    doc.image(Buffer.from(png, 'base64'), box.x, box.y, { width: box.width, height: box.height });
    drawOutline(doc, field, corners, box);
    if (view === 'ndvi' || view === 'moisture')
      drawRamp(doc, view, x, page.y + IMAGE_SIZE + 17, legend as readonly string[]);
    else
      doc
        .font('plain')
        .fontSize(6.5)
        .fillColor(MUTED)
        .text(legend as string, x, page.y + IMAGE_SIZE + 17, { width: IMAGE_SIZE });
  });
  page.y += IMAGE_SIZE + 42;
};

const drawFindings = (page: Page, result: Result): void => {
  const { say } = page;
  const {
    health,
    vegetationIndices: { ndvi, evi, savi, ndmi },
    moistureStress,
    alerts,
    recommendations,
    of,
  } = result;
  writeHeading(page, of === 'plot' ? say.health : say.healthAround);
  writeLine(
    page,
    of === 'around'
      ? say.around
      : `${health ? `${say.healthOf(percent(health.value))}. ` : ''}${healthText(result, say)}`,
  );
  writeLine(
    page,
    `NDVI ${figure(ndvi, 3)} · EVI ${figure(evi, 3)} · SAVI ${figure(savi, 3)} · ${say.moistureIndex} ${figure(ndmi, 3)} · ${say.stress}: ${say.stresses[moistureStress]}`,
    { gap: 1 },
  );
  writeLine(page, `${say.means} ${say.stressLimits}`, { size: 8.5, colour: MUTED });
  for (const alert of alerts)
    writeLine(page, `${say.severities[alert.severity]}: ${alertText(alert, say)}`, { bold: true });
  writeHeading(page, say.advice);
  for (const one of recommendations) writeLine(page, `• ${say.advices[one]}`);
};

const MAX_PASSES = 36;
const drawSeason = (page: Page, result: Result): void => {
  const { say } = page;
  const clear = result.passes.filter(({ ndvi }) => ndvi !== null);
  writeHeading(page, result.of === 'plot' ? say.season : say.seasonAround);
  writeLine(page, [trendText(result, say), ...comparedText(result, say)].join(' '));
  const since = sinceText(result, say);
  writeLine(page, `${passesText(result, say)}.${since ? ` ${since}` : ''}`, { colour: MUTED });
  writeLine(
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
  writeLine(page, 'Mavuno', { size: 12, bold: true, colour: GREEN, gap: 0 });
  writeLine(page, title, { size: 19, bold: true, gap: 2 });
  writeLine(page, `${say.pass(dayText(result.pass_date))}. ${result.sample ? say.sample : ''}`, {
    colour: result.sample ? INK : MUTED,
    bold: result.sample,
    gap: 10,
  });
  drawImages(page, field, result);
  drawFindings(page, result);
  drawSeason(page, result);
  writeHeading(page, say.source);
  writeLine(
    page,
    `${result.sample ? say.sampleName : say.sourceName} · ${say.resolution} ${say.resolutionValue} · ${say.confidence} ${confidence === null ? '–' : `${confidence}%`}`,
  );
  writeLine(page, say.confidenceWhy(String(Math.round(result.pixels)), percent(result.cloud)));
  if (result.of === 'plot' && result.boundary === 'approximate') writeLine(page, say.approximate);
  if (!result.sample) writeLine(page, creditOf(result, say), { colour: MUTED });
  doc.end();
  return done;
};
