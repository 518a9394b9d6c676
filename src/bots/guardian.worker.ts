import { randomState, seededChance } from '../engine/kernel/index.ts'
import { guardian } from './guardian.ts'
import type { Answer, Question } from './question.ts'

/** The entry of the guardian's worker: one answer for each question. Whoever no longer waits ends the worker. */
addEventListener('message', ({ data: { id, state, ms, seed } }: MessageEvent<Question>) => {
  const until = performance.now() + ms
  const luck = seededChance({ random: randomState(seed) })
  postMessage({
    id,
    action: guardian({ hasTime: () => performance.now() < until })(state, luck),
  } satisfies Answer)
})
