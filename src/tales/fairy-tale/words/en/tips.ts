import { strong } from '../../../../ui/text/emphasis.ts'

/** What the table tells once, when its moment has come. */
export const tips = {
  crowd: `Three monsters ${strong('fill')} a tile. Whoever comes onto a full one rushes on at once, even into the Oak.`,
  diamond: `A ${strong('dark diamond')} lies in the forest. Any hero who steps onto it breaks it, and takes its monsters along.`,
  symbol: `Your hero stands on a ${strong('sign')} that can be used: it lies among what your hero can do.`,
  sweep: `No tile of the market fits. You may put one ${strong('under the pile')}, and a new one is turned up.`,
  basket: `Carry the ${strong('basket')} to a tile four from the Oak, past all monsters: it clears any one tile.`,
  heart: `The Oak has lost a ${strong('heart')}; with the third the tale is lost. Look first at who stands nearest.`,
  building: `Special tiles have rules of their own. Point at one, or ${strong('hold a finger')} on it: its card tells.`,
  'market-diamond': `A ${strong('dark diamond')} waits in the market. Lay it where a hero soon comes by: on a 6 monsters come out of it.`,
  costs: `Some tiles have a ${strong('price')}: so many signs must lie in the forest. They are only counted, never spent.`,
  futures: `Before your turn ends, press the ${strong('die')} over the forest: it shows what each roll would do.`,
  why: `Do you wonder why a monster went there? ${strong('“Why?”')} stands beside its step in the tale so far.`,
  undo: `What you did can be taken back with ${strong('Undo')}, until the next die falls.`,
}
