/** Actions. No product, dose or interval: those are on the label and in the book. */
export const adviceEn = {
  blight_look:
    'Walk the rows in the morning. Look under the lower leaves for dark, wet patches with white down.',
  blight_pull: 'Pull out the first sick plants while it is dry, carry them out and bury them.',
  blight_protect:
    'If neighbours have it already, protect healthy leaves on a dry day before the next rain. Bordeaux mixture is in the book.',
  foot_water: 'Water at the foot of the plants, and stay out of the rows while the leaves are wet.',
  rings_look: 'Look at the oldest leaves for brown spots with rings, and pick off the worst ones.',
  keep_growing: 'Keep the crop growing: water and top dressing on time. Tired plants fall ill first.',
  turcicum_look:
    'Look at the lower leaves for long grey patches shaped like a cigar, at five places in the field.',
  turcicum_wait:
    'A few patches on the lowest leaves: wait. Many before the tassels come: show them to your agricultural officer.',
  bury_stalks: 'After harvest, bury or compost the old stalks.',
  rust_look: 'Turn over leaves inside the coffee bush and look for orange powder.',
  prune_open: 'Prune so that air and light get into the bush, and clear the weeds below it.',
  copper_before:
    'Copper protects only leaves and berries that are still healthy, on a dry day before the rain. Ask your cooperative first.',
  berry_look: 'Look at the green berries for dark, sunken spots.',
  berry_pick: 'Pick off sick berries, also those dried on the branch, and bury them.',
  blast_look:
    'Look for spots shaped like an eye, pointed at both ends, on leaves and on the neck of the panicle.',
  blast_water: 'Keep water standing in the paddy, and give no nitrogen for now.',
  bean_look: 'Look under the leaves and at the pods for dark spots.',
  bean_dry: 'Work among the beans only when they are dry: wet hands and clothes carry the disease along.',
  bean_seed: 'Pull out the first sick plants, and keep no seed from sick ones.',
  banana_cut:
    'Cut off leaves, or the parts of leaves, that are more than half dead, and lay them on the ground.',
  banana_air: 'Take out extra suckers and open the drains, so that the leaves dry sooner.',
  faw_scout:
    'Once a week, check 20 plants in each of 5 places. Look for scraped leaves and droppings in the funnel.',
  faw_crush: 'Crush eggs and caterpillars by hand; this alone saves small fields.',
  faw_treat:
    'Treat only when about 1 plant in 5 has fresh damage, 1 in 10 on seedlings. Ash and neem in the funnel are in the book.',
  tuta_look:
    'Look for new mines in the leaves and small holes in the fruit. Pick them off and bury them deep.',
  tuta_trap: 'A pheromone trap shows when the moths fly.',
  sucking_look: 'Look under the youngest leaves of 20 plants for aphids, whitefly, thrips and mites.',
  sucking_soap:
    'Few insects: rinse them off with water, or with soapy water in the evening; the book says how.',
  sucking_spare: 'Leave ladybirds and spiders alone. Do not spray “to be safe”.',
  heat_water: 'Water early in the morning or in the evening, flowering plants first.',
  mulch: 'Cover the soil between the plants with dry grass or leaves.',
  heat_rest: 'Do not spray and do not top dress in the heat.',
  frost_cover:
    'Cover seedlings and low plants in the evening with grass, leaves or cloth, and uncover them in the morning.',
  frost_water: 'Water the soil in the afternoon before: wet soil gives off warmth at night.',
  frost_wait: 'After a frost cut nothing for some days: first see what grows again.',
  rain_drain: 'Open the furrows and drains today, so that the water runs off.',
  rain_wait: 'Hold off fertilizer, spraying and planting until it has passed.',
  rain_store: 'Bring what you have harvested, seed and fertilizer under a roof.',
  rain_harvest: 'Harvest what is ripe and dry before the rain, and cover it.',
  flood_people: 'Keep people and animals away from rivers and low ground. Do not walk through running water.',
  weed: 'Weed now: weeds drink what the crop needs.',
  dry_feed: 'Hold off top dressing until the soil is wet.',
  dry_water: 'If you can carry water, give it to plants that flower or fill.',
  water_plan: 'Water in the evening or early in the morning. The field’s page shows how much is lacking.',
  plant_now: 'Plant now, into wet soil, if land and seed are ready.',
  plant_dig: 'Dig first: the soil should be moist a hand deep.',
  plant_wait: 'Do not plant yet. Finish the land; keep seed and manure ready.',
  plant_sown: 'Planted already? Cover the soil, weed, and keep some seed for the gaps.',
  spray_wait: 'Do not spray on these days: rain washes it off, wind carries it away.',
  spray_hands: 'Use the days to look, and pull out sick plants by hand.',
  drop_walk:
    'Walk the field today, first where it is thin or yellow. From above, pests, sick leaves, hail, animals, thirst and standing water look alike.',
  drop_leaf:
    'If leaves are spotted, curled or eaten, photograph one with the leaf check: it says more than a picture from the sky.',
  drop_cut: 'If you have cut, harvested or grazed it since, that is why, and nothing is wrong.',
  ask_first:
    'Before you pay for a spray, ask your agricultural officer. Follow the label and wear protection.',
};
