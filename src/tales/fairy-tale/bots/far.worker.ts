import { EXPANSIONS } from '../../../engine/fairy-tale/expansions/index.ts'
import { addExpansions } from '../rules.ts'
import { type FarQuestion, farAnswers } from './far-odds.ts'

// The position may have expansions.
addExpansions(EXPANSIONS)

/** The latest question. The worker answers in steps and drops a question as soon as another arrives. */
let latest = 0

addEventListener('message', ({ data }: MessageEvent<FarQuestion>) => {
  latest = data.id
  // Errors reach the page only if they are thrown; a rejected promise is not.
  answer(data).catch(reportError)
})

async function answer(question: FarQuestion): Promise<void> {
  for (const part of farAnswers(question)) {
    postMessage(part)
    // Lets messages that have arrived meanwhile be handled.
    await new Promise((heard) => setTimeout(heard))
    if (question.id !== latest) return
  }
}
