import { fortress } from '../../../engine/fortress/index.ts'
import { readGame } from '../../../engine/kernel/index.ts'
import { reviewing } from './reviewing.ts'

/** The entry of the worker: it is given a siege in writing, and answers step by step. Whoever no longer waits ends it. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  const read = readGame(fortress, data)
  if (!read.ok) throw new Error(`A game that was just written cannot be read: ${read.reason.code}.`)
  for (const review of reviewing(read.session)) postMessage(review)
})
