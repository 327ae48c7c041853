import type { Range } from '../calendar/index.ts';
import { bilingual } from '../bilingual.ts';
import type { Bilingual } from '../types.ts';
import type { TaskSource } from './sources.ts';
import type { Act, Input, Unit } from './types.ts';

export const range = (low: number, high: number): Range => ({ low, high });

/** Price of a 50-kg bag: with and without the subsidy. */
const bagPrice = { kes: range(2500, 6500), year: 2023, source: 'fertilizer_price' } as const;

const input = (what: Bilingual, low: number, high: number, unit: Unit, at: Act | 'planting', source: TaskSource): Input => ({ what, amount: range(low, high), unit, at, source });

export const seed = (low: number, high: number, unit: Unit = 'kg', source: TaskSource = 'spacing_guides'): Input => input(bilingual('Seed', 'Mbegu'), low, high, unit, 'planting', source);
export const cuttings = (low: number, high: number): Input => input(bilingual('Cuttings or vines', 'Vipando'), low, high, 'piece', 'planting', 'spacing_guides');
export const plants = (low: number, high: number, source: TaskSource = 'spacing_guides'): Input => input(bilingual('Plants', 'Miche'), low, high, 'piece', 'planting', source);
export const manure: Input = input(bilingual('Well rotted manure', 'Samadi iliyooza vizuri'), 4, 8, 'tonne', 'planting', 'feeding_guides');

/** In bags of 50 kg per acre. `kind` is the name used in the guides. */
export const fertilizer = (kind: Bilingual, low: number, high: number, at: Act | 'planting'): Input => ({ ...input(kind, low, high, 'bag_50kg', at, 'feeding_guides'), price: bagPrice });
export const dap = bilingual('DAP or NPK at planting', 'DAP au NPK wakati wa kupanda');
export const can = bilingual('CAN for top dressing', 'CAN ya kukuzia');
