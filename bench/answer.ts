import { guardian } from '../src/bots/index.ts'
import { everyBox, fairyTale, type State } from '../src/engine/fairy-tale/index.ts'
import { randomState, seededChance, simulate } from '../src/engine/kernel/index.ts'
import { THINKING } from '../src/ui/bots/thinking.ts'
import { bigForest } from '../tests/support/big-forest.ts'
import { begunGame, someConfig } from '../tests/support/random-play.ts'

/** How much slower the processor of a phone is than this one. */
const SLOWER = 6

/** Answers that are asked for on the large forest. */
const ANSWERS = 20

/** Milliseconds of a processor that is {@link SLOWER}, however busy this machine is. */
function phoneClock(): number {
  const { user, system } = process.cpuUsage()
  return (SLOWER * (user + system)) / 1000
}

/**
 * How long the guardian takes to answer on a phone, which is told only by a clock that runs faster: all that it does
 * takes so much longer, and its time is over so much sooner.
 */
export function benchAnswer(): void {
  console.log(`a processor ${SLOWER} times as slow, ${THINKING} ms to think`)
  for (const [tale, seed] of [['bedtime-story', 1] as const, ['endless-night', 2] as const]) {
    report(`a whole game, ${tale}`, positionsOf(begunGame(someConfig(3, tale, {}, everyBox(true)), seed)))
  }
  for (const tiles of [20, 60]) {
    const state = bigForest(tiles, tiles)
    report(
      `${tiles} tiles, ${tiles} monsters`,
      Array.from({ length: ANSWERS }, () => state),
    )
  }
}

/** Every position of a game in which the guardian decides. */
function positionsOf(state: State): State[] {
  const luck = seededChance({ random: randomState(1) })
  const quick = guardian({ samples: 16 })
  const positions: State[] = []
  while (!state.outcome) {
    positions.push(structuredClone(state))
    simulate(fairyTale, state, quick(state, luck), seededChance(state))
  }
  return positions
}

function report(what: string, positions: readonly State[]): void {
  const luck = seededChance({ random: randomState(1) })
  const spans = positions
    .map((state) => {
      const start = phoneClock()
      guardian({ hasTime: () => phoneClock() < start + THINKING })(state, luck)
      return Math.round(phoneClock() - start)
    })
    .sort((a, b) => a - b)
  const at = (share: number) => spans[Math.floor(share * (spans.length - 1))]
  console.log(
    `${what}: ${spans.length} answers, median ${at(0.5)}, 95th percentile ${at(0.95)}, worst ${at(1)} ms`,
  )
}
