import { randomState, seededChance } from '../../../engine/kernel/index.ts'
import { guardian, planOf } from './guardian.ts'
import type { Answer, Question } from './question.ts'

/** The entry of the guardian's worker: one answer for each question. Whoever no longer waits ends the worker. */
addEventListener('message', ({ data: { id, state, whole, seed } }: MessageEvent<Question>) => {
  const luck = seededChance({ random: randomState(seed) })
  postMessage({ id, plan: whole ? planOf(state, luck) : [guardian()(state, luck)] } satisfies Answer)
})
