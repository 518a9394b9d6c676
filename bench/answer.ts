import { everyBox, type State } from '../src/engine/fairy-tale/index.ts'
import { randomState, seededChance, simulate } from '../src/engine/kernel/index.ts'
import { guardian } from '../src/tales/fairy-tale/bots/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { bigForest } from '../tests/support/big-forest.ts'
import { begunGame, someConfig } from '../tests/support/random-play.ts'
import { ownTime } from './own-time.ts'
import { withBenchPage } from './page.ts'

/** How much slower the processors of a phone and of a very busy machine are than this one. */
const SLOWER = [6, 8]

/** Answers that are asked for on the large forest. */
const ANSWERS = 20

/**
 * How long the guardian takes to answer: on slower processors, by the time of its own on this one, so many times; and in
 * the worker of a real page, on this processor (what slows a page in a browser does not slow its workers). What it
 * answers is the same everywhere: no clock cuts its thinking.
 */
export async function benchAnswer(): Promise<void> {
  const tables = positionsOfAll()
  const own = tables.map(([what, positions]) => ({ what, spans: positions.map(answered()) }))
  for (const slower of SLOWER) {
    console.log(`on a processor ${slower} times as slow`)
    for (const { what, spans } of own)
      report(
        what,
        spans.map((span) => slower * span),
      )
  }
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
  const quick = guardian(16)
  const positions: State[] = []
  while (!state.outcome) {
    positions.push(structuredClone(state))
    simulate(fairyTale, state, quick(state, luck), seededChance(state))
  }
  return positions
}

/** Milliseconds of its own that an answer takes. */
function answered(): (state: State) => number {
  const luck = seededChance({ random: randomState(1) })
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
