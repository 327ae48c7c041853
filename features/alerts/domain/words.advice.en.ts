/** Actions. No product, dose or interval: those are on the label and in the book. */
export const adviceEn = {
  blight_look:
    'Walk the rows in the morning. Check under the lower leaves for dark, wet patches with white fluff.',
  blight_pull: 'Pull out the first sick plants on a dry day, carry them out of the field and bury them.',
  blight_protect:
    'If neighbours have it already, protect healthy leaves on a dry day before the next rain. See Bordeaux mixture in the farm guide.',
  foot_water: 'Water at the foot of the plants, and stay out of the rows while the leaves are wet.',
  rings_look: 'Check the oldest leaves for brown spots with rings, and pick off the worst ones.',
  keep_growing: 'Water and top dress on time. Weak plants get disease first.',
  turcicum_look:
    'Check the lower leaves for long grey patches shaped like a cigar, at five places in the field.',
  turcicum_wait:
    'A few patches on the lowest leaves: wait. If there are many before tasselling, show them to an extension officer.',
  bury_stalks: 'After harvest, bury or compost the old stalks.',
  rust_look: 'Turn over leaves inside the coffee bush and check for orange powder.',
  prune_open: 'Prune to let air and light into the bush, and clear the weeds below it.',
  copper_before:
    'Copper protects only healthy leaves and berries, and only if sprayed on a dry day before rain. Ask your cooperative first.',
  berry_look: 'Check the green berries for dark, sunken spots.',
  berry_pick: 'Pick off sick berries, including those dried on the branch, and bury them.',
  blast_look: 'Check leaves and the neck of the panicle for spots shaped like an eye, pointed at both ends.',
  blast_water: 'Keep water in the paddy, and give no nitrogen for now.',
  bean_look: 'Check under the leaves and on the pods for dark spots.',
  bean_dry: 'Work among the beans only when the leaves are dry: wet hands and clothes spread the disease.',
  bean_seed: 'Pull out the first sick plants, and save no seed from sick ones.',
  banana_cut: 'Cut off leaves, or parts of leaves, that are more than half dead, and lay them on the soil.',
  banana_air: 'Take out extra suckers and open the drains, so that the leaves dry sooner.',
  faw_scout:
    'Once a week, check 20 plants in each of 5 places. Look for scraped leaves and droppings in the funnel.',
  faw_crush: 'Crush eggs and caterpillars by hand; this alone saves small fields.',
  faw_treat:
    'Treat only when about 1 plant in 5 has fresh damage, 1 in 10 on seedlings. See ash and neem in the farm guide.',
  tuta_look:
    'Check for new mines in the leaves and small holes in the fruit. Pick them off and bury them deep.',
  tuta_trap: 'A pheromone trap shows when the moths fly.',
  sucking_look: 'Check under the youngest leaves of 20 plants for aphids, whitefly, thrips and mites.',
  sucking_soap:
    'If there are few insects, rinse them off with water, or with soapy water in the evening. See the farm guide.',
  sucking_spare: 'Leave ladybirds and spiders alone. Don’t spray “to be safe”.',
  heat_water: 'Water early in the morning or in the evening, flowering plants first.',
  mulch: 'Cover the soil between the plants with dry grass or leaves.',
  heat_rest: 'Don’t spray or top dress in the heat.',
  frost_cover: 'Cover seedlings with grass or cloth in the evening; uncover them next morning.',
  frost_water: 'Water the soil in the afternoon before: wet soil gives off warmth at night.',
  frost_wait: 'After a frost, don’t cut anything for a few days. First see what grows again.',
  rain_drain: 'Open the furrows and drains today so that water runs off.',
  rain_wait: 'Don’t spread fertiliser, spray or plant until the rain has passed.',
  rain_store: 'Bring harvested crops, seed and fertiliser under a roof.',
  rain_harvest: 'Harvest what is ripe and dry before the rain, and cover it.',
  flood_people: 'Keep people and animals away from rivers and low land. Don’t walk through running water.',
  weed: 'Weed now: weeds drink the water your crop needs.',
  dry_feed: 'Don’t top dress until the soil is wet.',
  dry_water: 'If you can carry water, give it to plants that are flowering or filling grain.',
  water_plan:
    'Water in the evening or early in the morning. The field’s page shows how much water is missing.',
  plant_now: 'Plant now, into wet soil, if your land and seed are ready.',
  plant_dig: 'Dig first: the soil should be moist to a hand’s depth.',
  plant_wait: 'Don’t plant yet. Finish preparing the land, and have seed and manure ready.',
  plant_sown: 'Planted already? Cover the soil, weed, and save some seed to fill gaps.',
  spray_wait: 'Don’t spray on these days: rain washes it off and wind carries it away.',
  spray_hands: 'Use these days to check the crop and pull out sick plants by hand.',
  drop_walk:
    'Walk the field today, starting where it is thin or yellow. On a satellite image, pests, sick leaves, hail, animals, lack of water and standing water look alike.',
  drop_leaf:
    'If leaves are spotted, curled or eaten, do a leaf check. It tells you more than a satellite image.',
  drop_cut: 'If you have cut, harvested or grazed it since then, that is the reason. Nothing is wrong.',
  ask_first:
    'Before you pay for a pesticide, ask an extension officer. Follow the label and wear protective clothing.',
};
