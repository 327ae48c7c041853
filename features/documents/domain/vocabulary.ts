import { idleWords, sameWords } from '#features/community/domain/analysis/same-words.ts';
import { vocabulary } from '#kit/pure/search/vocabulary.ts';

/**
 * Everyday document words with the same meaning in English and Kiswahili, in addition to the farming terms.
 * Our own list.
 */
const documentTerms = `
look|angalia|kagua|inspect|scout|check|tazama|chunguza
treat|tibu|matibabu|control|dhibiti|kabiliana
sign|alama|dalili|symptom|ishara
hide|jificha|ficha
count|hesabu|nihesabu|tuhesabu
night|usiku
week|wiki
hour|saa
year|mwaka|miaka
heap|rundo|lundo|pile
layer|tabaka|matabaka
turn|geuza|geuzwa
size|ukubwa
height|high|tall|urefu|kimo|refu
depth|deep|kina|kirefu
width|wide|upana|pana
apart|nafasi|umbali|spacing
weed|palilie|nipalilie|palizi
ready|tayari|iva|komaa|ripe|mature
cover|funika
mix|changanya|mchanganyiko
wash|osha|nawa
clean|safi|safisha
kill|ua dudu|angamiza
burn|choma|unguza
cut|kata
dig|chimba
child|mtoto|watoto
woman|mwanamke|wanawake
house|nyumba
school|shule
group|kikundi|vikundi|chama
member|mwanachama|wanachama
meeting|mkutano|mikutano
chairman|mwenyekiti|chairperson
secretary|katibu
treasurer|mweka hazina
law|sheria|act
rule|kanuni|masharti|conditions
contract|mkataba|agreement|makubaliano
tax|kodi|ushuru|cess|levy
fee|ada|charges
fine|faini|penalty|adhabu
rent|kukodisha|kodisha|lease
interest|riba
deposit|amana
receipt|risiti
signature|sahihi
office|ofisi
officer|afisa
government|serikali
county|kaunti
ministry|wizara
road|barabara
safety|usalama|protection|kinga
glove|glavu
boot|buti
mask|barakoa
label|lebo|kibandiko
container|chombo|vyombo|bottle|chupa
result|matokeo
problem|tatizo|shida
cause|sababu|chanzo|reason
benefit|faida|advantage
danger|hatari|risk|hazard
sell|nikiuza|ukiuza|akiuza|tukiuza|niuze|auze
temperature|joto|nyuzi joto|warmth|heat
moisture|unyevu|unyevunyevu
limit|kikomo|kiwango cha juu|maximum
feed|chakula|lishe|lisha|hula|mash
lay|taga|hutaga|layers
milk yield|maziwa
deliver|delivery|peleka|fikisha|usafirishaji
grade|gredi|daraja
guarantee|dhamana|warranty
end|isha|muda kuisha|expire|expiry|terminate
sign up|jiandikisha|register|registration|sajili|usajili
vaccine|chanjo|chanja|vaccinate|vaccination`
  .trim()
  .split('\n');

/** Generic words that say little about the question. */
const genericWords = `
make makes made making do go goes come put puts take takes keep kept see start starts begin happen happens work works help helps kind kinds type types sort way ways thing again who whom whose about tell
recipe recipes step steps long time times both if else other another such same new old well better
fanya kufanya inafanyika tengeneza kutengeneza natengeneza ninatengeneza nitengeneze weka kuweka niweke kuwa iwe liwe awe ziwe yawe wana ina lina kina muda kitu vitu aina namna njia hatua mara tena wengine nyingine nani hivyo hivi kiasi
itakuwaje itakuaje inakuwaje mtu someone somebody anyone else allowed unaokubalika inayokubalika unaoruhusiwa
mingapi wangapi vingapi mangapi zingapi kingapi ngapi nyingi mingi wingi mwingi vingi mengi`
  .trim()
  .split(/\s+/);

/** A word belongs to one group: a group that shares a word with a farming group is merged into it. */
const mergedGroups = documentTerms.reduce<readonly string[]>((groups, more) => {
  const members = more.split('|');
  const at = groups.findIndex((group) => group.split('|').some((word) => members.includes(word)));
  return at < 0
    ? [...groups, more]
    : groups.map((group, i) =>
        i === at ? [...new Set([...group.split('|'), ...members])].join('|') : group,
      );
}, sameWords);

export const documentVocabulary = vocabulary({
  synonyms: mergedGroups,
  stopWords: [...idleWords, ...genericWords],
});
