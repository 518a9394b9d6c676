import { EXPANSIONS } from '../../../engine/fairy-tale/expansions/index.ts'
import { serveReviews } from '../../../players/bot-worker.ts'
import { addExpansions, fairyTale } from '../rules.ts'
import { reviewing } from './review-game.ts'

// The game may have expansions.
addExpansions(EXPANSIONS)

// The entry of the worker that reviews a finished game.
serveReviews(fairyTale, reviewing)
