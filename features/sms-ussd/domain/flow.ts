/** What a screen accepts. `interpret.ts` reads each kind. `nothing` ends the conversation. */
type InputKind =
  | 'language'
  | 'name'
  | 'village'
  | 'listed_village'
  | 'crop'
  | 'topic'
  | 'field'
  | 'priced_crop'
  | 'question'
  | 'weeks'
  | 'nothing';

interface ScreenDefinition {
  readonly input: InputKind;
  /** The screen after a valid input. */
  readonly next?: string;
  /** The screen when several villages have the given name. */
  readonly several?: string;
  /** The screen that 0 leads to. */
  readonly back?: string;
}

/**
 * All screens of USSD, SMS and WhatsApp. The text of a screen is in `screen-content.ts` under the same id;
 * the first five register a farmer.
 */
export const flow = {
  language: { input: 'language', next: 'name' },
  name: { input: 'name', next: 'village', back: 'language' },
  village: { input: 'village', next: 'crop', several: 'village_choice', back: 'name' },
  village_choice: { input: 'listed_village', next: 'crop', back: 'village' },
  crop: { input: 'crop', next: 'registered', back: 'village' },
  registered: { input: 'topic', back: 'menu' },
  menu: { input: 'topic', back: 'menu' },
  weather: { input: 'field', back: 'menu' },
  alerts: { input: 'nothing' },
  price: { input: 'priced_crop', back: 'menu' },
  planted: { input: 'weeks', next: 'tasks' },
  tasks: { input: 'nothing' },
  ask: { input: 'question', next: 'asked', back: 'menu' },
  asked: { input: 'nothing' },
  language_changed: { input: 'topic', back: 'menu' },
} as const satisfies Readonly<Record<string, ScreenDefinition>>;

export type ScreenId = keyof typeof flow;
export const screenIds = Object.keys(flow) as readonly ScreenId[];
export const screenOf = (id: ScreenId): ScreenDefinition => flow[id];

/** The menu: each number, from 1, opens this screen. Numbers never change their meaning. */
export const menu = ['weather', 'alerts', 'price', 'tasks', 'ask', 'language_changed'] as const;
export type Topic = (typeof menu)[number];

/** Weather and alerts are about a field: without one, these first ask where it is. */
export const needsField: readonly Topic[] = ['weather', 'alerts'];

const registrationScreens: readonly ScreenId[] = ['language', 'name', 'village', 'village_choice', 'crop'];
export const isRegistration = (screen: ScreenId): boolean => registrationScreens.includes(screen);
