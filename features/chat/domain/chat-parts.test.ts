import { describe, expect, test } from 'vitest';
import { cropByKey } from '#knowledge/crops.ts';
import { wholeBook } from './book/whole-book.ts';
import { diagramOf } from './diagram.ts';
import { acceptedFileTypes, isPhotoType, titleOf, TITLE_MAX, fileTypeOf } from './message.ts';
import { plantFigures } from './plant-figures.ts';
import { replyKindOf } from './reply-kind.ts';
import { trapFigures } from './trap-figures.ts';

describe('CHT-10 what kind of reply a message asks for', () => {
  test.each([
    ['Draw a picture of a maize field with terraces', false, 'generate'],
    ['Chora mchoro wa shamba la maharagwe', false, 'generate'],
    ['Please make me an image of compost', false, 'generate'],
    ['Nitengenezee picha ya mtego', false, 'generate'],
    ['What is in this picture?', true, 'text'],
    ['Kwa nini majani haya ni ya njano?', true, 'text'],
    ['Remove the weeds from the photo', true, 'edit'],
    ['Badilisha rangi ya picha iwe angavu', true, 'edit'],
    ['My maize is sick', true, 'text'],
    ['My maize has holes. What is it?', false, 'text'],
    ['How do I take a good photo of a leaf?', false, 'text'],
    ['Nipande lini?', false, 'text'],
    ['How do I make compost?', false, 'text'],
    ['', true, 'text'],
    ['Remove weeds', false, 'text'],
  ] as const)('CHT-10: “%s”, with a photo: %s → %s', (text, has, request) =>
    expect(replyKindOf(text, has)).toBe(request),
  );
});

test('CHT-07: only the listed file types are accepted, by file extension', () => {
  expect(acceptedFileTypes).toEqual([
    'txt',
    'pdf',
    'doc',
    'docx',
    'jpg',
    'jpeg',
    'png',
    'gif',
    'csv',
    'json',
  ]);
  expect(['a.TXT', 'b.tar.Jpeg', 'c.docx', 'd.exe', 'e', 'f.pdf.zip', 'svg'].map(fileTypeOf)).toEqual([
    'txt',
    'jpeg',
    'docx',
    null,
    null,
    null,
    null,
  ]);
  expect(acceptedFileTypes.filter(isPhotoType)).toEqual(['jpg', 'jpeg', 'png', 'gif']);
});

test('a conversation is named after the start of its first question', () => {
  expect(titleOf('  Viwavi\n kwenye   mahindi ')).toBe('Viwavi kwenye mahindi');
  const long = titleOf('maneno '.repeat(40));
  expect([long.length <= TITLE_MAX, long.endsWith('maneno…')]).toEqual([true, true]);
});

test('CHT-10: diagrams are drawn only from figures of known crops', () => {
  for (const { crop, rows, plants } of plantFigures)
    expect([crop, cropByKey(crop)?.key, rows[0] <= rows[1], plants[0] <= plants[1]]).toEqual([
      crop,
      crop,
      true,
      true,
    ]);
  expect(diagramOf('Draw a spacing plan for maize', ['maize'])).toMatchObject({
    kind: 'spacing',
    rows: [75, 75],
    plants: [25, 30],
    plantsOnAcre: 20_000,
  });
  expect(diagramOf('Chora mahindi na maharagwe pamoja', ['bean', 'maize'])).toMatchObject({
    kind: 'intercrop',
    crop: 'maize',
    other: { crop: 'bean', plants: [10, 15] },
  });
  expect(diagramOf('Draw the calendar of beans', ['bean'])).toMatchObject({
    kind: 'calendar',
    lines: expect.arrayContaining([expect.objectContaining({ low: 60, high: 70 })]),
  });
  expect([diagramOf('Draw a cow', []), diagramOf('Draw it', ['no_such_crop'])]).toEqual([null, null]);
});

test('CHT-10: the two traps in the book are drawn with its figures; other traps are not', async () => {
  expect(diagramOf('Draw a yellow sticky trap for whiteflies', [])).toEqual({
    kind: 'trap',
    trap: 'board',
    ...trapFigures,
  });
  expect(diagramOf('Chora mtego wa maji wa kantangaze kwenye nyanya', ['tomato'])).toMatchObject({
    kind: 'trap',
    trap: 'basin',
  });
  expect([diagramOf('Draw a rat trap', []), diagramOf('Chora mtego wa panya wa mahindi', ['maize'])]).toEqual(
    [null, null],
  );
  const { docs } = await wholeBook();
  const told = (id: string): string =>
    docs
      .find((doc) => doc.id === id)!
      .points.map(({ text }) => text.en)
      .join(' ');
  const [wide, high] = trapFigures.board;
  expect(told('recipe:yellow_sticky_traps')).toContain(`${wide} by ${high} cm`);
  const water = told('recipe:water_trap_for_tuta_moths');
  for (const said of [
    `${trapFigures.litres} litres`,
    trapFigures.watch.join(' to '),
    trapFigures.catchMany.join(' to '),
    'a hand above the water',
  ])
    expect(water).toContain(said);
});
