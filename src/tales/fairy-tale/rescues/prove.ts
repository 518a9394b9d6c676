import {
  type Action,
  type ActionType,
  copyOf,
  pileSize,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import { type DieFace, scriptedRng } from '../../../engine/kernel/index.ts'
import {
  type Proof,
  type SearchTask,
  searchAll,
  type TurnEnding,
} from '../../../players/exhaustive-search.ts'
import { fairyTale, listOf } from '../rules.ts'
import { canBeAsked, type Goal } from './goal.ts'
import { writing } from './position-keys.ts'

/** The limit of the search in positions. A turn with more options is unfit for the book. */
const MOST_POSITIONS = 100_000

/**
 * Proves by exhaustive search over this turn, with the real rules, whether a goal can be reached. Solutions differ if forest, market,
 * heroes, hearts or diamonds differ at the end of the turn. The pile is unknown: while it has tiles, refilled slots are ignored, and so are
 * sweeping and felling. So a solution holds for every draw. Null if the position cannot be a rescue: nothing to do, an open question, or
 * another number of dice.
 */
export function prove(
  state: State,
  goal: Goal,
  most = MOST_POSITIONS,
  how: { first?: boolean } = {},
): Proof<Action> | null {
  if (!canBeAsked(state, goal)) return null
  const without = pileSize(state.pile) > 0 ? [...LEAVES_THE_TURN, ...ASKS_THE_PILE] : LEAVES_THE_TURN
  return searchAll(taskOf(copyOf(state), goal, without), most, how)
}

const LEAVES_THE_TURN: readonly ActionType[] = ['end-turn', 'give-up']

/** Actions that depend on the tiles of the pile. */
const ASKS_THE_PILE: readonly ActionType[] = ['sweep', 'fell']

const taskOf = (start: State, goal: Goal, without: readonly ActionType[]): SearchTask<State, Action> => ({
  start,
  options: (state) =>
    isDecided(start, state, goal)
      ? []
      : fairyTale
          .list(state)
          .filter(({ type }) => !without.includes(type))
          .map((action) => [action, after(state, action)]),
  ...writing(),
  ending: (state) => endingOf(start, state, goal),
})

/** Without a pile the action phase is free of luck: the empty script throws if a rule needs any. */
function after(state: State, action: Action): State {
  const next = copyOf(state)
  fairyTale.apply({ state: next, chance: scriptedRng({}) }, action)
  return next
}

/** True if the rest of the turn cannot change the result. */
const isDecided = (start: State, state: State, goal: Goal): boolean =>
  state.outcome !== null || (goal.kind === 'diamond' && state.diamonds > start.diamonds)

function endingOf(start: State, state: State, goal: Goal): TurnEnding<Action> | null {
  if (isDecided(start, state, goal)) return { reached: state.diamonds > start.diamonds, rest: [] }
  if (fairyTale.refuse(state, { type: 'end-turn' })) return null
  if (goal.kind === 'diamond') return { reached: false, rest: [] }
  const rest = unhurt(state, goal)
  return { reached: rest !== null, rest: rest ?? [] }
}

/** Returns the end of the turn that costs no heart with the known dice, including the choice of sides on a 5; null if there is none. */
const unhurt = (state: State, { dice }: Extract<Goal, { kind: 'survive' }>): Action[] | null =>
  unhurtBy({ type: 'end-turn' }, state, dice, state.hearts)

function unhurtBy(action: Action, state: State, dice: readonly DieFace[], hearts: number): Action[] | null {
  const next = copyOf(state)
  const chance = scriptedRng({ dice })
  fairyTale.apply({ state: next, chance }, action)
  if (next.hearts < hearts) return null
  const answers = answersTo(next)
  if (answers.length === 0) return [action]
  for (const answer of answers) {
    const rest = unhurtBy(answer, next, chance.leftOver().dice as DieFace[], hearts)
    if (rest) return [action, ...rest]
  }
  return null
}

/** The possible answers during the movement: a side on a 5; a known die is kept. */
function answersTo(state: State): Action[] {
  if (state.phase !== 'monsters-move') return []
  return state.pending?.kind === 'die' ? [{ type: 'keep-die' }] : listOf(state, 'choose-side')
}
