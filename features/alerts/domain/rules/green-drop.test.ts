import { expect, test } from 'vitest';
import { alertText } from '../text/alert-text.ts';
import { type GreenDrop, raiseDrop } from './green-drop.ts';

const drop: GreenDrop = {
  day: '2026-11-20',
  value: 0.414,
  against: 0.658,
  severity: 'high',
  boundary: 'measured',
  crop: 'maize',
};
const raised = (over: Partial<GreenDrop> = {}, today = '2026-11-23') =>
  raiseDrop({ ...drop, ...over }, today)!;

test('ALR-05 a sharp NDVI drop raises an alert with image date and figures; a critical one is urgent', () => {
  expect(raised()).toMatchObject({
    rule: 'GREEN_DROP',
    theme: 'greenness',
    category: 'crop',
    urgency: 3,
    confidence: 'medium',
    cause: 'greenness:2026-11-20',
    from: '2026-11-23',
    until: '2026-12-03',
    tell: 'now',
  });
  expect(raised({ severity: 'critical' }).urgency).toBe(4);
  const { title, message, action, sms } = alertText(raised(), 'en', 'Kando');
  expect(title).toBe('Maize: suddenly less green');
  expect(message).toBe(
    'The satellite image on Friday 20 November shows a greenness (NDVI) of 41 out of 100. In the images before that, it was about 66.',
  );
  expect(action).toMatch(/Walk the field today/);
  expect(sms).toMatch(/^Mavuno Kando: Maize: suddenly less green/);
  expect(alertText(raised(), 'sw').message).toMatch(
    /Picha ya setilaiti ya Ijumaa 20 Novemba .* 41 kati ya 100/,
  );
});

test('ALR-05 an approximate boundary lowers confidence; an old image raises nothing; one cause per satellite pass', () => {
  expect(raised({ boundary: 'approximate' })).toMatchObject({
    urgency: 2,
    confidence: 'low',
    doubts: ['own_rule', 'guessed_boundary'],
    tell: 'digest',
  });
  expect(raiseDrop(drop, '2026-12-04')).not.toBeNull();
  expect(raiseDrop(drop, '2026-12-05')).toBeNull();
  expect(raised({ severity: 'critical', value: 0.3 }).cause).toBe(raised().cause);
});
