import {
  CHARACTER_IDS,
  copyWithPile,
  DIFFICULTIES,
  type Difficulty,
  defaultBoxes,
} from '../src/engine/fairy-tale/index.ts'
import { playInPlace, randomState, seededRng } from '../src/engine/kernel/index.ts'
import { guardian } from '../src/tales/fairy-tale/bots/index.ts'
import { BranchOdds, chanceBy } from '../src/tales/fairy-tale/review/odds.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { someConfig } from '../tests/support/random-play.ts'

/** Games of each difficulty, and the games that the Guardian plays ahead in them: fewer than at a table, to save time. */
const GAMES = 24
const AHEAD = 128

/** Games that are played on from the beginning of a turn, and the step between these turns. */
const PLAYED_ON = 12
const EVERY = 3

/** A turn of the Guardian's: the predicted chance that the Oak survives, and whether it did. */
interface Said {
  tale: Difficulty
  turn: number
  chance: number
  won: number
}

/** Measures how well the chances on the last page are calibrated, by games of the Guardian's. */
export function benchChances(): void {
  const said = DIFFICULTIES.flatMap((tale) =>
    Array.from({ length: GAMES }, (_, game) => saidIn(tale, game)).flat(),
  )
  for (const tale of DIFFICULTIES)
    for (const [from, to] of [
      [1, 6],
      [7, 12],
      [13, 99],
    ] as const)
      tell(
        `${tale}, turns ${from} to ${to}`,
        said.filter((one) => one.tale === tale && one.turn >= from && one.turn <= to),
      )
  for (const low of [0, 20, 40, 60, 80])
    tell(
      `predicted ${low} to ${low + 20} %`,
      said.filter(({ chance }) => 100 * chance >= low && 100 * chance < low + 20),
    )
}

function tell(what: string, said: readonly Said[]): void {
  if (said.length === 0) return
  const percent = (of: 'chance' | 'won') =>
    `${Math.round((100 * said.reduce((sum, one) => sum + one[of], 0)) / said.length)} %`
  console.log(`${what}: predicted ${percent('chance')}, won ${percent('won')} (${said.length} turns)`)
}

function saidIn(tale: Difficulty, game: number): Said[] {
  const team = CHARACTER_IDS.flatMap(
    (_, index) => CHARACTER_IDS[(game * 5 + index) % CHARACTER_IDS.length] ?? [],
  )
  const seed = 900_000 + game
  const state = fairyTale.begin(someConfig(team.slice(0, 2 + (game % 3)), tale, {}, defaultBoxes(tale)), seed)
  const luck = seededRng({ random: randomState(seed) })
  const chance = seededRng(state)
  const player = guardian(AHEAD)
  const seen: { turn: number; chance: number }[] = []
  for (let turn = 0; !state.outcome; ) {
    if (state.turn > turn) {
      turn = state.turn
      const odds = new BranchOdds({ tale, state: copyWithPile(state), actions: [] }, turn)
      if (turn % EVERY === 1) odds.upTo(PLAYED_ON)
      const known = chanceBy(odds.far)
      if (known) seen.push({ turn, chance: known.chance })
    }
    playInPlace(fairyTale, state, player(state, luck), chance)
  }
  const won = Number(state.outcome === 'won')
  return seen.map((one) => ({ tale, ...one, won }))
}
