import { type Action, places, type State } from '../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../engine/kernel/index.ts'
import { afterConsidered } from '../../foresight/index.ts'

/** An action of a plan, with the state before it. */
export interface PlanStep {
  state: State
  action: Action
}

/**
 * Returns the actions of a plan, each with the state before it. Only the last action may use the rng, so that these states are
 * certain.
 */
export function scenesOf(state: State, plan: readonly Action[]): PlanStep[] {
  const scenes: PlanStep[] = []
  let now: State | null = state
  for (const action of plan) {
    if (!now) break
    scenes.push({ state: now, action })
    now = scenes.length < plan.length ? afterConsidered(now, action) : null
  }
  return scenes
}

/** Returns the place of an action, or null if it has none. */
function targetOf({ state: { tiles, seats }, action }: PlanStep): Place | null {
  switch (action.type) {
    case 'walk':
      return action.to
    case 'remove':
      return (
        places(tiles).find((place) => tiles[place]?.monsters.some(({ n }) => n === action.monster)) ?? null
      )
    case 'expand':
    case 'fell':
    case 'use-symbol':
    case 'choose-place':
      return action.at
    case 'use':
      return action.at ?? (action.seat === undefined ? null : (seats[action.seat]?.at ?? null))
    default:
      return null
  }
}

/** The marks of a plan on the board: the hero's way from its place, and the targets. */
export interface HintPlanMarks {
  way: Place[]
  targets: Place[]
}

/** The way includes all steps. A place on the way is no target, but its end is one. */
export function planMarks(state: State, plan: readonly Action[]): HintPlanMarks {
  const from = state.seats[state.onTurn]?.at
  const scenes = scenesOf(state, plan)
  const walked = scenes.flatMap(({ action }) => (action.type === 'walk' ? [action.to] : []))
  const aims = scenes.filter(({ action }) => action.type !== 'walk').map(targetOf)
  const targets = [...walked.slice(-1), ...aims].filter((place) => place !== null)
  return {
    way: from === undefined || walked.length === 0 ? [] : [from, ...walked],
    targets: [...new Set(targets)],
  }
}
