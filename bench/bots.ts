import { type Config, everyBox } from '../src/engine/fairy-tale/index.ts'
import { playInPlace, randomState, seededRng } from '../src/engine/kernel/index.ts'
import { apprentice, guardian, MAX_PLAYOUTS, type Player } from '../src/tales/fairy-tale/bots/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { begunGame, randomPlayer, someConfig } from '../tests/support/random-play.ts'
import { withShare } from './share.ts'

/** CPU seconds of each player's measurement, after half of that to warm up. */
const SECONDS = 4

/** Most games that the guardian plays ahead before each decision. */
const BUDGETS = [64, MAX_PLAYOUTS]

/**
 * Measures how fast bots play with all boxes, in CPU seconds, so that other processes do not matter; and the share of the rules in that
 * time.
 */
export async function benchBots(): Promise<void> {
  const config = someConfig(3, 'fairy-tale', {}, everyBox(true))
  const pick = randomPlayer(1)
  const players: Record<string, Player> = {
    random: (state) => pick(fairyTale.list(state)),
    apprentice,
  }
  for (const samples of BUDGETS) players[`guardian (${samples} games ahead)`] = guardian(samples)
  for (const [name, player] of Object.entries(players)) {
    games(config, player, SECONDS / 2)
    const { found, share } = await withShare('src/engine/', () => games(config, player, SECONDS))
    const { turns, decisions, seconds } = found
    const rate = (count: number) => (count / seconds).toLocaleString('en', { maximumFractionDigits: 1 })
    console.log(
      `${name.padEnd(28)} ${rate(turns)} turns/s, ${rate(decisions)} decisions/s, ${Math.round(100 * share)} % of the time in the rules`,
    )
  }
}

/** Plays for `most` CPU seconds. The last game may be unfinished, and counts as far as it was played. */
function games(config: Config, player: Player, most: number) {
  const start = process.cpuUsage()
  const luck = seededRng({ random: randomState(1) })
  let turns = 0
  let decisions = 0
  let seconds = 0
  for (let game = 0; seconds < most; game++) {
    const state = begunGame(config, game)
    while (!state.outcome && seconds < most) {
      playInPlace(fairyTale, state, player(state, luck), seededRng(state))
      decisions += 1
      const { user, system } = process.cpuUsage(start)
      seconds = (user + system) / 1e6
    }
    turns += state.turn
  }
  return { turns, decisions, seconds }
}
