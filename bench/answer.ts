import { everyBox, type State } from '../src/engine/fairy-tale/index.ts'
import { playInPlace, randomState, seededRng } from '../src/engine/kernel/index.ts'
import { guardian } from '../src/tales/fairy-tale/bots/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { bigForest } from '../tests/support/big-forest.ts'
import { begunGame, someConfig } from '../tests/support/random-play.ts'
import { ownTime } from './own-time.ts'
import { withBenchPage } from './page.ts'

/** Slowdown of the processors of a phone and of a very busy machine, compared with this one. */
const SLOWER = [6, 8]

/** Number of answers on the large forest. */
const ANSWERS = 20

/**
 * Measures how long the guardian takes to answer. First its CPU time, multiplied for slower processors; then the time in the worker of a
 * real page on this processor, because throttling a page does not slow its workers. The answers are always the same: no clock limits the
 * search.
 */
export async function benchAnswer(): Promise<void> {
  const tables = positionsOfAll()
  const own = tables.map(([what, positions]) => ({ what, spans: positions.map(answered()) }))
  for (const slower of SLOWER) {
    console.log(`CPU time × ${slower}`)
    for (const { what, spans } of own)
      report(
        what,
        spans.map((span) => slower * span),
      )
  }
  await withBenchPage(async (browser, url) => {
    const page = await browser.newPage()
    await page.goto(url)
    console.log('in the worker of a page, on this CPU')
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

/** Returns the measured positions: every decision of two games, and large forests. */
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

/** Returns every position with a decision of the guardian. */
function positionsOf(state: State): State[] {
  const luck = seededRng({ random: randomState(1) })
  const quick = guardian(16)
  const positions: State[] = []
  while (!state.outcome) {
    positions.push(structuredClone(state))
    playInPlace(fairyTale, state, quick(state, luck), seededRng(state))
  }
  return positions
}

/** Returns a function that measures the CPU time of an answer, in milliseconds. */
function answered(): (state: State) => number {
  const luck = seededRng({ random: randomState(1) })
  const player = guardian()
  return (state) => {
    const start = ownTime()
    player(state, luck)
    return ownTime() - start
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
