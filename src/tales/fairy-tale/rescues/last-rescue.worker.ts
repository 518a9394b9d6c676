import { fairyTale } from '../../../engine/fairy-tale/index.ts'
import { takeInNewer } from '../../../engine/fairy-tale/newer/index.ts'
import { readGame } from '../../../engine/kernel/index.ts'
import { lastRescue } from './last-rescue.ts'
import { rescueNotation } from './position.ts'

// What is looked at may have newer boxes.
takeInNewer()

/** The entry of the worker: it is given a lost game in writing, and answers where it could still be saved; null: nowhere. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  const read = readGame(fairyTale, data)
  if (!read.ok) throw new Error(`A game that was just written cannot be read: ${read.reason.code}.`)
  const found = lastRescue(read.session)
  postMessage(
    found && { turn: found.turn, position: rescueNotation(found.state), goal: found.goal, way: found.way },
  )
})
