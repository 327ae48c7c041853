import { expect, test } from 'vitest';
import { fieldsEn as en } from '../words.en.ts';
import { fieldsSw as sw } from '../words.sw.ts';
import { cropText } from './crop-text.ts';

test.each([
  ['beans', 'Beans', 'Maharagwe'],
  ['Mahindi ', 'Maize', 'Mahindi'],
  ['corn', 'Maize', 'Mahindi'],
  ['tomatoes', 'Tomato', 'Nyanya'],
  ['mixed', 'Mixed crops', 'Mazao mchanganyiko'],
  ['maize and beans', 'Maize and beans', 'Maize and beans'],
  ['miraa', 'Miraa', 'Miraa'],
])('the crop %s is shown in the app’s language if it is known', (typed, english, kiswahili) => {
  expect([cropText(typed, en, 'en'), cropText(typed, sw, 'sw')]).toEqual([english, kiswahili]);
});
