import { afterEach, expect, test } from 'vitest';
import { alertProjections } from '#features/alerts/web/projections.ts';
import { fieldProjections } from '#features/fields/web/projections.ts';
import { field, openFarm, screen, tidy } from '#features/fields/web/testing.tsx';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

afterEach(tidy);

const today = dayInNairobi(new Date());
const plot = field();
const open = (urgency: number, { until = addDays(today, 2), muted = false } = {}) => {
  const alert = { id: newId(), field_id: plot.id, state: 'open', read: false, raised: { rule: 'FLOOD_RISK', theme: 'rain', category: 'weather', urgency, from: today, until } };
  return openFarm(<DashboardScreen />, {
    projections: { ...fieldProjections, ...alertProjections }, at: '/dashboard',
    rows: [{ kind: 'field', row: plot }, { kind: 'alert', row: alert }, ...(muted ? [{ kind: 'alert_mute', row: { id: 'rain' } }] : [])],
  });
};
/** The room kept for alerts stands before the fields. */
const isAbove = (): boolean => (screen.getByRole('status').compareDocumentPosition(document.querySelector('#my-fields')!) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

test('DSH-12 what is urgent stands above the farm from the first paint; what is not, what is over and what is turned off, below it', async () => {
  const at = async (...told: Parameters<typeof open>): Promise<boolean> => { await open(...told); const above = isAbove(); tidy(); return above; };
  expect([await at(5), await at(4), await at(3), await at(4, { until: addDays(today, -1) }), await at(4, { muted: true })]).toEqual([true, true, false, false, false]);
});

test('DSH-04 DSH-12 work due today or late stands above the farm from the first paint; what is later or done does not', async () => {
  const at = async (due_date: string | null, status = 'pending'): Promise<boolean> => {
    const task = { id: newId(), title: 'Weed the maize', due_date, due_time: null, status, priority: 'medium' };
    await openFarm(<DashboardScreen />, { projections: { ...fieldProjections, ...alertProjections }, at: '/dashboard', rows: [{ kind: 'field', row: plot }, { kind: 'farm_plan_task', row: task }] });
    const room = screen.queryAllByRole('status').some((one) => (one.compareDocumentPosition(document.querySelector('#my-fields')!) & Node.DOCUMENT_POSITION_FOLLOWING) > 0);
    tidy();
    return room;
  };
  expect([await at(today), await at(addDays(today, -3)), await at(addDays(today, 1)), await at(null), await at(today, 'completed')]).toEqual([true, true, false, false, false]);
});
