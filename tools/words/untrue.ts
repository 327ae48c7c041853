/**
 * Sentences that once said something else than is true, or something else than was meant. Each is a part of the source
 * text as it was written, so that neither it nor its siblings come back.
 */
export const untrueEnglish: readonly string[] = [
  'These three are not open yet; until then nothing costs credits', 'A picture looked at', 'Price (not yet)',
  'Prices are not in Mavuno yet', 'parts that open later', 'come by every way that is on',
  'Nothing is kept of whose it was', 'The phone could not say', 'could not say where it is',
  'The phone did not say where', 'We look at your fields every day by ourselves',
  'it will still be found and will open Pro', 'so nobody could look at them',
  'Last week nobody could look at your fields', 'Only what is urgent or an emergency', 'your phone stays silent',
  'credits for you and ${n} for each neighbour who joins', 'it looks at sick leaves, the weather',
  'credits for you and ${n} for who joins', 'Who joins by it gets free credits', '; nothing to do.',
  'Nothing to do; look again in a week', 'sawdust in the funnel.', 'Ragged windows',
  "SPRAY_HOLD: 'Rain or wind would waste it.'", 'It goes off when there is a network', 'farms usually get 60 to 80',
  'You are told when one does', 'They are free, and work without a network', 'if it falls apart, water.',
  'A check that counts goes on counting', 'A vision service outside Mavuno was shown',
  'so the figures are a little kind', 'It disappears from the phones of those who were told', 'The place is taken.',
  "'No suppliers within 50 km'", 'It is read on this phone and stays here', 'under Settings, your data',
  'on the page of photos for training', 'nobody sees it but those you ask', 'papers you ask about stay there',
  'I do know about poisoned people', 'Nobody may guess them, this app least of all',
];

export const untrueKiswahili: readonly string[] = [
  'itajifungua', 'Weka nambari ya oda', 'Usajili Umeisha', 'usaidizi likiendelea',
  'Ulipoingia na hakuna kilichofanywa', 'mpango wa bure', 'maharagwe yakiwa makavu tu', 'dawa siku hizi',
  'alithibitishiwa na mtaalamu', 'tayari haipo', 'Usiku mweupe', 'Wape matuta', 'wape mimea',
  'maji kiasi gani, angalia', 'yamesawazishwa', 'limesawazishwa', 'shamba liko Nairobi kwa muda',
  'Hakuna kinachotegemea mahali', 'Tembea mpakani', 'chini ya Hariri', 'Urefu huu haukutani', 'simu imeruka',
  'uliolowa kina cha kiganja', '${crop}, ilipandwa', 'linaotoa', 'Msimu huu umechelewa', 'kipimo ni kipana',
  'Kipimo: utabiri', '${crop}, yalipandwa', 'bado hayajapandwa', 'kubofya kulia', 'hautumii krediti',
  'halina hali ya hewa', 'Rudi Nyumbani', 'ghala la picha', 'mara moja penye mtandao', 'siku za baadaye',
  'siku za mapema', 'yaliyoandikwa juu yake', 'Mahali pamechukuliwa', 'chukua mahali hapa',
  'Muda wako wa kuingia umeisha', 'kuendeleza muda wako wa kuingia', '${PRODUCT} mpya iko', 'Hauko kwenye mtandao',
  'Washa mtandao mara moja', 'Liseme mara moja', 'saa(h)} iliyopita', 'Udongo una njaa', 'njaa ya udongo',
  'kinachodaiwa', 'hazidai kitu', 'zinakusubiri wewe', 'basi acha shamba', 'vituo vya ndege',
  'wamekufa kwa ajili yake', 'ikibaki huru', 'iko huru: kavu', 'ikishika kioo', 'katika kata yako', 'ofisi ya kata',
  'Ofisi ya kilimo ya kata', 'Huna usajili', 'Usajili wako', 'Ughairi usajili', 'usajili wa Pro', 'Ghairi usajili',
  'Siku hizi hazifai', 'Tumia siku hizi', 'kuvunwa siku hizi', 'Usiku mkavu', 'lolote juu yake', 'chini ya Zaidi',
  'chini ya Mipangilio', 'chini ya tahadhari', 'mara moja ukiwa na mtandao', 'Lifungue mara moja',
  'Ifungue mara moja', 'tutalipa jina', 'ziba ua', 'Madirisha yaliyochanika', 'konzi ndogo ya vidole ya udongo',
  'haikusema ulipo', 'haikuweza kusema ilipo', 'Haya matatu bado hayajafunguliwa', 'Picha iliyoangaliwa',
  'Bei (bado)', 'Bei bado hazijaingia', 'zitakazofunguliwa baadaye', 'huja kwa kila njia iliyowashwa',
  'Hatuweki chochote cha kumjua',
];
