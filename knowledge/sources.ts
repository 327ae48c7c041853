/**
 * `seen`: the passage or figure used was read in that source (a page, an abstract or a table).
 * `general`: common knowledge of that publisher, not read again; shown to the farmer as such.
 */
export interface Source {
  readonly title: string;
  readonly publisher: string;
  readonly year: number | null;
  readonly url?: string;
  readonly basis: 'seen' | 'general';
  /** What was taken from it. */
  readonly used: string;
}

export const sources = {
  infonet_bean_rust: { title: 'Bean rust', publisher: 'Infonet-Biovision', year: null, url: 'https://infonet-biovision.org/PlantHealth/MinorPests/bean-rust', basis: 'seen', used: 'signs, spread, rotation of 2 to 3 years, reports about compost tea' },
  bean_rust_kenya_2023: { title: 'Prevalence and Host Resistance to Common Bean Rust Disease in Western and Central Kenya', publisher: 'International Journal of Agronomy', year: 2023, url: 'https://preview.hindawi.com/journals/ija/2023/6064130/tab2', basis: 'seen', used: 'incidence by altitude and by what is done with bean residue' },
  bean_rust_uganda: { title: 'Yield loss of common bean caused by rust disease in Uganda', publisher: 'NaCRRI, abstract at sulegumes.org', year: null, url: 'https://sulegumes.org/journal_article/yield-loss-of-common-bean-caused-by-rust-disease-in-uganda/', basis: 'seen', used: 'loss 5 to 33 % in resistant and up to 67 % in susceptible beans' },
  als_pestnet: { title: 'Angular bean leaf spot (fact sheet 216)', publisher: 'Pacific Pests, Pathogens, Weeds & Pesticides', year: null, url: 'https://apps.lucidcentral.org/ppp/text/web_full/entities/bean_angular_leaf_spot_216.htm', basis: 'seen', used: 'signs, survival of at least 12 months, spread' },
  als_arc_2024: { title: 'Angular leaf spot on dry bean production', publisher: 'ARC-Grain Crops, SA Grain', year: 2024, url: 'https://sagrainmag.co.za/?p=41474', basis: 'seen', used: 'weather, 7 to 14 days from infection to spots' },
  als_kenya_2016: { title: 'Pathogenic Variability of Angular Leaf Spot Disease of Common Bean in Western Kenya', publisher: 'International Journal of Applied Agricultural Sciences', year: 2016, url: 'http://article.sciencepublishinggroup.com/html/10.11648.j.ijaas.20160206.13.html', basis: 'seen', used: 'loss as high as 80 %' },
  ciat_bean: { title: 'Bean disease and pest handbooks', publisher: 'CIAT / PABRA', year: null, basis: 'general', used: 'clean seed, rotation, lookalikes, when a spray pays' },
  kalro_bean: { title: 'Bean growing guides', publisher: 'KALRO', year: null, basis: 'general', used: 'spacing, seed for an acre, feeding' },

  clr_kenya_2021: { title: 'Coffee Leaf Rust (Hemileia vastatrix) in Kenya: A Review', publisher: 'KALRO Coffee Research Institute, Agronomy 11(12) 2590', year: 2021, url: 'https://doi.org/10.3390/agronomy11122590', basis: 'seen', used: 'abstract: sprays, field care and resistant varieties together' },
  okioga_1978: { title: 'Monthly Bulletin 43 (509), August 1978', publisher: 'Coffee Board of Kenya', year: 1978, url: 'https://kalrorepository.kalro.org/items/53869ceb-f2b4-4a43-b98c-829ac5960a2b', basis: 'seen', used: 'rust enters below the leaf; one or two pustules can drop a leaf' },
  cri_farmers_day: { title: "Farmers' open day in Murang'a: coffee berry disease and leaf rust", publisher: 'Kenya News Agency, carried by eritreawire.com', year: null, url: 'https://eritreawire.com/farmers-urged-to-effectively-tackle-coffee-diseases-for-increased-production/', basis: 'seen', used: 'Ruiru 11 and Batian, pruning, copper before the rain' },
  cri_coffee: { title: 'Coffee growing and protection guides', publisher: 'KALRO Coffee Research Institute', year: null, basis: 'general', used: 'rust loss 20 to 50 %, regrowth in 2 to 3 months, mulch, pruning, classes' },
  coffee_miner_infonet: { title: 'Leafmining caterpillars (Leucoptera meyricki and L. caffeina)', publisher: 'Infonet-Biovision', year: null, url: 'https://infonet-biovision.org/PlantHealth/MinorPests/Leafmining-caterpillar', basis: 'seen', used: 'signs, cocoons, 35 moths a tree, natural enemies' },
  coffee_miner_kalro: { title: 'Effects of rainfall on systemic insecticides in the control of Leucoptera meyricki in Kenya', publisher: 'Turrialba 29(4), KALRO repository', year: 1979, url: 'https://kalrorepository.kalro.org/items/9ac755bf-d514-4934-9167-db88a6175c1a', basis: 'seen', used: 'peak in September to November, old leaves first, 35 moths a tree' },
  coffee_miner_brazil: { title: 'The coffee leaf miner', publisher: 'coffee-tea.co.uk', year: null, url: 'http://www.coffee-tea.co.uk/leafminer.php', basis: 'seen', used: 'about 40 % in Brazil, for another species' },
  phoma_elevagro: { title: 'Mancha-de-phoma (Phoma tarda) em cafeeiro', publisher: 'Elevagro', year: null, url: 'https://elevagro.com/blog/mancha-de-phoma-phoma-tarda-em-cafeeiro', basis: 'seen', used: 'signs, cold wind and mist at 15 to 20 °C, too much nitrogen' },
  phoma_article: { title: 'Ascochyta tarda', publisher: 'wikisum.wiki (encyclopaedia article)', year: null, url: 'https://wikisum.wiki/wiki/Ascochyta_tarda', basis: 'seen', used: 'present in Kenya, die-back, weather' },
  coffee_bacterial_blight: { title: 'Udhibiti wa magonjwa ya kahawa', publisher: 'UNYFA, Access Agriculture video summary', year: null, url: 'https://unyfa.fo-library.org/videos/udhibiti-wa-magonjwa/?lang=sw', basis: 'seen', used: 'signs of bacterial blight, dead leaves that stay on' },
  cercospora_pestnet: { title: 'Coffee brown-eye spot (fact sheet 142)', publisher: 'Pacific Pests, Pathogens, Weeds & Pesticides', year: null, url: 'https://apps.lucidcentral.org/ppp/text/web_full/entities/coffee_browneye_spot_142.htm', basis: 'seen', used: 'signs, poor feeding and too little shade' },
  cercospora_nelson_2008: { title: 'Cercospora Leaf Spot and Berry Blotch of Coffee (PD-41)', publisher: 'University of Hawaii, CTAHR', year: 2008, url: 'https://docslib.org/doc/4202788/cercospora-leaf-spot-and-berry-blotch-of-coffee', basis: 'seen', used: 'spread, 20 to 28 °C and 36 to 72 wet hours' },
  cercospora_plantix: { title: 'Brown Eye Spot', publisher: 'Plantix', year: null, url: 'https://plantix.net/en/library/plant-diseases/100328/brown-eye-spot', basis: 'seen', used: 'nursery shade 35 to 65 %, copper and triazole classes' },
  cercospora_article: { title: 'Cercospora coffeicola', publisher: 'wikisum.wiki (encyclopaedia article)', year: null, url: 'https://wikisum.wiki/wiki/Cercospora_coffeicola', basis: 'seen', used: 'loss of about 15 % in Puerto Rico' },

  common_rust_cimmyt: { title: 'Common rust', publisher: 'CIMMYT Maize Doctor', year: null, url: 'http://maizedoctor.cimmyt.org/common-rust-extended-information', basis: 'seen', used: 'signs, cool damp weather, late planting, over 50 % when severe' },
  common_rust_pestnet: { title: 'Maize common rust (fact sheet 225)', publisher: 'Pacific Pests, Pathogens, Weeds & Pesticides', year: null, url: 'https://apps.lucidcentral.org/pppw_v10/text/web_full/entities/maize_common_rust_225.htm', basis: 'seen', used: 'both leaf sides, Oxalis, spread by wind, southern rust' },
  gls_cimmyt: { title: 'Gray leaf spot', publisher: 'CIMMYT Maize Doctor', year: null, url: 'http://maizedoctor.cimmyt.org/en/gray-leaf-spot-extended-information', basis: 'seen', used: 'size and place of the spots, over 70 % at worst' },
  gls_infonet: { title: 'Grey leaf spot', publisher: 'Infonet-Biovision', year: null, url: 'http://dev.infonet-biovision.org/PlantHealth/MinorPests/grey-leaf-spot', basis: 'seen', used: 'loss 30 to over 50 %' },
  gls_fabi_2020: { title: 'Cercospora zeina', publisher: 'FABI, University of Pretoria', year: 2020, url: 'https://www.fabinet.up.ac.za/index.php/81-iyph-2020/pest-pathogen-of-the-month/315-pest-pathogen-of-the-month-october', basis: 'seen', used: 'the species found in Africa' },
  nlb_tanzania_2020: { title: 'Assessment of yield loss due to northern leaf blight in five maize varieties grown in Tanzania', publisher: 'Journal of Yeast and Fungal Research', year: 2020, url: 'https://academicjournals.org/journal/JYFR/article-full-text/94B5E0363433', basis: 'seen', used: '46 to 63 % in infected plots of susceptible maize' },
  nlb_barmac: { title: 'Turcicum leaf blight', publisher: 'Barmac', year: null, url: 'https://barmac.com.au/problem/turcicum-leaf-blight', basis: 'seen', used: 'cigar spots of 3 to 15 cm, 17 to 27 °C, as high as 70 %' },
  nlb_residue: { title: 'Effect of maize residue on the spread of northern leaf blight', publisher: 'Bioline International, abstract cs94030', year: 1994, url: 'http://bioline.org.br/abstract?id=cs94030&lang=en', basis: 'seen', used: 'more disease on and near maize residue' },
  cimmyt_maize: { title: 'Maize disease field guides', publisher: 'CIMMYT', year: null, basis: 'general', used: 'when a spray pays, tolerant hybrids, lookalikes' },
  kalro_maize: { title: 'Maize growing guides', publisher: 'KALRO', year: null, basis: 'general', used: 'spacing, feeding, scouting, hybrids by zone' },

  compost_harvestmoney: { title: 'How to make compost manure', publisher: 'Harvest Money, New Vision', year: null, url: 'https://harvestmoney.co.ug/how-to-make-compost-manure', basis: 'seen', used: 'water for each layer, test stick, turning, ready in 6 to 9 weeks' },
  compost_ngeze: { title: 'Learn How to Make and Use Compost Manure in Farming', publisher: 'Friends-of-the-Book Foundation, Nairobi', year: 1998, url: 'http://www.nzdl.org/cgi-bin/library?e=d-00000-00---off-0cdl--00-0----0-10-0---0---0direct-10---4-------0-0l--11-en-50---20-about---00-0-1-00-0-0-11----0-1-&a=d&c=cdl&cl=CL1.89&d=HASH010eba5c363b480911ba291a.7', basis: 'seen', used: 'thickness of the layers' },
  compost_tea: { title: 'Compost tea', publisher: 'Infonet-Biovision and MOFGA', year: null, basis: 'general', used: 'making it, weak evidence, wait before picking' },
  manure_tea: { title: 'Liquid manure', publisher: 'Infonet-Biovision', year: null, basis: 'general', used: 'parts of manure and water, 10 to 14 days' },
  neem_extract: { title: 'Neem seed kernel extract', publisher: 'Farm Extension Manager', year: null, url: 'http://farmextensionmanager.com/neem-seed-kernel-extract/', basis: 'seen', used: '50 g of kernels and 5 g of soap in a litre, seed of 3 to 8 months' },
  bordeaux: { title: 'Method to prepare Bordeaux mixture', publisher: 'AgroStar', year: 2019, url: 'https://agrostar.in/amp/en/article/method-to-prepare-bordeaux-mixture-5c653f30b513f8a83cc54a5a', basis: 'seen', used: 'parts, plastic vessels, nail test, same day' },
  coffee_mulch: { title: 'Mulching coffee', publisher: 'KALRO Coffee Research Institute', year: null, basis: 'general', used: 'thickness and place of the mulch' },

  frac_irac: { title: 'Mode of action classification', publisher: 'FRAC and IRAC', year: null, basis: 'general', used: 'group numbers, changing groups' },
  kenya_june_2025: { title: 'Kenya bans 77 harmful pesticides, restricts 202, halts 151 others pending assessment', publisher: 'HapaKenya, from the statement of the Ministry of Agriculture', year: 2025, url: 'https://hapakenya.com/2025/06/23/kenya-bans-77-harmful-pesticides-restricts-202-halts-151-others-pending-assessment/', basis: 'seen', used: 'withdrawn, restricted and paused substances' },
  kenya_june_2025_list: { title: 'Kenya withdraws 77 pesticides and restricts 202 more', publisher: 'FreshPlaza', year: 2025, url: 'https://www.freshplaza.com/north-america/article/9743942/kenya-withdraws-77-pesticides-and-restricts-202-more/', basis: 'seen', used: 'what each restriction says' },
  kenya_june_2025_summary: { title: 'Kenya bans 279 harmful pesticide products', publisher: 'tengele.com, a summary', year: 2025, url: 'https://tengele.com/news/e74d46ec-04e0-4775-9fbf-24a252a91e3e/kenya-bans-279-harmful-pesticide-products', basis: 'seen', used: 'the only mention of mancozeb; one summary, not confirmed' },
  kenya_banned_list: { title: 'Substances banned in Kenya before 2025', publisher: 'PCPB, list as printed by People Daily', year: 2025, basis: 'general', used: 'long-banned substances' },
  who_classes: { title: 'Recommended Classification of Pesticides by Hazard', publisher: 'World Health Organization', year: 2019, basis: 'general', used: 'classes Ia and Ib' },
  safe_use: { title: 'Guidance on personal protection and safe use of pesticides', publisher: 'FAO and WHO', year: null, basis: 'general', used: 'clothing, spraying, storing, empty containers, first aid' },
  poison_line: { title: 'Chemicals portal: toll-free Chemicals Poison Centre', publisher: 'NEMA Kenya', year: null, url: 'https://chemicalsportal.nema.go.ke/chemobs/', basis: 'seen', used: 'toll-free numbers' },
  emergency_numbers: { title: 'Emergency numbers in Kenya', publisher: 'Government of Kenya, Kenya Red Cross', year: null, basis: 'general', used: '999, 112 and 1199; to be rung once before release' },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;