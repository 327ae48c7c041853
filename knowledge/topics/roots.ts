import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const rootTopics: readonly Topic[] = [
  topic('cassava_planting', 'planting', ['cassava'], ['Planting cassava with clean cuttings', 'Kupanda muhogo kwa vipando safi'], {
    en: 'plant cassava|cassava spacing|cassava cuttings|cassava seed|cassava variety|clean cassava|how many cuttings per acre|cassava planting time',
    sw: 'kupanda muhogo|nafasi ya muhogo|vipando vya muhogo|mbegu ya muhogo|aina ya muhogo|mihogo|vipando vingapi kwa ekari|wakati wa kupanda muhogo',
  }, [
    ['fact', 'spacing_guides', '1 m by 1 m: about 4,000 cuttings per acre. Plant at the start of the rains.', 'Mita 1 kwa mita 1: takriban vipando 4,000 kwa ekari. Panda mvua inapoanza.'],
    ['do-now', 'iita_cassava', 'Cut pieces from the middle of strong, mature stems with clean leaves and no brown streaks; a knife wiped clean.', 'Kata vipande kutoka katikati ya mashina imara yaliyokomaa, yenye majani safi na bila michirizi ya kahawia; kisu kiwe safi.'],
    ['caution', 'iita_cassava', 'Never take cuttings from plants with mosaic or streaks, nor carry them from a district where brown streak is known.', 'Kamwe usichukue vipando kwenye mimea yenye batobato au michirizi, wala kuvitoa eneo lenye ugonjwa wa michirizi ya kahawia.'],
    ['prevent', 'iita_cassava', 'Choose types that resist mosaic, such as Migyera (MH95/0183) and the MM96 series, from a clean multiplier.', 'Chagua aina zinazostahimili batobato, kama Migyera (MH95/0183) na MM96, kutoka kwa mzalishaji safi.'],
    ['do-now', 'iita_cassava', 'Replace cuttings that failed after 15 to 21 days; weed 3, 8 and 12 weeks after planting.', 'Badilisha vipando vilivyoshindwa baada ya siku 15 hadi 21; palilia wiki ya 3, 8 na 12 baada ya kupanda.'],
    ['do-now', 'iita_cassava', 'Pull out plants with mosaic in the first 3 months; later ones still give roots but no cuttings.', 'Ng’oa mimea yenye batobato miezi 3 ya kwanza; ya baadaye bado hutoa mizizi lakini si vipando.'],
  ], { pages: ['cassava___mosaic_disease', 'cassava___brown_streak_disease'] }),
  topic('cassava_harvest', 'harvest', ['cassava'], ['Harvesting cassava', 'Kuvuna muhogo'], {
    en: 'harvest cassava|cassava ready|cassava months|cassava rotting inside|bitter cassava|store cassava|cassava yield|cassava brown inside|is cassava poisonous',
    sw: 'kuvuna muhogo|muhogo umekomaa|muhogo miezi mingapi|muhogo umeoza ndani|muhogo mchungu|kuhifadhi muhogo|mavuno ya muhogo|muhogo una sumu',
  }, [
    ['fact', 'crop_days', 'Cassava is ready from 8 to 18 months, as the type and the place say.', 'Muhogo huwa tayari miezi 8 hadi 18, kulingana na aina na mahali.'],
    ['confirm', 'iita_cassava', 'Where brown streak disease is about, open a root from month 9 and harvest at 9 to 10 months before the roots rot inside.', 'Palipo na ugonjwa wa michirizi ya kahawia, pasua mzizi mmoja kuanzia mwezi wa 9 na vuna miezi 9 hadi 10 kabla mizizi haijaoza ndani.'],
    ['caution', 'iita_cassava', 'Fresh roots spoil within days: dig what you eat, sell or dry. Bitter types are poisonous raw: peel, soak or ferment, dry and cook.', 'Mizizi mibichi huharibika ndani ya siku chache: chimba unachokula, kuuza au kukausha. Muhogo mchungu una sumu ukiwa mbichi: menya, loweka au chachusha, kausha na pika.'],
    ['fact', 'faostat', 'Kenya’s median yield from 2020 to 2024 is 14,736 kg per hectare; clean types well kept reach 25 to 40 tonnes.', 'Mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 14,736 kwa hekta; aina safi zilizotunzwa hufikia tani 25 hadi 40.'],
    ['low-cost', 'iita_cassava', 'Keep stems for cuttings upright in shade, covered at the foot with soil, until the rains.', 'Hifadhi mashina ya vipando yakiwa yamesimama kivulini, yamefunikwa udongo chini, hadi mvua.'],
  ], { pages: ['cassava___brown_streak_disease', 'cassava___mealybug', 'cassava___green_mite'] }),
  topic('sweet_potato_growing', 'planting', ['sweet_potato'], ['Growing sweet potatoes', 'Kulima viazi vitamu'], {
    en: 'plant sweet potato|sweet potato vines|sweet potato spacing|sweet potatoes days|orange sweet potato|kabode|sweet potato variety|vines per acre|sweet potato farming',
    sw: 'kupanda viazi vitamu|vipando vya viazi vitamu|nafasi ya viazi vitamu|viazi vitamu huchukua siku ngapi|viazi vitamu vya rangi ya chungwa|kulima viazi vitamu|marando',
  }, [
    ['fact', 'spacing_guides', 'Ridges 90 to 100 cm apart, vines 30 cm apart: 13,000 to 15,000 vines per acre.', 'Matuta sentimita 90 hadi 100, vipando sentimita 30: vipando 13,000 hadi 15,000 kwa ekari.'],
    ['fact', 'crop_days', 'Ready in 90 to 150 days.', 'Huwa tayari kwa siku 90 hadi 150.'],
    ['do-now', 'cip_sweet_potato', 'Take tips of clean, healthy vines; leave narrow mottled ones. Kabode, Vita and Kakamega (SPK004) resist the virus disease better.', 'Chukua ncha za vipando safi vyenye afya; acha vyembamba vyenye mabaka. Kabode, Vita na Kakamega (SPK004) huvumilia ugonjwa wa virusi zaidi.'],
    ['do-now', 'cip_sweet_potato', 'Earth up so that no root shows and close cracks in dry weeks: weevils enter through them.', 'Rundika udongo ili mzizi usionekane na ziba nyufa wiki zisizo na mvua: fukusi huingia humo.'],
    ['do-now', 'cip_sweet_potato', 'Harvest on time and all at once where weevils are known; sort out tunnelled, bitter roots and do not feed rotten ones.', 'Vuna kwa wakati na kwa mara moja palipo na fukusi; chambua vilivyochimbwa na vichungu, na usilishe mifugo vilivyooza.'],
    ['prevent', 'cip_sweet_potato', 'Another crop after it, all old roots and vines off the field, and the new plot far from the old.', 'Zao lingine baada yake, mizizi na marando yote ya zamani yatoke shambani, na kipande kipya cha shamba kiwe mbali na cha zamani.'],
  ], { pages: ['sweet_potato___weevil', 'sweet_potato___virus_disease'] }),
];
