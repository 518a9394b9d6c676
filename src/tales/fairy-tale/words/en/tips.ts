import { strong } from '../../../../ui/text/emphasis.ts'

/** One-time tips at the table. */
export const tips = {
  crowd: `Three monsters ${strong('fill')} a tile. A monster that enters a full tile hurries on at once, even into the Oak.`,
  diamond: `There is a ${strong('dark diamond')} in the forest. Step onto it with any hero to break it, with its monsters.`,
  symbol: `Your hero is on a ${strong('symbol')} you can use. Find it in the list of what your hero can do.`,
  sweep: `No market tile can be laid. Put one ${strong('under the pile')}, and draw a new one.`,
  basket: `Carry the ${strong('basket')} past all monsters, four tiles from the Oak. Then clear any one tile.`,
  heart: `The Oak has lost a ${strong('heart')}. At the third, you lose the game. Look at the nearest monster first.`,
  building: `Special tiles have their own rules. Point at one, or ${strong('hold a finger')} on it, to see its card.`,
  'market-diamond': `There is a ${strong('dark diamond')} in the market. Lay it near a hero. On a 6, monsters come out of it.`,
  costs: `Some tiles have a ${strong('price')}: the forest must have that many symbols. You never use them up.`,
  futures: `Before you end your turn, press the box that counts the ${strong('rolls')}. It shows what each one would do.`,
  why: `Where will a monster go, and why? Point at it and press ${strong('W')}. Past steps have “Why?” in the tale.`,
  /** The same if the main pointer is a finger. */
  whyByFinger: `Where will a monster go, and why? ${strong('Hold a finger')} on it, then press “Where will it go?”.`,
  undo: `You can press ${strong('Undo')} until the next roll.`,
}
