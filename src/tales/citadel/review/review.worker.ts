import { citadel } from '../../../engine/citadel/index.ts'
import { serveReviews } from '../../../players/bot-worker.ts'
import { reviewing } from './review-game.ts'

// Entry of the worker that reviews a finished game.
serveReviews(citadel, reviewing)
