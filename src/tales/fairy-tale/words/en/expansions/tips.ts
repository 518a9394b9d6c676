import { strong } from '../../../../../ui/text/emphasis.ts'

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
