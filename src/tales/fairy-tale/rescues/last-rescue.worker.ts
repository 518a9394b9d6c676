import { EXPANSIONS } from '../../../engine/fairy-tale/expansions/index.ts'
import { serveReviews } from '../../../players/bot-worker.ts'
import { addExpansions, fairyTale } from '../rules.ts'
import { lastRescue } from './last-rescue.ts'
import { rescueNotation } from './position.ts'

// The game may have expansions.
addExpansions(EXPANSIONS)

// The entry of the worker that finds the last rescue of a lost game, or null.
serveReviews(fairyTale, (session) => {
  const found = lastRescue(session)
  return [
    found && { turn: found.turn, position: rescueNotation(found.state), goal: found.goal, way: found.way },
  ]
})
