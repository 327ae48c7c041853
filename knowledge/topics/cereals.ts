import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const cerealTopics: readonly Topic[] = [
  topic('sorghum_growing', 'planting', ['sorghum'], ['Growing sorghum', 'Kulima mtama'], {
    en: 'plant sorghum|sorghum spacing|sorghum seed per acre|gadam|how long sorghum takes|sorghum farming|grow sorghum|sorghum yield',
    sw: 'kupanda mtama|nafasi ya mtama|mbegu ya mtama kwa ekari|gadam|mtama huchukua siku ngapi|ndege kwenye mtama|kulima mtama|mavuno ya mtama',
  }, [
    ['fact', 'spacing_guides', 'Rows 75 cm apart and 20 cm between plants; 3 to 4 kg of seed per acre.', 'Mistari sentimita 75 na sentimita 20 kati ya mimea; kilo 3 hadi 4 za mbegu kwa ekari.'],
    ['fact', 'crop_days', 'Ready in 85 to 120 days; Gadam in 85 to 95. It ripens on less water than maize and waits through dry weeks.', 'Tayari kwa siku 85 hadi 120; Gadam kwa 85 hadi 95. Hukomaa kwa maji machache kuliko mahindi na huvumilia wiki zisizo na mvua.'],
    ['do-now', 'naads_sorghum', 'Fill gaps within 2 weeks of emergence, weed and thin after 2 to 3 weeks and weed again after 6.', 'Jaza mapengo ndani ya wiki 2 baada ya kuota, palilia na upunguze baada ya wiki 2 hadi 3 na palilia tena baada ya wiki 6.'],
    ['prevent', 'icrisat_cereals', 'Plant early and in the same days as neighbours: shoot fly and midge go for the late fields, birds for the lonely one.', 'Panda mapema na siku zilezile na majirani: inzi wa chipukizi na mbu wa mtama hushambulia mashamba ya kuchelewa, na ndege la peke yake.'],
    ['do-now', 'icrisat_cereals', 'Harvest when grain is hard and no longer dents under the nail, dry the heads, thresh on canvas and store at 13% or less.', 'Vuna punje zikiwa ngumu na ukucha hauingii, kausha masuke, pura juu ya turubai na hifadhi kwa asilimia 13 au chini.'],
    ['fact', 'faostat', 'Kenya’s median yield from 2020 to 2024 is 958 kg per hectare; good farmers reach 3 to 4 tonnes.', 'Mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 958 kwa hekta; wakulima hodari hufikia tani 3 hadi 4.'],
  ], { pages: ['sorghum___shoot_fly', 'sorghum___midge', 'sorghum___smuts'] }),
  topic('millet_growing', 'planting', ['finger_millet', 'pearl_millet'], ['Growing millet', 'Kulima wimbi na uwele'], {
    en: 'plant millet|finger millet spacing|millet seed per acre|wimbi farming|millet days|grow finger millet|pearl millet|millet yield',
    sw: 'kupanda wimbi|nafasi ya wimbi|mbegu ya wimbi kwa ekari|kulima wimbi|wimbi huchukua siku ngapi|kupanda uwele|mavuno ya wimbi',
  }, [
    ['fact', 'spacing_guides', 'Finger millet: rows 30 cm apart, 10 to 15 cm between plants; 1.5 to 2 kg of seed per acre.', 'Wimbi: mistari sentimita 30, sentimita 10 hadi 15 kati ya mimea; kilo 1.5 hadi 2 za mbegu kwa ekari.'],
    ['fact', 'crop_days', 'Finger millet is ready in 90 to 120 days.', 'Wimbi huwa tayari kwa siku 90 hadi 120.'],
    ['do-now', 'kalro_dryland', 'Sow in rows on fine, firm soil, not deep: then you can weed with a hoe and tell millet from wild grass.', 'Panda kwa mistari kwenye udongo laini ulioshikana, si chini sana: hapo unaweza kupalilia kwa jembe na kutofautisha wimbi na nyasi.'],
    ['prevent', 'icrisat_cereals', 'Blast turns necks and heads black: clean seed, types that tolerate it, and no more nitrogen than needed.', 'Kuvu ya blast hufanya shingo na masuke kuwa meusi: mbegu safi, aina zinazovumilia, na naitrojeni isizidi inayohitajika.'],
    ['fact', 'faostat', 'Kenya’s middle yield of millet in 2020 to 2024 is 587 kg per hectare; with rows, weeding and manure 2 to 2.5 tonnes.', 'Mavuno ya kati ya wimbi na uwele Kenya 2020 hadi 2024 ni kilo 587 kwa hekta; kwa mistari, palizi na samadi tani 2 hadi 2.5.'],
  ], { pages: ['finger_millet___blast'] }),
  topic('rice_growing', 'planting', ['rice'], ['Growing paddy rice', 'Kulima mpunga'], {
    en: 'plant rice|rice spacing|rice nursery|rice transplanting|basmati 370|mwea rice|rice seed per acre|how long rice takes|ratoon rice|rice yield',
    sw: 'kupanda mpunga|nafasi ya mpunga|kitalu cha mpunga|kuhamisha mpunga|mpunga mwea|mbegu ya mpunga kwa ekari|mpunga huchukua siku ngapi|mavuno ya mpunga|mchele mwea',
  }, [
    ['fact', 'spacing_guides', 'Transplant 20 by 20 cm; about 10 kg of seed in the nursery serves an acre.', 'Hamisha miche sentimita 20 kwa 20; takriban kilo 10 za mbegu kitaluni hutosha ekari moja.'],
    ['fact', 'county_windows', 'In Mwea transplanting is mostly in August (July to September), with a ratoon or second crop in January and February.', 'Mwea miche huhamishwa hasa Agosti (Julai hadi Septemba), na zao la marejeo au la pili Januari na Februari.'],
    ['fact', 'crop_days', 'Basmati 370 is ready in 120 to 140 days.', 'Basmati 370 huwa tayari kwa siku 120 hadi 140.'],
    ['do-now', 'irri_rice', 'Level the plot, puddle it, plant few young seedlings per hill, and give nitrogen in parts, the last one before the heads form.', 'Sawazisha jaruba, vuruga udongo, panda miche michanga michache kwa shina, na toa naitrojeni kwa awamu, ya mwisho kabla ya masuke kutunga.'],
    ['caution', 'irri_rice', 'Much or late nitrogen and nights of drizzle bring blast. Drain and clean the plot after harvest: ratoon plants carry yellow mottle virus.', 'Naitrojeni nyingi au ya kuchelewa na usiku wa manyunyu huleta blast. Safisha jaruba baada ya mavuno: marejeo hubeba virusi vya manjano.'],
    ['fact', 'faostat', 'Kenya’s middle yield of paddy in 2020 to 2024 is 5,882 kg per hectare; well irrigated 6 to 8 tonnes.', 'Mavuno ya kati ya mpunga Kenya 2020 hadi 2024 ni kilo 5,882 kwa hekta; kwa umwagiliaji mzuri tani 6 hadi 8.'],
  ], { pages: ['rice___blast', 'rice___yellow_mottle_virus', 'rice___stem_borers'] }),
  topic('rice_water', 'water', ['rice'], ['Water in the rice plot', 'Maji kwenye jaruba la mpunga'], {
    en: 'rice water|flood rice|how much water rice|drain rice|rice without flooding|alternate wetting|rice drying up|rice plot water',
    sw: 'maji ya mpunga|kufurisha mpunga|kukausha jaruba|mpunga bila maji mengi|mpunga umekauka|jaruba la maji|mpunga unahitaji maji',
  }, [
    ['fact', 'irri_rice', 'Rice needs a soaked plot, not a deep lake: a thin layer of water after transplanting keeps weeds down.', 'Mpunga unahitaji jaruba lililolowa, si ziwa: tabaka jembamba la maji baada ya kuhamisha miche huzuia magugu.'],
    ['do-now', 'irri_rice', 'Letting the water sink just below the surface before flooding again saves water, except round flowering.', 'Kuacha maji yashuke chini kidogo ya udongo kabla ya kufurisha tena huokoa maji, isipokuwa wakati wa maua.'],
    ['caution', 'heat_guides', 'A few hours above 35 °C at flowering leave empty grains; keep the plot wet then.', 'Saa chache zaidi ya nyuzi 35 wakati wa maua huacha punje tupu; weka jaruba na maji wakati huo.'],
    ['do-now', 'irri_rice', 'Drain the plot before harvest so that the grain ripens evenly and the ground carries you.', 'Toa maji jarubani kabla ya kuvuna ili punje zikomae sawa na ardhi iwe imara.'],
    ['low-cost', 'irri_rice', 'A well levelled plot with firm bunds saves more water than any other work.', 'Jaruba lililosawazishwa vizuri lenye kingo imara huokoa maji kuliko kazi nyingine yoyote.'],
  ], { pages: ['rice___iron_toxicity', 'rice___sheath_blight'] }),
  topic('wheat_growing', 'planting', ['wheat'], ['Growing wheat', 'Kulima ngano'], {
    en: 'plant wheat|wheat seed per acre|wheat planting time|wheat rust|wheat days|wheat yield|wheat farming narok|grow wheat',
    sw: 'kupanda ngano|mbegu ya ngano kwa ekari|wakati wa kupanda ngano|kutu ya ngano|ngano huchukua siku ngapi|mavuno ya ngano|kulima ngano',
  }, [
    ['fact', 'spacing_guides', 'Rows 20 cm apart, 40 to 50 kg of seed per acre; ready in 100 to 130 days.', 'Mistari sentimita 20, kilo 40 hadi 50 za mbegu kwa ekari; tayari kwa siku 100 hadi 130.'],
    ['fact', 'county_windows', 'In the South Rift wheat is sown in June and July, in Narok in March and April.', 'Kusini mwa Bonde la Ufa ngano hupandwa Juni na Julai, Narok Machi na Aprili.'],
    ['prevent', 'kalro_wheat', 'Choose varieties that resist the rusts, plant with the neighbours, and destroy self-sown wheat.', 'Chagua aina zinazostahimili kutu, panda pamoja na majirani, na ng’oa ngano iliyojiotea.'],
    ['threshold', 'cimmyt_wheat', 'Look each week from the flag leaf on: at the first brick-red or yellow pustules ask at once about a fungicide registered by PCPB, by its label.', 'Kagua kila wiki tangu jani la bendera: ukiona vipele vya kwanza vyekundu au vya manjano, uliza mara moja dawa ya kuvu iliyosajiliwa na PCPB, kwa lebo yake.'],
    ['fact', 'faostat', 'Kenya’s median yield from 2020 to 2024 is 3,044 kg per hectare; good fields reach 5 to 6 tonnes.', 'Mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 3,044 kwa hekta; mashamba mazuri hufikia tani 5 hadi 6.'],
  ], { pages: ['wheat___stem_rust', 'wheat___yellow_rust', 'wheat___leaf_rust'] }),
];
