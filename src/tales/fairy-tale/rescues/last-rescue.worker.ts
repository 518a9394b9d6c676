import { EXPANSIONS } from '../../../engine/fairy-tale/expansions/index.ts'
import { answerGames } from '../../../players/at-work.ts'
import { addExpansions, fairyTale } from '../rules.ts'
import { lastRescue } from './last-rescue.ts'
import { rescueNotation } from './position.ts'

// What is looked at may have expansions.
addExpansions(EXPANSIONS)

// The entry of the worker that is given a lost game: where it could still be saved; null: nowhere.
answerGames(fairyTale, (session) => {
  const found = lastRescue(session)
  return [
    found && { turn: found.turn, position: rescueNotation(found.state), goal: found.goal, way: found.way },
  ]
})
