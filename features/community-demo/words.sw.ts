import type { Words } from '#kit/pure/words.ts';
import type { demoEn } from './words.en.ts';

export const demoSw: Words<typeof demoEn> = {
  title: 'Onyesho la jamii',
  banner: 'Data ya mfano – onyesho',
  bannerText: 'Hakuna mtu halisi kwenye ukurasa huu. Unachofanya hapa hubaki kwenye skrini hii na hupotea ukiondoka.',
  tabsLabel: 'Sehemu za onyesho',
  tabs: { questions: 'Maswali', training: 'Mafunzo', experts: 'Wataalamu', achievements: 'Mafanikio' },
  advice: { title: 'Mapendekezo ya AI', text: 'Mfano: hapa pangekuwa na pendekezo lako, kama vile swali la karibu na shamba lako lisilo na jibu.', dismiss: 'Ondoa' },
  ask: {
    open: 'Uliza swali', title: 'Kichwa', content: 'Maelezo', category: 'Aina', choose: 'Chagua aina', tags: 'Lebo', tagsHint: 'Zitenganishe kwa koma.', post: 'Weka swali', cancel: 'Ghairi',
    missing: 'Tafadhali jaza sehemu zote zinazohitajika', missingWhich: 'Kichwa, maelezo na aina vinahitajika', posted: 'Swali lako limewekwa!',
    told: 'Hili ni onyesho: hakuna mwingine anayeona swali lako.', author: 'Wewe', rank: 'Mgeni wa onyesho',
  },
  search: 'Tafuta',
  category: 'Aina',
  all: 'Aina zote',
  nothing: 'Hakuna swali la mfano linalofaa.',
  status: { open: 'Wazi', answered: 'Limejibiwa', solved: 'Limetatuliwa' },
  featured: 'Limechaguliwa',
  votes: (n: string) => `Kura: ${n}`,
  upvote: 'Piga kura', upvoted: 'Umelipigia swali kura',
  follow: 'Fuata', unfollow: 'Acha kufuata', followed: 'Unafuata swali', unfollowed: 'Umeacha kufuata swali',
  view: 'Tazama swali', close: 'Funga',
  accepted: 'Jibu lililokubaliwa', verified: 'Limekaguliwa na AI (mfano)', comments: 'Maoni', noAnswers: 'Bado hakuna majibu.',
  training: {
    enroll: 'Jiunge sasa', enrolled: (title: string) => `Umejiunga na "${title}"`, upgrade: 'Boresha kifurushi ufungue', resume: 'Endelea kujifunza', recommended: 'Linapendekezwa', certified: 'Limethibitishwa na AI (mfano)',
    popularity: (n: string) => `Wanafunzi katika mfano: ${n}`, progress: (percent: string) => `Maendeleo: ${percent}`,
  },
  experts: {
    follow: 'Fuata', following: 'Unafuata', contact: 'Wasiliana', contacted: 'Ombi la mawasiliano limetumwa', verified: 'Amethibitishwa (mfano)', rating: (n: string) => `Alama: ${n} kati ya 5`, answers: (n: string) => `Majibu: ${n}`,
  },
  achievements: {
    levels: { gold: 'Dhahabu', silver: 'Fedha', bronze: 'Shaba' }, categories: { expertise: 'Utaalamu', contribution: 'Mchango' }, earned: 'Limepatikana', earnedBy: (n: string) => `Katika mfano limepatikana na ${n}`,
    progress: (percent: string) => `Maendeleo: ${percent}`,
  },
  samples: {
    q1: { title: 'Mfano: matundu kwenye majani ya mahindi machanga', content: 'Katika mfano mkulima anaona matundu madogo kwenye majani ya mahindi yaliyofika magotini, na anauliza ni nini.', tags: 'mahindi, wadudu', author: 'Mkulima wa mfano 1', rank: 'Daraja la mfano: mche', badge: 'Beji ya mfano: swali la kwanza',
      answer: 'Jibu la mfano: angalia katikati ya mmea asubuhi. Viwavi wadogo wenye nukta nne mwishoni ni viwavijeshi vamizi. Kitabu cha Mavuno kina ukurasa wake wenye dalili, hatua za kwanza na msaada unaotengenezwa nyumbani.', by: 'Mtaalamu wa mfano 1', comment: 'Maoni ya mfano: asante, nitaangalia kesho.' },
    q2: { title: 'Mfano: mboji huwa tayari lini?', content: 'Katika mfano mkulima ana rundo lenye joto na anauliza huchukua muda gani.', tags: 'mboji', author: 'Mkulima wa mfano 2', rank: 'Daraja la mfano: jani', badge: 'Beji ya mfano: majibu kumi' },
    q3: { title: 'Mfano: mahali pa kuhifadhi maharagwe makavu', content: 'Katika mfano mkulima anauliza jinsi ya kuzuia wadudu kwenye maharagwe ghalani.', tags: 'maharagwe, ghala', author: 'Mkulima wa mfano 3', rank: 'Daraja la mfano: jani', badge: 'Beji ya mfano: msaidizi', answer: 'Jibu la mfano: yakaushe vizuri na uyafunge kwenye gunia lisilopitisha hewa.', by: 'Mkulima wa mfano 2', comment: 'Maoni ya mfano: ilifaa katika mfano.' },
    t1: { title: 'Kozi ya mfano: udongo na mboji', duration: 'Dakika 30' },
    t2: { title: 'Kozi ya mfano: wadudu wa mahindi', duration: 'Dakika 45' },
    t3: { title: 'Kozi ya mfano: kuuza pamoja', duration: 'Saa 1' },
    e1: { name: 'Mtaalamu wa mfano 1', specialization: 'Mahindi na maharagwe', organization: 'Shirika la mfano', bio: 'Mtaalamu huyu yupo katika mfano tu.', badge: 'Beji ya mfano: daktari wa mimea', availability: 'Katika mfano hujibu ndani ya siku moja' },
    e2: { name: 'Mtaalamu wa mfano 2', specialization: 'Udongo na maji', organization: 'Shirika la mfano', bio: 'Mtaalamu huyu yupo katika mfano tu.', badge: 'Beji ya mfano: udongo', availability: 'Hapatikani katika mfano' },
    a1: { name: 'Mfano: rafiki wa udongo', description: 'Kwa kazi ya udongo.', requirements: 'Majibu 10 ya mfano kuhusu udongo' },
    a2: { name: 'Mfano: jirani mwema', description: 'Kwa kuwasaidia wengine.', requirements: 'Majibu 5 ya mfano' },
    a3: { name: 'Mfano: swali la kwanza', description: 'Kwa swali la kwanza.', requirements: 'Swali 1 la mfano' },
  },
};
