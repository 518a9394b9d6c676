import {
  type Action,
  CHARACTER_IDS,
  everyBox,
  FULL_DIFFICULTIES,
  removesLeft,
  type State,
  stepFrom,
  tileAt,
  type Walk,
  walks,
} from '../src/engine/fairy-tale/index.ts'
import { CENTRE, playInPlace, randomState, seededRng } from '../src/engine/kernel/index.ts'
import { guardian, intentionOf } from '../src/tales/fairy-tale/bots/index.ts'
import { afterConsidered, oddsOf } from '../src/tales/fairy-tale/foresight/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { begunGame, someConfig } from '../tests/support/random-play.ts'

/** Number of positions. */
const POSITIONS = 200

/** A position with a monster one step from the oak, such that driving it away makes the oak safer. */
interface Threatened {
  state: State
  /** Shortest paths of the hero to each such monster. */
  ways: Walk[]
}

/**
 * Measures how often the guardian's first hint is a shortest path to a removable monster one step from the oak. The positions are drawn
 * from play, at all difficulties and by all characters.
 */
export function benchHints(): void {
  const found = new Map<string, number>()
  const luck = seededRng({ random: randomState(1) })
  for (const threatened of somePositions(POSITIONS)) {
    const what = lookAt(threatened, intentionOf(threatened.state, luck))
    found.set(what, (found.get(what) ?? 0) + 1)
  }
  for (const [what, count] of [...found].sort(([, a], [, b]) => b - a))
    console.log(`${String(count).padStart(4)} of ${POSITIONS}: ${what}`)
}

/** Classifies a hint in a threatened position. */
function lookAt({ state, ways }: Threatened, plan: readonly Action[]): string {
  const last = plan.at(-1)
  if (last?.type !== 'remove') return `something else first: ${plan.map(({ type }) => type).join(', ')}`
  const walked = plan.flatMap((action) => (action.type === 'walk' ? [action.to] : []))
  const way = ways.find(({ to }) => to === (walked.at(-1) ?? state.seats[state.onTurn]?.at))
  if (!way) return 'drives away another monster'
  return way.path.length === walked.length
    ? 'takes a shortest way to the monster and drives it away'
    : 'takes a longer way to the monster'
}

/** Yields positions from play, at most one a turn. */
function* threatenedIn(state: State, game: number): Generator<Threatened> {
  const luck = seededRng({ random: randomState(game) })
  const quick = guardian(16)
  let seen = 0
  while (!state.outcome) {
    const ways = state.turn > seen ? waysToDanger(state) : []
    if (ways.length > 0) {
      seen = state.turn
      yield { state: structuredClone(state), ways }
    }
    playInPlace(fairyTale, state, quick(state, luck), seededRng(state))
  }
}

function somePositions(count: number): Threatened[] {
  const found: Threatened[] = []
  for (let game = 0; found.length < count; game++) {
    const heroes = CHARACTER_IDS.map((_, index) => CHARACTER_IDS[(game * 3 + index) % CHARACTER_IDS.length])
    const config = someConfig(
      heroes.flatMap((hero) => hero ?? []).slice(0, 3),
      FULL_DIFFICULTIES[game % FULL_DIFFICULTIES.length] ?? 'fairy-tale',
      {},
      everyBox(true),
    )
    found.push(...threatenedIn(begunGame(config, game), game))
  }
  return found.slice(0, count)
}

/** Returns the paths to the monsters one step from the oak that the hero on turn can drive away, if that makes the oak safer. */
function waysToDanger(state: State): Walk[] {
  const at = state.seats[state.onTurn]?.at
  if (state.phase !== 'action' || state.pending || removesLeft(state) === 0 || at === undefined) return []
  return [{ to: at, path: [] }, ...walks(state)].filter(
    ({ to, path }) =>
      (tileAt(state, to)?.monsters.length ?? 0) > 0 &&
      stepFrom(state, to) === CENTRE &&
      makesSafer(state, path, to),
  )
}

/** True if driving a monster away at the end of a walk lowers the expected loss of hearts. */
function makesSafer(state: State, path: Walk['path'], to: Walk['to']): boolean {
  let there: State | null = state
  for (const step of path) there = there && afterConsidered(there, { type: 'walk', to: step })
  if (!there || there.pending) return false
  const before = heartsAtStake(state)
  const { tiles } = there
  return (tiles[to]?.monsters ?? []).some(({ n }) => {
    const after = there && afterConsidered(there, { type: 'remove', monster: n })
    return after !== null && heartsAtStake(after) < before
  })
}

/** Returns the expected number of hearts that the next movement costs. */
function heartsAtStake(state: State): number {
  const [, one = 0, two = 0, three = 0] = oddsOf(state)?.losses ?? []
  return one + 2 * two + 3 * three
}
