import type { villageEn } from './words.en.ts';

export const villageSw: typeof villageEn = {
  title: 'Kijiji cha mfano',
  intro:
    'Zunguka ukitumia watu wa kubuni. Mashamba yao, uchunguzi wa majani, maswali na matangazo yao ni mfano tu, na yameandikwa hivyo. Bei za sokoni na mwongozo wa kilimo ni halisi.',
  people: {
    otieno: 'Pro, mashamba matatu Siaya',
    wanjiku: 'Bure, shamba moja la kahawa Kirinyaga',
    karimi: 'Mfanyakazi: akaunti, bei, na yaliyoripotiwa',
  },
  firstTime: (seconds) => `Mara ya kwanza huchukua takriban sekunde ${seconds}.`,
  preparing: 'Tunaandaa kijiji cha mfano…',
  progress: (done, all) => `Hatua ${done} kati ya ${all}`,
  continues: 'Utaingia kikiwa tayari.',
  failed: 'Hatukuweza kuandaa kijiji cha mfano. Jaribu tena. Kumbukumbu za seva zinaeleza sababu.',
  back: 'Rudi kwenye kuingia',
};
