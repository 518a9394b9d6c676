import {
  copyOf,
  fortress,
  isVictory,
  type OutcomeKind,
  phaseOf,
  type State,
} from '../../../engine/fortress/index.ts'
import { playInPlace, type Rng, randomState, SEEDS, seededRng } from '../../../engine/kernel/index.ts'
import { lastOf, playTurn, type Style, USUAL } from './page.ts'
import type { Plan } from './player.ts'

/** The end of a simulated siege. */
export type SiegeEnd = OutcomeKind | 'driven-out'

/** Returns the rng of a simulation. All compared plans share it, and it must differ from the siege's own. */
const luckOf = (seed: number): Rng => seededRng({ random: randomState(seed % SEEDS) })

/** Plays a siege on to the assault or to its end: first the plan, then by the given style. A plan may include the assault. */
function playedOn(state: State, plan: readonly Plan[number][], luck: Rng, style: Style): State {
  const now = copyOf(state)
  for (const action of plan) playInPlace(fortress, now, action, luck)
  while (!now.outcome && now.pending !== 'again') {
    if (now.pending) playInPlace(fortress, now, { type: 'redraw' }, luck)
    playTurn(now, style)
    if (phaseOf(now) !== 'act') return now
    playInPlace(fortress, now, lastOf(now), luck)
  }
  return now
}

/** Plays a siege on to its end with the rng of a seed. */
function endingOf(state: State, plan: readonly Plan[number][], seed: number): SiegeEnd {
  const luck = luckOf(seed)
  const now = playedOn(state, plan, luck, USUAL)
  if (phaseOf(now) === 'assault' && !now.pending) playInPlace(fortress, now, lastOf(now), luck)
  return now.outcome?.kind ?? 'driven-out'
}

/** Plays a siege to the assault. The odds of an assault are exact. */
export const outlookOf = (state: State, plan: readonly Plan[number][], seed: number, style: Style): State =>
  playedOn(state, plan, luckOf(seed), style)

/** Returns 1 or 0 for each of a number of simulated sieges: a victory or not. */
export const victoriesAfter = (state: State, plan: readonly Plan[number][], games: number): number[] =>
  Array.from({ length: games }, (_, index) => {
    const ending = endingOf(state, plan, FIRST_SEED + index)
    return Number(ending !== 'driven-out' && isVictory(ending))
  })

/** An arbitrary fixed seed, so that every machine gets the same odds for a siege. */
const FIRST_SEED = 4711
