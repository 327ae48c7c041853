import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const hungerTopics: readonly Topic[] = [
  topic('hunger_or_disease', 'nutrient', 'any', ['Signs of missing nutrients on leaves', 'Dalili za njaa kwenye majani'], {
    en: 'yellow leaves|leaves turning yellow|nutrient deficiency|leaf colour|plant hungry|pale leaves|deficiency signs|old leaves yellow|young leaves yellow|purple leaves',
    sw: 'majani ya manjano|majani yamekuwa njano|upungufu wa virutubisho|rangi ya majani|zao lina njaa|majani yamepauka|majani ya zamani njano|majani machanga njano|majani ya zambarau',
  }, [
    ['confirm', 'fao_guides', 'Old leaves first: nitrogen (pale, V shape in maize), phosphorus (purple), potassium (burnt edges), magnesium (yellow between green veins).', 'Majani ya zamani kwanza: naitrojeni (yamepauka, V kwenye mahindi), fosforasi (zambarau), potasiamu (kingo zilizoungua), magnesi (manjano kati ya mishipa ya kijani).'],
    ['confirm', 'fao_guides', 'Young leaves first: sulphur or iron (pale or yellow with green veins), zinc (white bands, small leaves), calcium and boron (dying tips).', 'Majani machanga kwanza: salfa au chuma (manjano yenye mishipa ya kijani), zinki (mabaka meupe, majani madogo), kalsiamu na boroni (ncha zinazokufa).'],
    ['confirm', 'mavuno_rule', 'Lack of nutrients is even over the field or in bands; a disease starts in patches, with spots, mould or rot.', 'Njaa huwa sawa shamba zima au kwa mistari; ugonjwa huanza kwa viraka, na madoa, ukungu au uozo.'],
    ['cause', 'soil_water_guides', 'Standing water, cold, drought, damaged roots and acidic soil look like lack of nutrients: look at root and soil before you buy.', 'Maji yaliyotuama, baridi, ukame, mizizi iliyoharibika na asidi ya udongo hufanana na njaa: angalia mzizi na udongo kabla ya kununua.'],
    ['do-now', 'fao_guides', 'Feed a strip first and wait 10 days: if it greens, nutrients were missing.', 'Lisha mstari mmoja kwanza na subiri siku 10: ukigeuka kijani, ilikuwa njaa.'],
    ['when-to-ask', 'county_offices', 'Same sign each season? A soil test answers once and for all.', 'Dalili ile ile kila msimu? Upimaji wa udongo hujibu kabisa.'],
  ], { pages: ['any___nitrogen_deficiency', 'any___phosphorus_deficiency', 'any___potassium_deficiency', 'any___iron_deficiency', 'any___boron_deficiency'], lessons: ['hunger-or-disease'] }),
  topic('nitrogen_hunger', 'nutrient', 'any', ['Nitrogen deficiency', 'Upungufu wa naitrojeni'], {
    en: 'nitrogen deficiency|pale plants|light green crop|maize yellow v|crop not growing|small yellow plants|needs nitrogen',
    sw: 'upungufu wa naitrojeni|mimea iliyopauka|kijani hafifu|manjano umbo la v|zao halikui|mahindi njano chini|inahitaji naitrojeni',
  }, [
    ['confirm', 'fao_guides', 'Old leaves pale to yellow, in maize a V from the tip along the midrib, thin small plants.', 'Majani ya zamani hupauka hadi manjano, kwenye mahindi umbo la V kutoka ncha kwenye mshipa, mimea midogo myembamba.'],
    ['do-now', 'fao_guides', 'On moist soil give CAN, urea covered with soil, rotted manure or liquid manure beside the plants; weeds out first.', 'Kwenye udongo wenye unyevu weka CAN, urea iliyofunikwa udongo, samadi iliyooza au samadi ya maji kando ya mimea; palilia kwanza.'],
    ['fact', 'fao_guides', 'It greens again within 5 to 10 days of rain or water. After flowering it is too late to win much.', 'Hugeuka kijani siku 5 hadi 10 baada ya mvua au maji. Baada ya maua ni kuchelewa kupata faida kubwa.'],
    ['prevent', 'soil_water_guides', 'Split nitrogen between planting and knee height, and grow a legume before or between.', 'Gawanya naitrojeni kati ya kupanda na kimo cha goti, na panda jamii ya kunde kabla au katikati.'],
    ['caution', 'kalro_vegetables', 'More than needed makes soft leaves, pests and late harvest, and rain washes it away.', 'Ikizidi hutoa majani laini, wadudu na mavuno ya kuchelewa, na mvua huisomba.'],
  ], { pages: ['any___nitrogen_deficiency', 'maize___nitrogen_deficiency'], lessons: ['liquid-manure'] }),
  topic('phosphorus_hunger', 'nutrient', 'any', ['Purple leaves: phosphorus deficiency', 'Majani ya zambarau: upungufu wa fosforasi'], {
    en: 'purple leaves|purple maize|red purple young maize|phosphorus deficiency|leaves purple which fertilizer|dark purple seedlings|stunted purple',
    sw: 'majani ya zambarau|mahindi ya zambarau|rangi ya zambarau|upungufu wa fosforasi|zambarau mbolea gani|miche ya zambarau|mahindi mekundu',
  }, [
    ['cause', 'fao_guides', 'Purple-red young plants: phosphorus deficiency, often on cold, wet or acidic soil. A few hybrids are purple by nature, and cold purple fades.', 'Mimea michanga ya zambarau-nyekundu: upungufu wa fosforasi (phosphorus), mara nyingi udongo ukiwa baridi, mbichi au wenye asidi. Chotara chache ni za zambarau kiasili.'],
    ['do-now', 'fao_guides', 'It is hard to mend later: only within about 3 weeks of emergence DAP or TSP near the roots helps a little. Note the field for next season.', 'Ni vigumu kurekebisha baadaye: ndani ya wiki 3 hivi baada ya kuota DAP au TSP karibu na mizizi husaidia kidogo. Andika shamba hilo kwa msimu ujao.'],
    ['prevent', 'feeding_guides', 'Next season put DAP, NPK or TSP in the hole at planting, or manure and compost with it.', 'Msimu ujao weka DAP, NPK au TSP kwenye shimo wakati wa kupanda, au samadi na mboji pamoja nayo.'],
    ['confirm', 'soil_water_guides', 'Test the soil: below pH 5.5 phosphorus is locked and lime by the test frees it.', 'Pima udongo: pH ikiwa chini ya 5.5 fosforasi hufungwa na chokaa kulingana na kipimo huiachilia.'],
    ['caution', 'fao_guides', 'It is no virus and nothing to spray against.', 'Si virusi na hakuna cha kunyunyiza.'],
  ], { pages: ['maize___phosphorus_deficiency', 'any___phosphorus_deficiency', 'maize___soil_acidity'] }),
  topic('potassium_magnesium_zinc', 'nutrient', 'any', ['Potassium, magnesium, zinc and others', 'Potasiamu, magnesi, zinki na nyingine'], {
    en: 'potassium deficiency|burnt edges|leaf edges brown|magnesium deficiency|zinc deficiency|white bands|yellow between veins|boron|calcium deficiency|hollow stem|iron deficiency|sulphur deficiency',
    sw: 'upungufu wa potasiamu|kingo za majani zimeungua|upungufu wa magnesi|upungufu wa zinki|manjano kati ya mishipa|boroni|kalsiamu|shina lenye tundu|upungufu wa salfa',
  }, [
    ['confirm', 'fao_guides', 'Burnt brown edges of old leaves and weak stems: potassium. Ash, manure, NPK or MOP before the next crop.', 'Kingo za kahawia za majani ya zamani na mashina dhaifu: potasiamu. Majivu, samadi, NPK au MOP kabla ya zao lijalo.'],
    ['confirm', 'fao_guides', 'Yellow between green veins of old leaves: magnesium; dolomite lime where the soil is acidic, or a leaf feed by its label.', 'Manjano kati ya mishipa ya kijani ya majani ya zamani: magnesi; chokaa ya dolomaiti udongo ukiwa na asidi, au mbolea ya majani kwa lebo yake.'],
    ['confirm', 'fao_guides', 'White or yellow bands on young maize leaves: zinc, often after much lime or phosphorus. All young leaves pale: sulphur.', 'Mabaka meupe au manjano kwenye majani machanga ya mahindi: zinki, mara nyingi baada ya chokaa au fosforasi nyingi. Majani machanga yote yamepauka: salfa.'],
    ['confirm', 'fao_guides', 'Dying tips, hollow cabbage stems, corky fruit: boron, given only by soil test, for a little too much kills. Black ends of tomatoes: calcium and uneven water.', 'Ncha zinazokufa, shina la kabichi lenye tundu: boroni, huwekwa kwa upimaji wa udongo tu, maana ikizidi huua. Vitako vyeusi vya nyanya: kalsiamu na maji yasiyo sawa.'],
    ['low-cost', 'soil_water_guides', 'Rotted manure each season carries a little of all of these.', 'Samadi iliyooza kila msimu hubeba kidogo cha hizi zote.'],
  ], { pages: ['any___potassium_deficiency', 'maize___zinc_deficiency', 'maize___magnesium_deficiency', 'tomato___magnesium_deficiency', 'any___boron_deficiency', 'maize___sulphur_deficiency'] }),
];
