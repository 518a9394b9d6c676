import {
  type Action,
  armyOnTurn,
  freePlaces,
  nextSpace,
  ownerOf,
  placeOnTurn,
  type State,
  tearGains,
} from '../../../../engine/fortland/index.ts'
import { after, afterPlan, type Change, changesOf } from '../../foresight/index.ts'
import type { Messages } from '../../words/messages.ts'
import { countryName, placeWords, spaceWords } from '../ring/names.ts'

/** Returns the hint: the guardian's plan for the rest of the turn, and the reasons. */
export function hintLines(m: Messages, state: State, plan: readonly Action[]): string[] {
  return [m.hints.would(planWords(m, state, plan)), ...reasonsFor(m, state, plan)]
}

/** Describes the actions of a plan in order, with consecutive marches merged. */
export function planWords(m: Messages, state: State, plan: readonly Action[]): string {
  const { hints } = m
  const told: string[] = []
  let now = state
  for (const [index, action] of plan.entries()) {
    const isAlong = action.type === 'march' && plan[index + 1]?.type === 'march'
    if (!isAlong) told.push(actionWords(m, now, action))
    if (action.type !== 'roll') now = after(now, action)
  }
  return told.filter(Boolean).join(hints.thenAfter)
}

function actionWords(m: Messages, now: State, action: Action): string {
  const { hints } = m
  switch (action.type) {
    case 'muster':
      return hints.muster(spaceWords(m, action.at))
    case 'march':
      return hints.march(spaceWords(m, nextSpace(now, armyOnTurn(now))))
    case 'roll':
    case 'turn':
    case 'end':
      return hints[action.type]
    case 'build':
    case 'tear': {
      const place = placeOnTurn(now)
      const where = placeWords(m, now, place, now.onTurn)
      if (action.type === 'build')
        return ownerOf(now, place) === now.onTurn ? hints.fortify(where) : hints.besiege(where)
      return tearGains(now) ? hints.home(where) : hints.tear(where)
    }
    default:
      return ''
  }
}

/** The number of reasons in a hint, which keeps it short. */
const MOST = 2

/** The effects that count as reasons, strongest first. Disadvantages of a plan are omitted. */
const WEIGHTS = [
  'wins',
  'fells',
  'leaves-one',
  'survives',
  'besieges',
  'relieves',
  'fortifies',
  'safer',
] as const

/** Returns the reasons for a plan: its effects, by exact foresight. */
export function reasonsFor(m: Messages, state: State, plan: readonly Action[]): string[] {
  const { because } = m.hints
  if (state.phase === 'muster') return [because.muster]
  if (state.phase === 'roll') return [because.roll]
  const lasting = plan.filter(({ type }) => type !== 'end')
  const changes = changesOf(state, lasting)
  const reasons = WEIGHTS.flatMap((kind) => changes.filter((change) => change.kind === kind))
  const then = afterPlan(state, lasting)
  const words = reasons.flatMap((change) => reasonWords(m, state, then, change))
  return words.length === 0
    ? [because.quiet]
    : [...new Set(words)].slice(0, reasons[0]?.kind === 'wins' ? 1 : MOST)
}

function reasonWords(m: Messages, state: State, then: State, change: Change): string[] {
  const { because } = m.hints
  switch (change.kind) {
    case 'wins':
      return [because.wins]
    case 'fells':
      return [because.fells(countryName(m, change.seat))]
    case 'leaves-one':
      return [because.besieges(countryName(m, change.seat), 1)]
    case 'survives':
      return [because.survives]
    case 'safer':
      return [because.safer(placeWords(m, state, change.place, state.onTurn))]
    case 'besieges': {
      const owner = ownerOf(state, change.place)
      const [was, free] = [state, then].map((at) => freePlaces(at, owner).length)
      return free !== undefined && free > 1 && free < (was ?? 0)
        ? [because.besieges(countryName(m, owner), free)]
        : []
    }
    case 'relieves':
      return [because.frees(placeWords(m, state, change.place, state.onTurn))]
    case 'fortifies':
      return [because.walls(placeWords(m, state, change.place, state.onTurn))]
    default:
      return []
  }
}
