import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { strong } from '../../../../ui/text/emphasis.ts'
import { wordsOf } from '../../../../ui/text/words-of.ts'

/** What each hero can do that no other can, in one sentence. */
export const powers = wordsOf<CharacterId>({
  huntsman: `His Remove clears ${strong('every monster')} on his tile.`,
  'puss-in-boots': `Strides in seven-league boots: ${strong('four steps')} a turn.`,
  beast: `No monster ${strong('leaves his tile')} before he does, but he may not end two turns running there.`,
  'three-little-pigs': `May lay up to ${strong('three tiles')} a turn.`,
  'pied-piper': `Monsters on the tiles ${strong('beside him')} take the shortest road to him.`,
  rumpelstiltskin: `May strike a ${strong('bargain')} before he rolls: only new monsters or only movement, but ${strong('twice')}.`,
  rapunzel: `Once a turn pulls ${strong('another hero')} from within ${strong('three tiles')} onto her tile.`,
  'red-riding-hood': `Brings a ${strong('basket')} past all monsters to a tile ${strong('four from the Oak')}: it clears any tile.`,
  cinderella: `Removes ${strong('two monsters')} a turn; on every ${strong('fourth')}, at midnight, she can only walk.`,
  aladdin: `Three ${strong('wishes')}, at most one a turn: fly anywhere, clear a tile, or roll the die again.`,
})
