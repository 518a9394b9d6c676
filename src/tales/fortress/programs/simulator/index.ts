import {
  type Fortress,
  fortress,
  isVictory,
  KINDS,
  type Muster,
  type OutcomeKind,
  ofNoKind,
  PRESETS,
  renownOf,
} from '../../../../engine/fortress/index.ts'
import { SEEDS } from '../../../../engine/kernel/index.ts'
import { defineSimulator } from '../../../../programs/simulator/define.ts'
import { rateText, tallyText } from '../../../../programs/simulator/statistics.ts'
import { countsOf, watcherOf } from '../../../../programs/simulator/watcher.ts'
import { fellingsOf } from '../../foresight/index.ts'
import { PLAYERS, SETTINGS, type Setting } from './settings.ts'

/** A hand with more cards counts as full. */
const FULL_HAND = 7

/** The recorded total of a siege without an assault. */
const NO_ASSAULT = -1

const watch = watcherOf<Fortress>()({
  /** Lands that cost a life. */
  counts: { paidLands: countsOf<Fortress>()('land-laid', ({ cost }) => cost > 0) },
  events: { totals: (event) => (event.type === 'assault-rolled' ? event.damage : undefined) },
  before: {
    /** The number of allowed actions at each choice. */
    choices: (state) => fortress.list(state).length,
    /** The number of cards in hand at each end of a turn. */
    hands: ({ hand }, { type }) => (type === 'end' ? hand.length : undefined),
  },
})

/** True if a siege ended with a victory of any degree. */
const isWon = ({ outcome }: { outcome: OutcomeKind | 'driven-out' }): boolean =>
  outcome !== 'driven-out' && isVictory(outcome)

/** The simulator of The Fortress. A run plays single sieges: being driven out ends the game. */
export const fortressSimulator = defineSimulator({
  game: fortress,
  settings: SETTINGS,
  luckOf: (seed) => (seed * 31 + 7) % SEEDS,
  configOf: ({ fortress: place, defenders, order, gift, ...setting }) => ({
    player: '',
    muster: musterOf(setting),
    against: place === 'none' ? { defenders } : { fortress: place },
    rules: { order, gift },
  }),
  playersOf: ({ player, ahead }) => PLAYERS[player](ahead),
  isBrokenOff: ({ pending }) => pending === 'again',
  begun: (state) => ({
    /** True if the player had to decide on the opening hand. */
    asked: state.pending === 'opening',
    /** True if some defender could not be slain by any creature. */
    unbeatable: fellingsOf(state).some(({ slayers, wayOut }) => slayers.length === 0 && wayOut === null),
  }),
  watch,
  record: ({ state, actions, begun, seen: { totals, hands, choices, paidLands } }) => ({
    outcome: state.outcome?.kind ?? ('driven-out' as const),
    cause: state.outcome?.cause ?? 'assault',
    turns: state.turn,
    actions,
    life: state.life,
    renown: renownOf(state)?.total ?? 0,
    total: totals.at(-1) ?? NO_ASSAULT,
    fallen: state.fallen.length,
    paidLands,
    ...begun,
    ends: hands.length,
    fullHands: hands.filter((count) => count > FULL_HAND).length,
    choices: choices.reduce((sum, count) => sum + count, 0),
  }),
  soFar: (records) => `${records.filter(isWon).length} won`,
  summary: (sieges) => ({
    won: sieges.rate(isWon),
    total: sieges.rate(({ outcome }) => outcome === 'total-victory'),
    /** A total defeat is counted by its cause. */
    endedBy: sieges.tally<string>(({ outcome, cause }) => (outcome === 'total-defeat' ? cause : outcome)),
    turns: sieges.mean('turns'),
    /** The longest siege, in actions. */
    longest: Math.max(...sieges.records.map(({ actions }) => actions)),
    renown: sieges.mean('renown'),
    /** The mean life left in victories. */
    life: sieges.where(isWon).mean('life'),
    damage: sieges.where(({ total }) => total !== NO_ASSAULT).mean('total'),
    fallen: sieges.mean('fallen'),
    paidLands: sieges.mean('paidLands'),
    asked: sieges.rate(({ asked }) => asked),
    unbeatable: sieges.rate(({ unbeatable }) => unbeatable),
    /** The share of turns that ended with more cards than the hand limit. */
    fullHands: sieges.ratio('fullHands', 'ends'),
    choices: sieges.ratio('choices', 'actions'),
  }),
  lines: ({ setting, ...sieges }) => [
    `${setting.player} with ${setting.deck}, ${placeText(setting)}`,
    `won ${rateText(sieges.won)}, of these total ${rateText(sieges.total)}`,
    `ended by: ${tallyText(sieges.endedBy)}`,
    `${sieges.turns.toFixed(1)} turns, renown ${sieges.renown.toFixed(1)}, life left in victories ${sieges.life.toFixed(1)}`,
    `total of the assault ${sieges.damage.toFixed(1)}, ${sieges.fallen.toFixed(1)} creatures lost, ${sieges.paidLands.toFixed(1)} lands paid for with life`,
    `opening hand asked about in ${rateText(sieges.asked)}, somebody unbeatable in ${rateText(sieges.unbeatable)}`,
    `${(100 * sieges.fullHands).toFixed(1)} % of turns ended with more than seven cards`,
    `${sieges.choices.toFixed(1)} actions to choose from, longest siege ${sieges.longest} actions`,
  ],
})

/** Returns the deck of a setting. Given `lands` replace the deck's own; all are of the first kind that the deck has. */
function musterOf({ deck, treasure, lands }: Pick<Setting, 'deck' | 'treasure' | 'lands'>): Muster {
  const preset = PRESETS[deck]
  const kind = KINDS.find((one) => preset.lands[one] > 0) ?? KINDS[0]
  return {
    ...preset,
    treasure: treasure === 'own' ? preset.treasure : treasure,
    lands: lands === 0 ? preset.lands : { ...ofNoKind(), [kind]: lands },
  }
}

const placeText = ({ fortress: place, defenders, treasure, lands, order, gift }: Setting): string =>
  [
    place === 'none' ? `${defenders} defenders` : place,
    ...(treasure === 'own' ? [] : [treasure]),
    ...(lands === 0 ? [] : [`${lands} lands`]),
    `order ${order}`,
    `gift ${gift}`,
  ].join(', ')
