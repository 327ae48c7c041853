import { boundaryEn } from '#features/fields/web/boundary/words.en.ts';
import { boundarySw } from '#features/fields/web/boundary/words.sw.ts';
import type { ScreenshotTarget, Visit } from './screenshot-target.ts';

const words = ({ language }: Visit) => (language === 'sw' ? boundarySw : boundaryEn);
const path = ({ fields }: Visit): string => `/fields/${fields[0] ?? 'none'}/boundary`;
const choose = async (visit: Visit, name: string): Promise<void> =>
  visit.phone.page.getByRole('button', { name }).first().click();

const HOME = { latitude: -0.3031, longitude: 36.08 };
const METRE = 1 / 111_320;
const moveTo = async ({ phone }: Visit, east: number, north: number): Promise<void> => {
  await phone.context.setGeolocation({
    latitude: HOME.latitude + north * METRE,
    longitude: HOME.longitude + east * METRE,
    accuracy: 4,
  });
  await phone.page.waitForTimeout(120);
};

const walkBoundary = async (visit: Visit): Promise<void> => {
  await choose(visit, words(visit).ways.walk);
  await moveTo(visit, 0, 0);
  await visit.phone.page.getByRole('button', { name: words(visit).walk.start }).click();
  for (const [east, north] of [
    [0, 0.1],
    [0, 0],
    [0, 0.1],
    [12, 1],
    [24, -1],
    [36, 0],
    [37, 12],
    [36, 24],
    [38, 36],
    [24, 40],
  ] as const) {
    await visit.phone.page.waitForTimeout(4_000);
    await moveTo(visit, east, north);
  }
};

const drawBoundary = async (visit: Visit): Promise<void> => {
  await choose(visit, words(visit).ways.draw);
  const map = visit.phone.page.getByRole('application');
  await map.waitFor();
  for (const [x, y] of [
    [90, 70],
    [250, 60],
    [270, 200],
    [110, 220],
  ] as const)
    await map.click({ position: { x, y } });
};

const enterSides = async (visit: Visit): Promise<void> => {
  const { sides, ways } = words(visit);
  await choose(visit, ways.sides);
  await visit.phone.page.getByText(sides.shapes.quad).click();
  for (const [n, metres] of [
    [1, '82'],
    [2, '48.5'],
    [3, '79'],
    [4, '52'],
  ] as const)
    await visit.phone.page.getByLabel(sides.side(n)).fill(metres);
};

const screen = (
  reach?: ScreenshotTarget['prepare'],
  states: ScreenshotTarget['states'] = ['data'],
): ScreenshotTarget => ({
  path,
  signedIn: true,
  states,
  ...(reach && { prepare: reach }),
});

export const boundaryScreens: Readonly<Record<string, ScreenshotTarget>> = {
  boundary: screen(undefined, ['data', 'offline']),
  'boundary-walk': screen(walkBoundary),
  'boundary-corners': screen((visit) => choose(visit, words(visit).ways.corners)),
  'boundary-draw': screen(drawBoundary),
  'boundary-sides': screen(enterSides),
  'boundary-review': screen(async (visit) => {
    await enterSides(visit);
    await choose(visit, words(visit).sides.finish);
  }),
};
