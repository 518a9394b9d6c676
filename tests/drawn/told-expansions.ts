import { type EventOf, faceText } from '../../src/engine/fairy-tale/index.ts'
import { type Place, placeText } from '../../src/engine/kernel/index.ts'

const numbers = (all: readonly number[]): string => all.join(' ')
const beside = (monsters: readonly number[]): string =>
  monsters.length > 0 ? ` with ${numbers(monsters)}` : ''
const placed = (all: readonly { at: Place; left: number }[]): string =>
  all.map(({ at, left }) => `${placeText(at)} ${left}`).join('; ')
const path = (all: readonly Place[]): string => all.map(placeText).join(' ')

/** Types of events that only expansions and house rules cause. */
export type ExpansionEventType =
  | 'tile-lit'
  | 'fire-grew'
  | 'tile-burnt'
  | 'oak-scorched'
  | 'fire-doused'
  | 'bucket-filled'
  | 'flood-ran'
  | 'flood-fell'
  | 'boulder-rolled'
  | 'monster-slid'
  | 'sign-turned'
  | 'bridge-moved'
  | 'bridge-fell'
  | 'soldier-recruited'
  | 'soldier-marched'
  | 'soldier-fell'
  | 'villager-walked'
  | 'villager-saved'
  | 'villager-lost'
  | 'drum-sounded'
  | 'grove-taken'
  | 'tile-wrecked'
  | 'thing-fetched'
  | 'thing-lost'
  | 'thing-delivered'
  | 'heart-back'
  | 'hushed'
  | 'bells-rang'
  | 'curse-fell'
  | 'curse-lifted'
  | 'spell-found'
  | 'spell-cast'
  | 'die-foretold'
  | 'character-lost'

/** Each of them in one short line. */
export const TELL_EXPANSIONS: { [Type in ExpansionEventType]: (event: EventOf<Type>) => string } = {
  'tile-lit': ({ at, by, monsters }) => `${placeText(at)} catches fire by ${by}${beside(monsters)}`,
  'fire-grew': ({ fires }) => `the fires: ${placed(fires)}`,
  'tile-burnt': ({ at, face, destroyed }) =>
    destroyed ? `${faceText(face)} at ${placeText(at)} burns down` : `the fire at ${placeText(at)} is out`,
  'oak-scorched': ({ from, hearts }) => `the oak is scorched from ${path(from)}: ${hearts} hearts`,
  'fire-doused': ({ seat, at }) =>
    `${seat === null ? 'water' : `seat ${seat}`} puts the fire out at ${placeText(at)}`,
  'bucket-filled': ({ seat, at }) => `seat ${seat} fills the bucket at ${placeText(at)}`,
  'flood-ran': ({ seat, from, places, monsters, spoilt }) =>
    `seat ${seat} floods from ${placeText(from)}: ${path(places)}${beside(monsters)}${spoilt.length > 0 ? ` spoils ${path(spoilt)}` : ''}`,
  'flood-fell': ({ floods, over }) =>
    `the floods: ${placed(floods)}${over.length > 0 ? ` over ${path(over)}` : ''}`,
  'boulder-rolled': ({ seat, from, path: way, monsters }) =>
    `seat ${seat} rolls a stone from ${placeText(from)}: ${path(way)}${beside(monsters)}`,
  'monster-slid': ({ monster, from, to, by, hurries }) =>
    `${monster} slides from ${placeText(from)} to ${placeText(to)} by ${by}${hurries ? ' and hurries' : ''}`,
  'sign-turned': ({ seat, at, side }) => `seat ${seat} turns the sign at ${placeText(at)} to the ${side}`,
  'bridge-moved': ({ seat, at, side, raised }) =>
    `seat ${seat} ${raised ? 'raises' : 'lowers'} the bridge at ${placeText(at)} to the ${side}`,
  'bridge-fell': ({ monster, at, side }) =>
    `the bridge falls before ${monster} at ${placeText(at)} to the ${side}`,
  'soldier-recruited': ({ seat, at }) => `seat ${seat} recruits at ${placeText(at)}`,
  'soldier-marched': ({ seat, path: way }) => `seat ${seat} marches a soldier ${path(way)}`,
  'soldier-fell': ({ at, monster }) => `${monster} falls with a soldier at ${placeText(at)}`,
  'villager-walked': ({ seat, from, to }) =>
    `seat ${seat} leads a villager ${placeText(from)} to ${placeText(to)}`,
  'villager-saved': ({ seat, saved }) => `seat ${seat} saves villager ${saved}`,
  'villager-lost': ({ at, monster, lost, hearts }) =>
    `${monster} carries villager ${lost} off at ${placeText(at)}${hearts === null ? '' : `: ${hearts} hearts`}`,
  'drum-sounded': ({ at, monster, left }) => `${monster} sounds the drum at ${placeText(at)}, ${left} left`,
  'grove-taken': ({ at, monsters, hearts }) =>
    `the grove at ${placeText(at)} is taken${beside(monsters)}: ${hearts} hearts`,
  'tile-wrecked': ({ at, monster, lost }) => `${monster} wrecks ${faceText(lost)} at ${placeText(at)}`,
  'thing-fetched': ({ seat, thing, at }) => `seat ${seat} fetches the ${thing} at ${placeText(at)}`,
  'thing-lost': ({ seat, thing, forGood }) =>
    `the ${thing}${seat === null ? '' : ` of seat ${seat}`} is lost${forGood ? ' for good' : ''}`,
  'thing-delivered': ({ seat, thing, at }) => `seat ${seat} delivers the ${thing} at ${placeText(at)}`,
  'heart-back': ({ hearts }) => `a heart comes back: ${hearts} hearts`,
  hushed: ({ left }) => `nobody comes; ${left} more hushed`,
  'bells-rang': ({ of, come }) => `the bells ring: ${come} of ${of}`,
  'curse-fell': ({ curse, at }) => `${curse} falls at ${placeText(at)}`,
  'curse-lifted': ({ curse, at }) => `${curse} is lifted at ${placeText(at)}`,
  'spell-found': ({ seat, spell, at }) => `seat ${seat} finds ${spell} at ${placeText(at)}`,
  'spell-cast': ({ seat, spell, at }) =>
    `seat ${seat} casts ${spell}${at === null ? '' : ` at ${placeText(at)}`}`,
  'die-foretold': ({ seat, face }) => `seat ${seat} foresees a ${face}`,
  'character-lost': ({ seat, at, monsters }) =>
    `seat ${seat} is carried off at ${placeText(at)}${beside(monsters)}`,
}
