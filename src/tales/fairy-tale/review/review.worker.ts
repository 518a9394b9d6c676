import { fairyTale } from '../../../engine/fairy-tale/index.ts'
import { takeInNewer } from '../../../engine/fairy-tale/newer/index.ts'
import { readGame } from '../../../engine/kernel/index.ts'
import { reviewing } from './reviewing.ts'

// What is looked at may have newer boxes.
takeInNewer()

/** The entry of the worker: it is given a game in writing, and answers step by step. Whoever no longer waits ends it. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  const read = readGame(fairyTale, data)
  if (!read.ok) throw new Error(`A game that was just written cannot be read: ${read.reason.code}.`)
  for (const review of reviewing(read.session)) postMessage(review)
})
