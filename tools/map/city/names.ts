import { shuffled } from './random.ts'
import type { RoadKind } from './streets.ts'

/** Words of trees, plants, water, weather, trades and cloth: a town that grew round its wash-houses. */
const parts =
  `Acacia Alder Almond Amber Anchor Angler Apple Apron Arbour Ash Aspen Aster Baker Bamboo Banyan Barge Barley Basin
Basket Bay Beech Bell Birch Blackthorn Bleach Bluebell Boatman Bobbin Bramble Brass Breeze Brewer Bridge Brook Buckle Button Calico
Cambric Camellia Canal Candle Carder Carver Cedar Chandler Chapel Cherry Chestnut Chintz Cinnamon Clay Clover Cobbler Comet Cooper
Copper Coral Cork Cotton Crane Crescent Cress Crocus Crown Curlew Cypress Dairy Damask Damson Dell Denim Dock Dove Drake Drum Dyer Elder
Elm Ember Fern Ferry Fiddler Field Fig Finch Flax Flint Ford Forge Fountain Foxglove Frangipani Friar Fuller Garden Gate Ginger
Glazier Glover Granary Grove Guild Gull Hamlet Hawthorn Hazel Heather Hemp Heron Hibiscus Hill Hive Holly Honey Hopper Indigo Ink
Iris Iron Ivy Jasmine Juniper Kapok Kestrel Kiln Lace Lantern Larch Lark Laurel Lavender Ledger Lemon Lighter Lilac Lily Lime Lock Loom
Lotus Magnolia Mallow Mango Maple Market Marsh Mason Meadow Melon Mercer Merchant Mint Moss Mulberry Muslin Myrtle Nettle Nightingale Nutmeg
Oak Oar Olive Opal Osier Otter Palm Paper Peach Pear Pearl Pebble Pepper Pewter Pier Pine Plane Plover Plum Pomelo Pond Poplar
Poppy Potter Primrose Pump Quarry Quay Quince Rain Rattan Reed Ribbon Ridge Rope Rose Rosemary Rowan Rush Saddler Saffron Sage
Sail Sandal Satin Sawyer School Seal Shears Shell Shepherd Ship Shuttle Silk Silver Slate Smith Soap Sorrel Sparrow Spindle
Spring Spruce Starch Starling Stone Swallow Swan Sycamore Tailor Tallow Tamarind Tanner Teak Tenter Thatch Thimble Thistle Thread Thyme Tide Tile Tinker
Tower Tulip Turner Twill Vale Velvet Verbena Vine Violet Wagon Walnut Warden Warp Water Weaver Weft Well Wharf Wheat
Wheel Willow Wind Windmill Winter Woad Wool Wren Yarrow Yew`.split(/\s+/)

const endings: Record<RoadKind, readonly string[]> = {
  motorway: ['Motorway'],
  ring: ['Ring Road'],
  avenue: ['Avenue', 'Boulevard', 'Parade'],
  collector: ['Road', 'Street', 'Way'],
  street: ['Street', 'Lane', 'Row', 'Terrace', 'Rise', 'Walk'],
}
const short = ['Lane', 'Row', 'Court', 'Yard', 'Passage', 'Mews']

/** Hands out names, none twice. */
export const streetNames = (random: () => number) => {
  const taken = new Set<string>(['Linden Street', 'Mill Lane', 'River Walk', 'Rinse Embankment'])
  const deck = shuffled(parts, random)
  let next = 0
  return (kind: RoadKind, meters: number): string => {
    const choices = kind === 'street' && meters < 260 ? short : endings[kind]
    for (;;) {
      const part = deck[next % deck.length]
      next += 1
      const name = `${part} ${choices[Math.floor(random() * choices.length)]}`
      if (taken.has(name)) continue
      taken.add(name)
      return name
    }
  }
}

export const districts: readonly (readonly [name: string, east: number, north: number])[] = [
  ['Linden', 300, -50],
  ['Old Harbour', -1250, -2900],
  ['Millgate', 1300, -900],
  ['Weir Side', 150, 2350],
  ['Bleachfield', -1750, 900],
  ['Starch Hill', 1900, 1500],
  ['Tenterfield', 3000, 300],
  ['Southgate', 700, -2500],
  ['Lock Island', -1250, -1300],
  ['Fullers End', -3650, -1250],
  ['Spinners Town', -2150, 2750],
  ['Northmead', 900, 4400],
  ['Indigo Quarter', 2650, -2100],
  ['Lavender Rise', 4150, 1700],
  ['Calico Town', 3700, -3000],
  ['South Fields', 900, -4000],
  ['Woad Bank', -3850, 1500],
  ['Quayside', -3500, -3700],
]

export const landmarks: readonly (readonly [kind: string, name: string, east: number, north: number])[] = [
  ['hotel', 'Hotel Bluing', 60, 160],
  ['hotel', 'The Linden House', 420, -240],
  ['hotel', 'Clothesline Hostel', -120, -520],
  ['hotel', 'Orchard Park Hotel', 640, 930],
  ['hotel', 'Grand Weir Hotel', 140, 1700],
  ['hotel', 'Station Hotel', -560, -1800],
  ['hotel', 'Old Mill Inn', 820, -640],
  ['hotel', 'The Tub and Anchor', -1150, -2650],
  ['hotel', 'Damask Suites', 1250, 350],
  ['hotel', 'Hotel Indigo Yard', 2500, -1900],
  ['hotel', 'Millgate Residence', 1350, -760],
  ['hotel', 'Lantern Guest House', -900, 260],
  ['hotel', 'Bleachfield Lodge', -1850, 760],
  ['hotel', 'Tenter Park Hotel', 2150, 220],
  ['hotel', 'Southgate Rooms', 560, -2350],
  ['hotel', 'Muslin House', -1420, -480],
  ['hotel', 'Hotel Northmead', 820, 4150],
  ['hotel', 'The Pegs Hotel', 980, 70],
  ['hotel', 'Starch Hill Hotel', 1750, 1600],
  ['hotel', 'Spindle Apartments', -2050, 2600],
  ['station', 'Harbour Town Central', -520, -1950],
  ['station', 'Bleachfield Station', -2000, 300],
  ['station', 'Calico Town Station', 3200, -3480],
  ['museum', 'Museum of the Wash-house', 180, -380],
  ['museum', 'Town Gallery', 720, 420],
  ['market', 'Linden Market', 300, 120],
  ['market', 'Fish Quay Market', -1700, -3050],
  ['hospital', 'Harbour Town Hospital', 1650, -160],
  ['hospital', 'St Osyth Clinic', -1650, 1650],
  ['university', 'University of Harbour Town', 1150, 1750],
  ['mall', 'Millgate Arcade', 1000, -980],
  ['mall', 'Ring Centre', 3250, 900],
  ['theatre', 'Theatre Royal', 20, -60],
  ['library', 'Central Library', 520, 40],
  ['townhall', 'Town Hall', 180, 30],
  ['stadium', 'Weir Ground', 900, 3250],
]
