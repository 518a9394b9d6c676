import { type Config, defaultBoxes, type State, standardRules } from '../src/engine/fairy-tale/index.ts'
import { playInPlace, randomState, seededRng } from '../src/engine/kernel/index.ts'
import { apprentice } from '../src/tales/fairy-tale/bots/index.ts'
import { futuresOf, hurtingFaces } from '../src/tales/fairy-tale/foresight/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { begunGame } from '../tests/support/random-play.ts'

const GAMES = 1000
const TURNS = 8

/** The default game of the cover. */
const CONFIG: Config = {
  seats: (['puss-in-boots', 'red-riding-hood', 'huntsman'] as const).map((character) => ({
    character,
    player: '',
  })),
  difficulty: 'bedtime-story',
  rules: standardRules(),
  boxes: defaultBoxes('bedtime-story'),
}

/**
 * Measures in which turn a die can first hurt the Oak, when a turn begins and when it ends, and counts the monsters. The apprentice plays.
 */
export function benchFirstDanger(): void {
  const first: number[] = []
  const firstLeft: number[] = []
  const crowds: number[][] = Array.from({ length: TURNS + 1 }, () => [])
  let won = 0
  for (let seed = 1; seed <= GAMES; seed++) {
    const luck = seededRng({ random: randomState(seed * 7919) })
    const state = begunGame(CONFIG, seed)
    let danger = 0
    let left = 0
    let acted = 0
    while (!state.outcome) {
      if (state.phase === 'action' && !state.pending && state.turn !== acted) {
        acted = state.turn
        if (danger === 0 && isInDanger(state)) danger = state.turn
        crowds[state.turn]?.push(monstersIn(state))
      }
      const action = apprentice(state, luck)
      if (action.type === 'end-turn' && left === 0 && isInDanger(state)) left = state.turn
      playInPlace(fairyTale, state, action, seededRng(state))
    }
    if (state.outcome === 'won') won += 1
    first.push(danger || Number.POSITIVE_INFINITY)
    firstLeft.push(left || Number.POSITIVE_INFINITY)
  }
  console.log(`${GAMES} games with the default heroes, played by the apprentice; ${won} won`)
  for (let turn = 1; turn <= TURNS; turn++) {
    const share = (of: readonly number[]) =>
      `${Math.round((of.filter((one) => one <= turn).length / GAMES) * 1000) / 10} %`
    const crowd = crowds[turn] ?? []
    const mean = crowd.reduce((sum, one) => sum + one, 0) / Math.max(1, crowd.length)
    console.log(
      `by turn ${turn}: the next roll could hurt the Oak at the start of a turn in ${share(first)} of games, at its end in ${share(firstLeft)}; ${mean.toFixed(1)} monsters`,
    )
  }
}

/** True if a face of the movement die hurts the Oak. */
function isInDanger(state: State): boolean {
  const futures = futuresOf(state)
  return futures !== null && hurtingFaces(futures) > 0
}

const monstersIn = (state: State): number =>
  Object.values(state.tiles).reduce((sum, tile) => sum + (tile?.monsters.length ?? 0), 0)
