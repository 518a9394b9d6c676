import { EXPANSIONS } from '../../../engine/fairy-tale/expansions/index.ts'
import { addExpansions } from '../rules.ts'
import { type FarQuestion, farAnswers } from './far-odds.ts'

// What is looked at may have expansions.
addExpansions(EXPANSIONS)

/** The entry of the worker: it answers bit by bit, and leaves a question as soon as another one comes. */
let latest = 0

addEventListener('message', ({ data }: MessageEvent<FarQuestion>) => {
  latest = data.id
  // Of what goes wrong here the page hears only if it is thrown, and a promise throws nothing.
  answer(data).catch(reportError)
})

async function answer(question: FarQuestion): Promise<void> {
  for (const part of farAnswers(question)) {
    postMessage(part)
    // Whatever was asked meanwhile is heard now.
    await new Promise((heard) => setTimeout(heard))
    if (question.id !== latest) return
  }
}
