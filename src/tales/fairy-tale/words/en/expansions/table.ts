import type { CurseId, ExpansionEffect, ThingId } from '../../../../../engine/fairy-tale/index.ts'
import { strong } from '../../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords } from '../../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../../ui/text/words-by-key.ts'
import { verb } from '../base.ts'
import { expansionNames } from './log.ts'

const monsters = (n: number) => (n === 0 ? '' : `, ${countNoun(n, 'monster', 'monsters')} gone`)

/** Words of the table for actions and things of the expansions. */
export const expansionTable = {
  means: wordsByKey<ExpansionEffect>({
    light: 'Sets one tile next to this one on fire. All monsters there are gone. Free. Works once.',
    flood: 'Opens the sluice: floods a lower tile next to this one and two levels more. Free. Works once.',
    roll: 'Rolls the boulder straight downhill. All monsters on its way are gone. Free. Works once.',
    point: 'Turns the signpost to another road of this tile. Free, once a turn.',
    switch: 'Raises or lowers the bridge. Free, once a turn.',
  }),
  toAim: wordsByKey<ExpansionEffect>({
    light: 'Press a tile in a blue frame to set it on fire.',
    flood: 'Press a tile in a blue frame: the water runs there first.',
    roll: 'Press a tile in a blue frame: the boulder rolls that way.',
    point: 'Press the tile the signpost should point to.',
    switch: 'Press the tile behind the bridge to raise or lower it.',
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
  /** Expansion actions: their names and effects. */
  deeds: {
    names: { pour: 'Pour', lead: 'Lead along', recruit: 'Recruit', march: 'March', cast: 'Cast' },
    means: {
      pour: 'Puts out the fire on one tile next to this one. Free. Empties the bucket.',
      lead: 'Your next step takes a villager from this tile along.',
      recruit: 'An order: one more soldier here. One order a turn, free.',
      march: 'An order: a soldier walks one or two steps. One order a turn, free.',
      cast: 'Casts your spell. Free. Works once, and one a turn.',
    },
    left: { pour: 'full', lead: 'one', recruit: 'order', march: 'order', cast: 'once' },
    toAim: {
      pour: 'Press a burning tile in a blue frame to put it out.',
      lead: 'Press a tile in a blue frame to take a villager there.',
      march: 'Press a soldier’s tile in a blue frame.',
      marchTo: 'Press where the soldier should march.',
      cast: 'Press a tile in a blue frame to cast the spell there.',
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
  /** Spoken names of things on a tile, for screen readers. */
  land: {
    /** The effect of a boulder, a flood or a torch, after the text of its confirmation. */
    takes: (words: string, count: number, gone: number, spoilt: number) =>
      `${words}: ${countNoun(count, 'tile', 'tiles')}${monsters(gone)}${spoilt === 0 ? '' : `, ${countNoun(spoilt, 'thing', 'things')} spoilt`}`,
    fire: (left: number) => `burning, ${left === 1 ? 'one turn' : `${inWords(left)} turns`}`,
    water: (left: number) => `under water, ${left === 1 ? 'one turn' : `${inWords(left)} turns`}`,
    curse: (curse: CurseId) => `cursed: ${expansionNames.curses[curse]}`,
    soldiers: (count: number) => `soldiers: ${inWords(count)}`,
    villagers: (count: number) => `villagers: ${inWords(count)}`,
    bearing: (hero: string, thing: ThingId | 'bucket') =>
      `${hero} with ${thing === 'bucket' ? 'a full bucket' : expansionNames.things[thing]}`,
    /** The house that waits for a carried thing. */
    awaits: (hero: string, thing: ThingId) => `waits for ${hero} with ${expansionNames.things[thing]}`,
    catchesNext: 'catches fire when this turn ends',
  },
  /** A building that is used up, by its name. */
  done: {
    chute: 'sprung chute',
    cottage: 'used cottage',
    'spinning-room': 'used spinning room',
    ballroom: 'used ballroom',
  },
  untilWrecker: (n: number) => (n === 0 ? 'The next one is a wrecker.' : `${n} more until a wrecker.`),
  carriesThing: (thing: string) => `Carries ${thing}.`,
  carriesWater: 'Has a full bucket.',
  hasSpell: (spell: string) => `Has the spell ${spell}.`,
  foretold: (face: number) => `The Wise Woman foretold a ${face}.`,
  /** In the ribbon, if no new monsters appear: before the roll, and after. */
  phases: {
    nobodyComes: 'hushed: no monsters',
    nobodyCame: 'hushed: no monsters',
    toRoll: 'All is hushed: no monsters at the next roll.',
  },
  hushed: (left: number) => `Hushed${left === 1 ? '' : ` ${left} times`}: no monsters.`,
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
  /** The events of fire and water after each future. */
  stir: {
    heading: 'The forest stirs',
    lights: (places: string, _n: number) => `${capital(places)} will catch fire.`,
    burns: (places: string, n: number) => `${capital(places)} ${n === 1 ? 'burns' : 'burn'} down.`,
    goesOut: (places: string, n: number) =>
      `The ${n === 1 ? 'fire' : 'fires'} at ${places} ${n === 1 ? 'goes' : 'go'} out.`,
    scorches: (hearts: number) => `The fire takes ${countNoun(hearts, 'heart', 'hearts')} of the Oak.`,
    villager: (place: string) => `A villager at ${place} is carried off.`,
    drum: (place: string) => `The drum at ${place} sounds. One more appears.`,
    grove: (place: string) => `The grove at ${place} falls and costs a heart.`,
    soldier: (place: string) => `A soldier at ${place} falls.`,
    wrecked: (tile: string, place: string) => `A wrecker breaks ${tile} at ${place}.`,
    hero: (name: string, place: string) =>
      `${capital(name)} ${verb(name, 'is', 'are')} carried off at ${place}.`,
    lastGrove: (place: string) => `The grove at ${place} falls, and you lose the game.`,
  },
}

/** Why an expansion action is not allowed. */
export const expansionRefusals = {
  'cannot-burn': 'That tile never catches fire, or is on fire already.',
  'it-burns': 'That tile burns.',
  'under-water': 'That tile is under water.',
  'no-water': 'The bucket is empty: step onto a well or a river.',
  'no-fire-there': 'Nothing burns there.',
  'not-downhill': 'That tile must be further from the Oak than this one.',
  'points-so-already': 'The signpost already points there.',
  'switched-already': 'You have already moved that this turn.',
  'bridge-is-raised': 'The drawbridge on that road is raised.',
  'must-be-placed':
    'You must lay a tile with a drum or a grove. You cannot put it under the pile or swap it away.',
  'no-barracks-here': 'You can only recruit soldiers on a barracks.',
  'too-many-soldiers': 'At most two soldiers on a tile, and four in the forest.',
  'order-given': 'You have given your order this turn.',
  'no-soldier-there': 'There is no soldier there.',
  'not-on-the-oak': 'A soldier can cross the Oak, but not stop there.',
  'monsters-in-the-way': 'Monsters are in the way.',
  'nobody-to-take-along': 'There is no villager here to take along.',
  'no-such-spell': 'Your hero does not have that spell.',
  'tongue-tied': 'A curse stops all powers until its diamond is broken.',
  'nothing-to-mend': 'Nothing on that tile needs mending.',
}

/** One-time tips of the expansions. */
export const expansionTips = {
  fire: `Flames count the turns of a ${strong('fire')}. Then the tile burns down and sets those next to it on fire.`,
  bucket: `Your hero has a full ${strong('bucket')}. Next to a fire you can pour it. It is free.`,
  order: `${strong('One order')} a turn is free: recruit a soldier or march one. If a monster meets him, both are gone.`,
  villagers: `Lead the ${strong('villagers')} to the Oak. The second one safe brings back a heart. The second one lost costs one.`,
  drum: `A ${strong('war drum')}: when monsters step onto it, one more appears. After three beats it is torn.`,
  errand: `Carry the ${strong('thing')} past all monsters to the house that wants it. On a monster’s tile you lose it.`,
  spell: `Your hero has a ${strong('spell')}. Cast it when you like, but once. Your hero’s list says what it does.`,
}
