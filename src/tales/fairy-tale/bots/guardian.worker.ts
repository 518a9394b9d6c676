import { takeInNewer } from '../../../engine/fairy-tale/newer/index.ts'
import { randomState, seededChance } from '../../../engine/kernel/index.ts'
import { intentionOf } from './guardian.ts'
import { planOf } from './plan.ts'
import type { Answer, Question } from './question.ts'

// What is looked at may have newer boxes.
takeInNewer()

/** The entry of the guardian's worker: one answer for each question. Whoever no longer waits ends the worker. */
addEventListener('message', ({ data: { id, state, whole, seed } }: MessageEvent<Question>) => {
  const luck = seededChance({ random: randomState(seed) })
  postMessage({ id, plan: whole ? planOf(state, luck) : intentionOf(state, luck) } satisfies Answer)
})
