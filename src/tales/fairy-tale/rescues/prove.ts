import {
  type Action,
  type ActionType,
  copyOf,
  pileSize,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import { type DieFace, scriptedChance } from '../../../engine/kernel/index.ts'
import { everyWay, type Proof, type Task, type TurnEnding } from '../../../players/every-way.ts'
import { fairyTale, listOf } from '../rules.ts'
import { canBeAsked, type Goal } from './goal.ts'
import { writing } from './standing.ts'

/** More positions than this nobody waits for: a hero with more in hand is no rescue for a book. */
const MOST_POSITIONS = 100_000

/**
 * Tries everything that can be done in this turn, by the rules themselves. Two answers are different when the forest,
 * the market, the heroes, hearts or diamonds stand otherwise when the turn is left.
 *
 * What the pile would turn up is nobody's to know: while there is one, tiles that a slot is refilled with are not used,
 * and nothing is swept or felled, which depends on what is to come. So a way that is found holds whatever is drawn.
 *
 * Null where there is nothing to ask: nobody acts, a question is open, or other dice fall than were named.
 */
export function prove(
  state: State,
  goal: Goal,
  most = MOST_POSITIONS,
  how: { first?: boolean } = {},
): Proof<Action> | null {
  if (!canBeAsked(state, goal)) return null
  const without = pileSize(state.pile) > 0 ? [...LEAVES_THE_TURN, ...ASKS_THE_PILE] : LEAVES_THE_TURN
  return everyWay(taskOf(copyOf(state), goal, without), most, how)
}

const LEAVES_THE_TURN: readonly ActionType[] = ['end-turn', 'give-up']

/** What depends on the tiles of the pile. */
const ASKS_THE_PILE: readonly ActionType[] = ['sweep', 'fell']

const taskOf = (start: State, goal: Goal, without: readonly ActionType[]): Task<State, Action> => ({
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

/** No luck is needed in an action phase whose pile is empty: a rule that asks for some would fail here. */
function after(state: State, action: Action): State {
  const next = copyOf(state)
  fairyTale.apply({ state: next, chance: scriptedChance({}) }, action)
  return next
}

/** Nothing that could still be done would change whether the goal is reached. */
const isDecided = (start: State, state: State, goal: Goal): boolean =>
  state.outcome !== null || (goal.kind === 'diamond' && state.diamonds > start.diamonds)

function endingOf(start: State, state: State, goal: Goal): TurnEnding<Action> | null {
  if (isDecided(start, state, goal)) return { reached: state.diamonds > start.diamonds, rest: [] }
  if (fairyTale.refuse(state, { type: 'end-turn' })) return null
  if (goal.kind === 'diamond') return { reached: false, rest: [] }
  const rest = unhurt(state, goal)
  return { reached: rest !== null, rest: rest ?? [] }
}

/** How to end the turn so that the known dice cost no heart, choosing sides where a 5 asks; null where that cannot be. */
const unhurt = (state: State, { dice }: Extract<Goal, { kind: 'survive' }>): Action[] | null =>
  unhurtBy({ type: 'end-turn' }, state, dice, state.hearts)

function unhurtBy(action: Action, state: State, dice: readonly DieFace[], hearts: number): Action[] | null {
  const next = copyOf(state)
  const chance = scriptedChance({ dice })
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

/** What may be answered while monsters move: a side on a 5; a die that is known stands. */
function answersTo(state: State): Action[] {
  if (state.phase !== 'monsters-move') return []
  return state.pending?.kind === 'die' ? [{ type: 'keep-die' }] : listOf(state, 'choose-side')
}
