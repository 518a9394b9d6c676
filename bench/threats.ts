import { type Boogyman, boogyman, type State, standardRules } from '../src/engine/boogyman/index.ts'
import { playInPlace, randomState, scriptedRng, seededRng } from '../src/engine/kernel/index.ts'
import { changesOf, outlookFor } from '../src/tales/boogyman/foresight/index.ts'
import { spread } from './large-forest.ts'

const GAMES = 40
const CONFIG: Boogyman['Config'] = { players: ['', ''], first: 'red', rules: standardRules() }

/** Measures foresight of the duel over every position of random games: the options of both sides, and the changes by one action. */
export function benchThreats(): void {
  const positions = Array.from({ length: GAMES }, (_, seed) => positionsOf(seed)).flat()
  report('what both sides could do', positions, (state) => outlookFor(state, state.onTurn))
  report('what one action changes', positions, (state) => {
    const [action] = boogyman.list(state)
    if (action) changesOf(state, action)
  })
}

/** Returns all positions of a random game. */
function positionsOf(seed: number): State[] {
  const { draw } = seededRng({ random: randomState(seed) })
  let now = boogyman.begin(CONFIG, 0)
  const positions: State[] = []
  while (!now.outcome) {
    const actions = boogyman.list(now)
    const action = actions[draw(actions.length)]
    if (!action) break
    now = boogyman.copy(now)
    playInPlace(boogyman, now, action, scriptedRng({}))
    positions.push(now)
  }
  return positions
}

/** Number of measurements of each position, without caches. The shortest one counts: longer ones include work of other processes. */
const LOOKS = 3

function report(name: string, positions: readonly State[], look: (state: State) => void): void {
  const spans = positions.map((state) =>
    Math.min(...Array.from({ length: LOOKS }, () => spanOf(state, look))),
  )
  console.log(`${name}, ${positions.length} positions: ${spread(spans)} ms`)
}

function spanOf(state: State, look: (state: State) => void): number {
  const fresh = boogyman.copy(state)
  const start = performance.now()
  look(fresh)
  return performance.now() - start
}
