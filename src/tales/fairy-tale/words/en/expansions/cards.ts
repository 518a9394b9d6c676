import type {
  CurseId,
  ExpansionBuildingId,
  ExpansionSymbolId,
  SpellId,
  ThingId,
} from '../../../../../engine/fairy-tale/index.ts'
import { wordsOf } from '../../../../../ui/text/words-of.ts'

/** What the things of the expansions are and do, in a sentence each. */
export const expansionCards = {
  symbols: wordsOf<ExpansionSymbolId>({
    torch: 'Stand here and light the tile next door, once. All monsters there are gone, and fire spreads.',
    damp: 'It never burns.',
    river:
      'Step here and your bucket is full. Once, its sluice drowns a lower tile next door, and two levels more.',
    boulder: 'Stand here and roll it downhill, once: all monsters on its way are gone.',
    signpost: 'Monsters that step from here follow it. Stand here to turn it, once a turn.',
    drawbridge: 'Stand here to raise or lower it, once a turn. Monsters of a full tile bring it down.',
    'secret-door': 'From here it is one step to every other secret door. Monsters do not know of it.',
    'war-drum': 'When a monster steps here, one more comes; three times, then it is torn.',
    grove: 'After a roll of movement, more monsters than ours here cost a heart; then it is felled.',
    scroll: 'Whoever steps here without a spell draws one, once.',
  }),
  /** The same once it is used up, or stands the other way. */
  broken: {
    torch: 'It is burnt out.',
    river: 'Its sluice is open; there is still water for a bucket.',
    boulder: 'It has rolled away.',
    drawbridge: 'It is raised: nobody crosses.',
    'war-drum': 'It is torn.',
    grove: 'It is felled: a plain path.',
    scroll: 'It was read.',
  },
  buildings: wordsOf<ExpansionBuildingId>({
    kiln: 'The first monster to enter sets it alight, and is gone. Three logs of wood lie beside it.',
    well: 'Step here, and your bucket is full. It never runs dry and never burns.',
    chute: 'The first monster to enter slides straight outward, to the last tile in line.',
    barracks: 'One order a turn: one more soldier here, or a soldier marches.',
    village: 'Three villagers live here. Lead two to the Oak, and a lost heart comes back.',
    cottage: 'It keeps the cake and wants the slipper: then one tile is cleared of all monsters.',
    'spinning-room': 'It keeps the gold thread and wants the cake: then nobody comes at the next roll.',
    ballroom: 'It keeps the slipper and wants the gold thread: then a lost heart comes back.',
    'bell-tower': 'While two heroes stand on two towers, half as many monsters come.',
    'wise-woman': 'Step here, and the next die of the monsters is thrown now and lies open.',
    wizard: 'A hero without a spell who steps here draws one.',
  }),
  set: {
    chute: 'It is set.',
    cottage: 'It still waits.',
    'spinning-room': 'It still waits.',
    ballroom: 'It still waits.',
  },
  sprung: {
    chute: 'It is sprung, until a hero steps here.',
    cottage: 'It was served.',
    'spinning-room': 'It was served.',
    ballroom: 'It was served.',
  },
  curses: wordsOf<CurseId>({
    night: 'One monster more comes at every roll.',
    thicket: 'Every tile holds one monster fewer, but always one.',
    feet: 'Every hero has one step fewer.',
    tongue: 'No powers may be used at will; spells may be cast.',
    wither: 'Of each resource one icon fewer counts.',
    mist: 'A 5 is thrown again.',
  }),
  curse: (name: string) => `A curse: ${name}`,
  curseHolds: 'It holds while this diamond lies.',
  spells: wordsOf<SpellId>({
    vanish: 'All monsters of one tile are gone.',
    sleep: 'Each monster of one tile loses its next step.',
    shoes: 'Three steps more in this turn.',
    home: 'Step onto the Oak at once.',
    sesame: 'In this turn tiles cost nothing.',
    mend: 'One used, sprung or broken thing of one tile is whole again.',
  }),
  spell: (name: string) => `A spell: ${name}`,
  things: wordsOf<ThingId, { name: string; does: string }>({
    cake: {
      name: 'The cake',
      does: 'From the cottage. Take it to the spinning room; a tile with monsters loses it.',
    },
    thread: {
      name: 'The gold thread',
      does: 'From the spinning room. Take it to the ballroom; a tile with monsters loses it.',
    },
    slipper: {
      name: 'The slipper',
      does: 'From the ballroom. Take it to the cottage; a tile with monsters loses it.',
    },
  }),
  bucket: { name: 'A full bucket', does: 'Poured, it puts out the fire on one tile next door.' },
  fire: {
    name: (left: number) => `It burns: ${left === 1 ? 'one turn' : `${left} turns`}`,
    does: 'Nobody enters. When it burns down, it lights what lies next to it, and is gone.',
    soonest: 'It burns down when this turn ends.',
  },
  flood: {
    name: (left: number) => `Under water: ${left === 1 ? 'one turn' : `${left} turns`}`,
    does: 'Nobody enters until the water has run off. What stands there is unharmed.',
    soonest: 'The water runs off when this turn ends.',
  },
  soldiers: {
    name: (count: number) => (count === 1 ? 'A soldier' : 'Two soldiers'),
    does: 'A monster that enters is gone, with one soldier. They never attack.',
  },
  villagers: {
    name: (count: number) => (count === 1 ? 'A villager' : `${count === 2 ? 'Two' : 'Three'} villagers`),
    does: 'Walk with one of them to the Oak. A monster that enters carries one off.',
  },
  bridgeFalls: 'their tile is full, so the bridge falls',
  wrecker: 'It is a wrecker: a tile it enters loses its building and all symbols.',
}
