import type { CurseId, ExpansionEffect, ThingId } from '../../../../../engine/fairy-tale/index.ts'
import { strong } from '../../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords } from '../../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../../ui/text/words-by-key.ts'
import { verb } from '../base.ts'
import { expansionNames } from './log.ts'

const monsters = (n: number) => (n === 0 ? '' : `, ${countNoun(n, 'monster', 'monsters')} gone`)

/** What can be done at the table with the expansions, and what is seen there. */
export const expansionTable = {
  means: wordsByKey<ExpansionEffect>({
    light:
      'Lights one tile next to this one: all monsters there are gone, and it burns. Free, but only once.',
    flood: 'Opens the sluice: a lower tile next to this one and two levels more drown. Free, but only once.',
    roll: 'Rolls the boulder straight downhill: all monsters on its way are gone. Free, but only once.',
    point: 'Turns the signpost to another road of this tile. Free, once a turn.',
    switch: 'Raises or lowers the bridge. Free, once a turn.',
  }),
  toAim: wordsByKey<ExpansionEffect>({
    light: 'Press a tile in a blue frame: it will catch fire.',
    flood: 'Press a tile in a blue frame: there the water runs first.',
    roll: 'Press a tile in a blue frame: that way the boulder rolls.',
    point: 'Press the tile to which the signpost shall point.',
    switch: 'Press the tile beyond the bridge: it is raised or lowered.',
  }),
  on: wordsByKey<ExpansionEffect, (tile: string) => string>({
    light: (tile) => `Aim the torch here: ${tile}`,
    flood: (tile) => `Aim the water here: ${tile}`,
    roll: (tile) => `Aim the boulder here: ${tile}`,
    point: (tile) => `Point the sign here: ${tile}`,
    switch: (tile) => `Raise or lower the bridge toward: ${tile}`,
  }),
  now: wordsByKey<ExpansionEffect>({
    light: 'Light it',
    flood: 'Open the sluice',
    roll: 'Let it roll',
    point: 'Turn the sign',
    switch: 'Move the bridge',
  }),
  /** What a stone's path or a flood takes, beside its outline. */
  deeds: {
    names: { pour: 'Pour', lead: 'Lead along', recruit: 'Recruit', march: 'March', cast: 'Cast' },
    means: {
      pour: 'Puts out the fire on one tile next to this one. Free; the bucket is then empty.',
      lead: 'The next step takes a villager of this tile along.',
      recruit: 'An order: one more soldier stands here. One order a turn, free.',
      march: 'An order: a soldier walks one or two steps. One order a turn, free.',
      cast: 'Your spell. Free, once, and one a turn.',
    },
    left: { pour: 'full', lead: 'one', recruit: 'order', march: 'order', cast: 'once' },
    toAim: {
      pour: 'Press a burning tile in a blue frame: the fire is out.',
      lead: 'Press a tile in a blue frame: a villager comes along.',
      march: 'Press a soldier’s tile in a blue frame.',
      marchTo: 'Press where the soldier shall march.',
      cast: 'Press a tile in a blue frame: there the spell works.',
    },
  },
  offers: {
    pour: (tile: string) => `Pour here: ${tile}`,
    soldier: (tile: string) => `March the soldier of: ${tile}`,
    march: (tile: string) => `March here: ${tile}`,
    lead: (tile: string) => `Walk here with a villager: ${tile}`,
    cast: (tile: string) => `Cast the spell here: ${tile}`,
    point: (tile: string) => `Point the sign here: ${tile}`,
    switch: (tile: string) => `Raise or lower the bridge toward: ${tile}`,
  },
  /** Names of what lies or stands on a tile, for those who listen. */
  land: {
    /** What a stone’s path, a flood or a torch takes, after what confirms it. */
    takes: (words: string, count: number, gone: number, spoilt: number) =>
      `${words}: ${countNoun(count, 'tile', 'tiles')}${monsters(gone)}${spoilt === 0 ? '' : `, ${countNoun(spoilt, 'thing', 'things')} spoilt`}`,
    fire: (left: number) => `burning, ${left === 1 ? 'one turn' : `${inWords(left)} turns`}`,
    water: (left: number) => `under water, ${left === 1 ? 'one turn' : `${inWords(left)} turns`}`,
    curse: (curse: CurseId) => `cursed: ${expansionNames.curses[curse]}`,
    soldiers: (count: number) => `soldiers: ${inWords(count)}`,
    villagers: (count: number) => `villagers: ${inWords(count)}`,
    bearing: (hero: string, thing: ThingId | 'bucket') =>
      `${hero} with ${thing === 'bucket' ? 'a full bucket' : expansionNames.things[thing]}`,
    /** The house that wants what is carried. */
    awaits: (hero: string, thing: ThingId) => `waits for ${hero} with ${expansionNames.things[thing]}`,
    catchesNext: 'catches fire when this turn ends',
  },
  /** A building that has done its work, by its name. */
  done: {
    chute: 'sprung chute',
    cottage: 'served cottage',
    'spinning-room': 'served spinning room',
    ballroom: 'served ballroom',
  },
  untilWrecker: (n: number) => (n === 0 ? 'The next one is a wrecker.' : `${n} more until a wrecker.`),
  carriesThing: (thing: string) => `Carries ${thing}.`,
  carriesWater: 'Has a full bucket.',
  hasSpell: (spell: string) => `Has the spell ${spell}.`,
  foretold: (face: number) => `The Wise Woman foretold a ${face}.`,
  /** In the ribbon, while new monsters would come and after. */
  phases: {
    nobodyComes: 'hushed: nobody comes',
    nobodyCame: 'hushed: nobody came',
    toRoll: 'All is hushed: at the next roll nobody comes.',
  },
  hushed: (left: number) => `Hushed${left === 1 ? '' : ` ${left} times`}: nobody comes.`,
  saved: (saved: number, lost: number) => `Villagers: ${saved} safe, ${lost} lost.`,
  suggests: {
    light: (place: string) => `light ${place} with the torch`,
    flood: (place: string) => `open the sluice toward ${place}`,
    roll: (place: string) => `roll the boulder toward ${place}`,
    point: (side: string) => `turn the signpost to the ${side}`,
    switch: (side: string) => `raise or lower the bridge to the ${side}`,
  },
  kinds: {
    pour: 'put out a fire',
    recruit: 'recruit a soldier',
    march: 'march a soldier',
    cast: 'cast your spell',
  },
  acts: {
    pour: 'pour water',
    recruit: 'recruit a soldier',
    march: 'march a soldier',
    cast: 'cast a spell',
  },
  /** What the forest does after each future. */
  stir: {
    heading: 'The forest stirs',
    lights: (places: string, _n: number) => `${capital(places)} will catch fire.`,
    burns: (places: string, n: number) => `${capital(places)} ${n === 1 ? 'burns' : 'burn'} down.`,
    goesOut: (places: string, n: number) =>
      `The ${n === 1 ? 'fire' : 'fires'} at ${places} ${n === 1 ? 'goes' : 'go'} out.`,
    scorches: (hearts: number) => `The fire takes ${countNoun(hearts, 'heart', 'hearts')} of the Oak.`,
    villager: (place: string) => `A villager at ${place} is carried off.`,
    drum: (place: string) => `The drum at ${place} sounds: one more comes.`,
    grove: (place: string) => `The grove at ${place} falls, with a heart.`,
    soldier: (place: string) => `A soldier at ${place} falls.`,
    wrecked: (tile: string, place: string) => `A wrecker breaks ${tile} at ${place}.`,
    hero: (name: string, place: string) =>
      `${capital(name)} ${verb(name, 'is', 'are')} carried off at ${place}.`,
    lastGrove: (place: string) => `The grove at ${place} falls, and the tale is lost.`,
  },
}

/** Why a wish of the expansions is not allowed. */
export const expansionRefusals = {
  'cannot-burn': 'That tile never catches fire, or is on fire already.',
  'it-burns': 'That tile burns.',
  'under-water': 'That tile is under water.',
  'no-water': 'The bucket is empty: step onto a well or a river.',
  'no-fire-there': 'Nothing burns there.',
  'not-downhill': 'That tile is no further from the Oak than this one.',
  'points-so-already': 'The signpost points there already.',
  'switched-already': 'That was switched in this turn already.',
  'bridge-is-raised': 'The drawbridge on that road is raised.',
  'must-be-placed':
    'A tile with a drum or a grove must be placed: it is neither put under the pile nor swapped away.',
  'no-barracks-here': 'Soldiers are recruited on a barracks.',
  'too-many-soldiers': 'No more soldiers: two on a tile, four in the forest.',
  'order-given': 'The order of this turn was given.',
  'no-soldier-there': 'No soldier stands there.',
  'not-on-the-oak': 'A soldier may cross the Oak, but not stop there.',
  'monsters-in-the-way': 'Monsters stand in the way.',
  'nobody-to-take-along': 'No villager is here to come along.',
  'no-such-spell': 'The hero has no such spell.',
  'tongue-tied': 'A curse ties every tongue: no powers until its diamond is broken.',
  'nothing-to-mend': 'Nothing on that tile is used, sprung or broken.',
}

/** What the table tells once of the expansions. */
export const expansionTips = {
  fire: `Flames count the turns of a ${strong('fire')}. With the last the tile burns down, and lights those next to it.`,
  bucket: `Your hero has a full ${strong('bucket')}. Beside a fire it can be poured: that costs nothing.`,
  order: `${strong('One order')} a turn is free: recruit a soldier, or march one. A monster that meets him is gone with him.`,
  villagers: `Lead the ${strong('villagers')} to the Oak: the second safe brings a heart back, the second lost costs one.`,
  drum: `A ${strong('war drum')}: when monsters step onto it, one more comes. It beats three times; then it is torn.`,
  errand: `Carry the ${strong('thing')} past all monsters to the house that wants it. Onto their tile, and it is lost.`,
  spell: `Your hero has a ${strong('spell')}: cast it when you like, but once. Beside your hero stands what it does.`,
}
