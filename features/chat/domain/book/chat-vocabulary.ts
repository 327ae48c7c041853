import { idleWords, sameWords } from '#features/community/domain/analysis/same-words.ts';
import { vocabulary } from '#kit/pure/search/vocabulary.ts';

/** In addition to the words of the community's engine: questions for an assistant, not for neighbours. */
const chatSynonyms = `
enough|kutosha|tosha
moisture|unyevu|unyevunyevu
airtight|hermetic|pics|isiyopitisha hewa
aflatoxin|sumukuvu|aflatoksini
blossom end|kitako|bottom of fruit
certified|idhinishwa|rasmi
nursery|kitalu|seedbed
transplant|hamisha|kupandikiza|atika
prune|pogoa|kupogoa
stake|kijiti|vijiti|trellis
mulch|tandazo|matandazo|tandaza
rotate|rotation|kubadilisha mazao|badilisha mazao|mzunguko wa mazao
intercrop|mseto|kilimo mseto|mix crops
push pull|sukuma vuta
terrace|tuta|matuta|contour
record|kumbukumbu|rekodi|records
cost|gharama
expense|matumizi
poisoned|sumishwa|swallowed poison|kunywa dawa|amekunywa dawa
hospital|hospitali|zahanati
mask|barakoa
glove|glavu|gloves
clothing|mavazi|ppe
banned|marufuku|katazwa|illegal
label|lebo
expired|muda kuisha|expiry|imeisha muda
extension officer|afisa ugani|afisa wa kilimo|extension
altitude|mwinuko|height above sea
calcium|kalsiamu
magnesium|magnesiamu
zinc|zinki
test|pima|kupima|upimaji
bird|ndege
hail|mvua ya mawe
wind|upepo
forecast|utabiri
today|leo
tomorrow|kesho
topdress|top dress|top dressing|kukuzia
election|uchaguzi|siasa|politics
mosaic|light and dark green|dark and light green|crinkled
fake|feki|bandia|counterfeit|genuine
milky thread|uzi mweupe|nyuzi nyeupe|nyuzi za maziwa|milky threads|white thread|uzi wa maziwa
gall|kifundo|vifundo|uvimbe|knot|swelling|lump
cut|kata|katwa|snip|felled
night|usiku
edge|ukingo|kingo|margin|pembeni
old leaf|majani ya zamani|majani ya chini|lower leaves|old leaves|older leaves|lower leaf
young leaf|majani machanga|majani mapya|new leaves|young leaves|new leaf
white powder|unga mweupe|ubwiri unga|powdery mildew|powdery white
kitako|bottom|bottoms|blossom end|end of the fruit
scrape|kwaruza|windows|madirisha
vein|mshipa|mishipa|veins
tip|ncha
crack|pasuka|mpasuko|nyufa
lime test|ph test
dose|kipimo
profit|faida
hybrid|chotara|hybrids
offer|ofa
fair|haki
weigh|uzito|weight|heavy|uzani`;

/** In addition to the community's stop words: words of asking. */
const askingWords =
  'want need know tell explain give use make do much nataka nahitaji nieleze niambie tumia kutumia nitumie natumia about there nitajuaje nitajua najuaje nijue nitajuwaje nitafanyaje nafaa inafaa lazima how where worth benefit advantage useful easily home nyumbani';
export const chatStopWords: readonly string[] = [...idleWords, ...askingWords.split(' ')];

export const chatVocabulary = vocabulary({
  synonyms: [...sameWords, ...chatSynonyms.trim().split('\n')],
  stopWords: chatStopWords,
});
