import { fortland } from '../../../engine/fortland/index.ts'
import { serveReviews } from '../../../players/bot-worker.ts'
import { reviewing } from './review-game.ts'

// Entry point of the worker that reviews a finished game.
serveReviews(fortland, reviewing)
