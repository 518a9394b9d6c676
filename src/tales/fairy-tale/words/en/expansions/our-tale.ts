import type { ExpansionBuildingId } from '../../../../../engine/fairy-tale/index.ts'
import type { Wordings } from '../../../../../ui/text/grammar.ts'
import { wordsByKey } from '../../../../../ui/text/words-by-key.ts'

/** Sentences of our tale for the expansions, in the grammar of `ui/text/grammar.ts`. */
export const expansionOurTale = {
  /** Special tiles, as they are first mentioned. */
  things: wordsByKey<ExpansionBuildingId>({
    kiln: 'a kiln',
    well: 'a well',
    chute: 'a chute',
    barracks: 'the king’s barracks',
    village: 'a village',
    cottage: 'Grandmother’s cottage',
    'spinning-room': 'a spinning room',
    ballroom: 'a ballroom',
    'bell-tower': 'a bell tower',
    'wise-woman': 'the Wise Woman’s hut',
    wizard: 'the Wizard',
  }),
  ways: {
    lit: ['[Smoke rose|Flames leapt up], and a piece of the forest [burned|stood in fire].'],
    burnt: ['[Only ashes were left|The fire burnt down], and a road was [gone|no more].'],
    scorched: [
      'The fire [licked at the Oak|reached the Oak’s bark], and a heart was lost.',
      '[Sparks flew|The wind turned], and the Oak burned [where it hurt most|to the quick].',
    ],
    poured: ['{who} [emptied the bucket|threw water], and the fire [hissed and was out|died].'],
    flooded: ['{who} opened the sluice, and the water [ran down the hill|carried everything away].'],
    rolled: ['{who} [pushed|leaned against] the boulder, and it [thundered downhill|rolled and rolled].'],
    bridge: ['{who} [turned the winch|worked the chains] of the drawbridge.'],
    sign: ['{who} turned the signpost, [and smiled|and nobody the wiser].'],
    soldier: ['A tin soldier [took his post|stood to attention], [halberd in hand|straight as a candle].'],
    'soldier-fell': [
      'A soldier [held the road|stood fast], and [fell|was seen no more], and the monster with him.',
    ],
    saved: [
      'A villager [reached the Oak|sat down under the Oak], bundle and all, and was safe.',
      '[Out of breath|Singing], a villager came to the Oak, and [was given soup|slept for a day].',
    ],
    stolen: [
      'A villager was [carried off|dragged away] [into the dark|under somebody’s arm].',
      'From the village came a cry, and [there was one fewer|a door stood open].',
    ],
    /** The second lost villager, which costs a heart. */
    grieved: [
      'The second villager was [carried off|dragged away], and a heart of the Oak [broke for it|was lost with it].',
    ],
    drummed: ['[Boom, boom|Dum, dum], went the war drum, and one more [came|answered].'],
    grove: ['In the dark grove they were [too many|more than ours], and a heart of the Oak grew cold.'],
    fetched: ['{who} [took|was given] {thing} [and promised to be careful|to carry through the forest].'],
    brought: ['{who} brought {thing} [where it was longed for|to the right door], and was thanked.'],
    dropped: [
      'Among the monsters {who} [lost|dropped] {thing}.',
      'Something growled, and [{thing} was gone|away rolled {thing}].',
    ],
    heart: [
      'A heart of the Oak [came back|began to beat again].',
      '[Deep in the wood|Under the bark] something beat once more: a heart was back.',
    ],
    cursed: ['With the dark diamond came a curse: {thing}.'],
    lifted: [
      'And the curse [was lifted|was broken].',
      '[A weight fell from the forest|The birds began to sing]: the curse was over.',
    ],
    found: [
      '{who} found a spell, [written small|on old parchment]: {thing}.',
      '[Behind a stone|In a hollow tree] there was a spell for {who}: {thing}.',
    ],
    cast: ['{who} [spoke the words|cast the spell]: {thing}, and [it was done|the leaves shook].'],
    foretold: [
      'The Wise Woman [looked into her glass|closed her eyes|stirred her tea] and said what would come.',
    ],
    taken: ['{who} was carried off, and [did not come back|nobody saw it happen|the forest was silent].'],
  } satisfies Record<string, Wordings>,
}
