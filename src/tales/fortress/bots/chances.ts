import {
  copyOf,
  fortress,
  isVictory,
  type OutcomeKind,
  phaseOf,
  type State,
} from '../../../engine/fortress/index.ts'
import { type Chance, randomState, SEEDS, seededChance, simulate } from '../../../engine/kernel/index.ts'
import { lastOf, playTurn, type Style, USUAL } from './page.ts'
import type { Plan } from './player.ts'

/** How one siege ended that was played on. */
export type SiegeEnd = OutcomeKind | 'driven-out'

/** The luck of a seed: the same for all that is compared, never that of the siege itself. */
const luckOf = (seed: number): Chance => seededChance({ random: randomState(seed % SEEDS) })

/**
 * A siege played on as far as the assault, or to its end: first as planned, then as the Page does, or whoever has another
 * style. Of a plan that storms the gate all is done.
 */
function playedOn(state: State, plan: readonly Plan[number][], luck: Chance, style: Style): State {
  const now = copyOf(state)
  for (const action of plan) simulate(fortress, now, action, luck)
  while (!now.outcome && now.pending !== 'again') {
    if (now.pending) simulate(fortress, now, { type: 'redraw' }, luck)
    playTurn(now, style)
    if (phaseOf(now) !== 'act') return now
    simulate(fortress, now, lastOf(now), luck)
  }
  return now
}

/** Plays a siege on to its end by the luck of a seed. */
function endingOf(state: State, plan: readonly Plan[number][], seed: number): SiegeEnd {
  const luck = luckOf(seed)
  const now = playedOn(state, plan, luck, USUAL)
  if (phaseOf(now) === 'assault' && !now.pending) simulate(fortress, now, lastOf(now), luck)
  return now.outcome?.kind ?? 'driven-out'
}

/** The same as far as the assault, which can be reckoned. */
export const outlookOf = (state: State, plan: readonly Plan[number][], seed: number, style: Style): State =>
  playedOn(state, plan, luckOf(seed), style)

/** Whether each of so many sieges that are played on so ends with a victory: 1, or 0. */
export const victoriesAfter = (state: State, plan: readonly Plan[number][], games: number): number[] =>
  Array.from({ length: games }, (_, index) => {
    const ending = endingOf(state, plan, FIRST_SEED + index)
    return Number(ending !== 'driven-out' && isVictory(ending))
  })

/** Any seed: the same siege gets the same chances on any machine. */
const FIRST_SEED = 4711
