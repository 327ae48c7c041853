import type { SayWords } from './words.say.en.ts';

export const saySw: SayWords = {
  expert: { title: 'Mtaalamu amejibu swali lako kuhusu jani', text: 'Mtaalamu wa kilimo ameangalia picha yako na amejibu. Soma au usikilize jibu kwenye programu.' },
  neighbour: {
    title: (what) => `${what}: imepatikana karibu nawe`,
    text: (crop, day) => `Kwenye ${crop}, iliyoonekana ${day}, ndani ya kilomita 10 hivi kutoka mahali ulipochagua. Kagua zao lako.`,
    confirmed: 'Mtaalamu amethibitisha.',
    seen: 'Ukaguzi wa picha wa seva umekubali; mtaalamu bado hajaangalia.',
  },
  test: { title: 'Jaribio kutoka Mavuno', text: 'Ujumbe unakufikia hapa. Hakuna kilichotokea shambani kwako.' },
  digest: { title: (n) => `Mambo ${n} ya shamba lako leo`, more: (n) => `na mengine ${n} kwenye programu` },
  report: {
    title: 'Wiki yako kwenye Mavuno',
    text: (n, first) => (n === 0 ? 'Wiki iliyopita ilikuwa tulivu: hakuna tahadhari, jibu wala onyo.' : `Wiki iliyopita: ujumbe ${n}. Ya muhimu zaidi: ${first}.`),
  },
  open: (link) => `Fungua: ${link}`,
  mail: {
    footer: (settings, stop) => `Unapata barua pepe hii kwa sababu barua pepe imewashwa kwenye mipangilio yako ya Mavuno.
Chagua unachopata: ${settings}
Sitaki barua pepe tena: ${stop}`,
  },
  code: (code, minutes) => `${code} ni msimbo wako wa Mavuno, kwa dakika ${minutes}. Hakuna mtu wa Mavuno atakayekuomba msimbo huu.`,
  stopHint: 'Jibu ACHA usipate tena.',
};
