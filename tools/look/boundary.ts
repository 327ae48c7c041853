import { boundaryEn } from '#features/fields/web/boundary/words.en.ts';
import { boundarySw } from '#features/fields/web/boundary/words.sw.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const words = ({ language }: ScreenshotContext) => (language === 'sw' ? boundarySw : boundaryEn);
const path = ({ fields }: ScreenshotContext): string => `/fields/${fields[0] ?? 'none'}/boundary`;
const choose = async (context: ScreenshotContext, name: string): Promise<void> =>
  context.phone.page.getByRole('button', { name }).first().click();

const HOME = { latitude: -0.3031, longitude: 36.08 };
const METRE = 1 / 111_320;
const moveTo = async ({ phone }: ScreenshotContext, east: number, north: number): Promise<void> => {
  await phone.context.setGeolocation({
    latitude: HOME.latitude + north * METRE,
    longitude: HOME.longitude + east * METRE,
    accuracy: 4,
  });
  await phone.page.waitForTimeout(120);
};

const walkBoundary = async (context: ScreenshotContext): Promise<void> => {
  await choose(context, words(context).ways.walk);
  await moveTo(context, 0, 0);
  await context.phone.page.getByRole('button', { name: words(context).walk.start }).click();
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
    await context.phone.page.waitForTimeout(4_000);
    await moveTo(context, east, north);
  }
};

const drawBoundary = async (context: ScreenshotContext): Promise<void> => {
  await choose(context, words(context).ways.draw);
  const map = context.phone.page.getByRole('application');
  await map.waitFor();
  for (const [x, y] of [
    [90, 70],
    [250, 60],
    [270, 200],
    [110, 220],
  ] as const)
    await map.click({ position: { x, y } });
};

const enterSides = async (context: ScreenshotContext): Promise<void> => {
  const { sides, ways } = words(context);
  await choose(context, ways.sides);
  await context.phone.page.getByText(sides.shapes.quad).click();
  for (const [n, metres] of [
    [1, '82'],
    [2, '48.5'],
    [3, '79'],
    [4, '52'],
  ] as const)
    await context.phone.page.getByLabel(sides.side(n)).fill(metres);
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
  'boundary-corners': screen((context) => choose(context, words(context).ways.corners)),
  'boundary-draw': screen(drawBoundary),
  'boundary-sides': screen(enterSides),
  'boundary-review': screen(async (context) => {
    await enterSides(context);
    await choose(context, words(context).sides.finish);
  }),
};
