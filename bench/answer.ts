import { guardian } from '../src/bots/index.ts'
import { everyBox, fairyTale, type State } from '../src/engine/fairy-tale/index.ts'
import { randomState, seededChance, simulate } from '../src/engine/kernel/index.ts'
import { THINKING } from '../src/ui/bots/thinking.ts'
import { bigForest } from '../tests/support/big-forest.ts'
import { begunGame, someConfig } from '../tests/support/random-play.ts'
import { withBenchPage } from './page.ts'

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
 * How long the guardian takes to answer: on a phone, which is told only by a clock that runs faster, so that all that it
 * does takes so much longer and its time is over so much sooner; and in the worker of a real page, on this processor
 * (what slows a page in a browser does not slow its workers).
 */
export async function benchAnswer(): Promise<void> {
  const tables = positionsOfAll()
  console.log(`a processor ${SLOWER} times as slow, ${THINKING} ms to think`)
  for (const [what, positions] of tables) report(what, positions.map(answeredOnPhone()))
  await withBenchPage(async (browser, url) => {
    const page = await browser.newPage()
    await page.goto(url)
    console.log('in the worker of a page, on this processor')
    for (const [what, positions] of tables) {
      const spans: number[] = []
      for (const state of positions) spans.push(await page.evaluate((asked) => window.answered(asked), state))
      report(what, spans)
    }
  })
}

declare global {
  interface Window {
    /** Set by bench/page/main.tsx. */
    answered(state: State): Promise<number>
  }
}

/** Where the guardian is asked: at every decision of two games, and again and again on large forests. */
const positionsOfAll = (): [what: string, positions: State[]][] => [
  ...([['bedtime-story', 1] as const, ['endless-night', 2] as const] as const).map(
    ([tale, seed]): [string, State[]] => [
      `a whole game, ${tale}`,
      positionsOf(begunGame(someConfig(3, tale, {}, everyBox(true)), seed)),
    ],
  ),
  ...[20, 60].map((tiles): [string, State[]] => [
    `${tiles} tiles, ${tiles} monsters`,
    Array.from({ length: ANSWERS }, () => bigForest(tiles, tiles)),
  ]),
]

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

/** Milliseconds until there is an answer, on the clock of a phone. */
function answeredOnPhone(): (state: State) => number {
  const luck = seededChance({ random: randomState(1) })
  return (state) => {
    const start = phoneClock()
    guardian({ hasTime: () => phoneClock() < start + THINKING })(state, luck)
    return phoneClock() - start
  }
}

function report(what: string, spans: readonly number[]): void {
  const sorted = spans.map(Math.round).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]
  console.log(
    `${what}: ${sorted.length} answers, the first ${Math.round(spans[0] ?? 0)}, median ${at(0.5)}, ` +
      `95th percentile ${at(0.95)}, longest ${at(1)} ms`,
  )
}
