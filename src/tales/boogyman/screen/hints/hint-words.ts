import { type Action, phaseOf, type State, tileName } from '../../../../engine/boogyman/index.ts'
import { placeMerits } from '../../bots/index.ts'
import { after, type Change, changesOf } from '../../foresight/index.ts'
import type { Messages } from '../../words/messages.ts'

/** The rest of the turn in words: the guardian's actions, and its reasons. */
export function hintLines(m: Messages, state: State, plan: readonly Action[]): string[] {
  const { hints } = m
  return [hints.would(planWords(m, plan)), ...reasonsFor(m, state, plan)]
}

/** The actions of a plan, joined. */
export const planWords = (m: Messages, plan: readonly Action[]): string =>
  plan.map((action) => actionWords(m, action)).join(m.hints.thenAfter)

function actionWords({ hints }: Messages, action: Action): string {
  switch (action.type) {
    case 'place':
      return hints.place(tileName(action.at))
    case 'step':
      return hints.step(tileName(action.from), tileName(action.to))
    case 'spawn':
      return hints.spawn(tileName(action.at))
    case 'call':
      return hints.call(tileName(action.at))
    case 'prowl':
      return hints.prowl(tileName(action.to))
    default:
      return ''
  }
}

/** Maximum number of reasons in a hint. */
const MOST = 2

/** Reasons in order of importance. Costs of an action are not reasons. */
const WEIGHTS = [
  'wins',
  'takes',
  'stops-win',
  'makes-one',
  'saves',
  'starves',
  'hunts',
  'ripens',
  'leaves-tree',
] as const

/** The reasons: exact effects of the whole plan. */
export function reasonsFor(m: Messages, state: State, plan: readonly Action[]): string[] {
  const { because } = m.hints
  if (phaseOf(state) === 'placing') return placeReasons(m, state, plan)
  const changes = changesOf(state, ...plan)
  const reasons = WEIGHTS.flatMap((kind) => changes.filter((change) => change.kind === kind))
  const [first] = reasons
  if (!first) return [because.quiet]
  const told = first.kind === 'wins' ? [first] : reasons.slice(0, MOST)
  return told.flatMap((change) => reasonWords(m, change))
}

/** The reasons for the last placement of a plan. */
function placeReasons({ hints: { because } }: Messages, state: State, plan: readonly Action[]): string[] {
  const place = plan.at(-1)
  if (place?.type !== 'place') return []
  const before = plan.slice(0, -1).reduce(after, state)
  const name = tileName(place.at)
  const told = placeMerits(before, place.at).map((merit) =>
    merit.kind === 'apart'
      ? because.opening.apart(name, merit.steps)
      : because.opening[merit.kind === 'inside' ? 'inside' : 'beside'](name),
  )
  return told.length > 0 ? told.slice(0, MOST) : [because.opening.rest]
}

function reasonWords({ hints: { because } }: Messages, change: Change): string[] {
  switch (change.kind) {
    case 'wins':
      return [because.wins]
    case 'stops-win':
      return [because.stopsWin]
    case 'takes':
      return [because.takes(change.count, tileName(change.tile))]
    case 'makes-one':
      return [because.makesOne(change.standing)]
    case 'saves':
      return [because.saves(change.count, tileName(change.tile))]
    case 'starves':
      return [because.starves(tileName(change.tile))]
    case 'ripens':
      return [because.ripens(tileName(change.tile))]
    case 'hunts':
      return [because.hunts(change.count, tileName(change.tile))]
    case 'leaves-tree':
      return [because.leavesTree(tileName(change.tile))]
    default:
      return []
  }
}
