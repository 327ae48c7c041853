import { chatEn } from '#features/chat/words.en.ts';
import { chatSw } from '#features/chat/words.sw.ts';
import { screenStates, type ScreenshotTarget, type ScreenshotContext } from './screenshot-target.ts';

const askQuestion =
  (question: Readonly<Record<'en' | 'sw', string>>) =>
  async ({ phone, language }: ScreenshotContext): Promise<void> => {
    const words = language === 'sw' ? chatSw : chatEn;
    const field = phone.page.getByRole('textbox', { name: words.input });
    await field.fill(question[language]);
    await field.press('Enter');
    await phone.page.getByRole('article', { name: words.mavunoSaid }).first().waitFor({ timeout: 60_000 });
  };

export const chatScreens: Readonly<Record<string, ScreenshotTarget>> = {
  chat: { path: () => '/chat', signedIn: true, states: screenStates },
  'chat-answer': {
    path: () => '/chat',
    signedIn: true,
    states: ['data'],
    prepare: askQuestion({
      en: 'My maize has holes and sawdust in the funnel',
      sw: 'Mahindi yangu yana mashimo na unga kwenye kikonyo',
    }),
  },
  'chat-plan': {
    path: () => '/chat',
    signedIn: true,
    states: ['data'],
    prepare: askQuestion({
      en: 'Draw a picture of maize and beans together',
      sw: 'Chora mchoro wa mahindi na maharagwe pamoja',
    }),
  },
  'chat-trap': {
    path: () => '/chat',
    signedIn: true,
    states: ['data'],
    prepare: askQuestion({ en: 'Draw a yellow sticky trap', sw: 'Chora mtego wa maji wa kantangaze' }),
  },
};
