import { DIRECTIONS, type Direction } from '../../kernel/boards/square.ts'
import { type DieFace, rollSix } from '../../kernel/chance.ts'
import type { RuleContext } from '../context.ts'
import { throwsAgain } from '../expansion-queries.ts'
import type { RollFor, State } from '../state.ts'
import { powersOnTurn, refusePower } from './powers.ts'

/** The face of the die for each side. 6 means all sides for movement [R 1]. */
export const FACE_OF = { north: 1, east: 2, south: 3, west: 4, all: 6 } as const satisfies Record<
  Direction | 'all',
  DieFace
>

/** The side for a face of the die [R 1]. */
export const sideOfDie = (face: Exclude<DieFace, 5 | 6>): Direction => DIRECTIONS[face - 1] ?? 'north'

/** Throws the die. `again`: it replaces an earlier throw of the same roll. */
export const throwDie = (context: RuleContext, rollFor: RollFor, again: boolean): DieFace =>
  letFall(context, rollFor, rollSix(context.chance), again)

/** Returns the die for a movement: the foretold face, or a throw [R 66]. */
export const throwForMovement = (context: RuleContext): DieFace =>
  letFall(
    context,
    'movement',
    context.expansions?.hooks.takeForetold(context.state) ?? rollSix(context.chance),
    false,
  )

/** Emits the thrown die, and throws again if a curse requires it [R 64]. */
function letFall(context: RuleContext, rollFor: RollFor, face: DieFace, again: boolean): DieFace {
  const { state, emit } = context
  emit?.({ type: 'die-rolled', for: rollFor, face, again })
  return throwsAgain(state, face) ? throwDie(context, rollFor, true) : face
}

/** True if the character on turn can have the current die rolled again. */
const canReroll = (state: State): boolean =>
  powersOnTurn(state).some(
    ({ power, rules }) => rules.effect.do === 'reroll' && refusePower(state, power) === null,
  )

/**
 * Asks whether to keep the die, if it could be rolled again [R 34]. Returns true if a question is now open. `left`: the monsters still to
 * appear in this roll, used if each has its own die [R 71].
 */
export function askAboutDie(
  { state, emit }: RuleContext,
  rollFor: RollFor,
  face: DieFace,
  left?: number,
): boolean {
  const each = left !== undefined && state.rules.arrivals === 'each'
  state.pending = { kind: 'die', for: rollFor, face, ...(each && { left }) }
  if (!canReroll(state)) {
    state.pending = null
    return false
  }
  emit?.({ type: 'question-asked', seat: state.onTurn, question: 'die' })
  return true
}
