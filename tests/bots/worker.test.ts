import { afterEach, expect, test, vi } from 'vitest'
import type { Action, State } from '../../src/engine/fairy-tale/index.ts'
import { randomState, seededRng } from '../../src/engine/kernel/index.ts'
import type { BotAnswer, BotQuestion } from '../../src/players/bot-worker.ts'
import { guardian } from '../../src/tales/fairy-tale/bots/index.ts'
import { drawn } from '../drawn/index.ts'

/** Two options are close: a bot with one or two playouts chooses another than one that plays many. */
const state = drawn('━1 O ━3 ━\nseats huntsman 0,0; beast 1,0\nmarket ┗#9 ┃#10 ╋#11')

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed)

const calm = SEEDS.map((seed) => guardian()(state, seededRng({ random: randomState(seed) })))

/** Runs the worker as in a thread of its own. */
async function answersOf(seeds: readonly number[]): Promise<BotAnswer<Action>[]> {
  const answers: BotAnswer<Action>[] = []
  const listeners: ((event: { data: BotQuestion<State> }) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, hear: (event: { data: BotQuestion<State> }) => void) =>
    listeners.push(hear),
  )
  vi.stubGlobal('postMessage', (answer: BotAnswer<Action>) => answers.push(answer))
  await import('../../src/tales/fairy-tale/bots/guardian.worker.ts')
  for (const seed of seeds)
    for (const hear of listeners) hear({ data: { id: seed, state, whole: false, seed } })
  return answers
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('gives the same answers on a very slow machine as on an idle one', async () => {
  let hours = 0
  const later = () => 3_600_000 * hours++
  vi.spyOn(performance, 'now').mockImplementation(later)
  vi.spyOn(Date, 'now').mockImplementation(later)
  const answers = await answersOf(SEEDS)
  expect(answers.map(({ plan }) => plan[0])).toEqual(calm)
})
