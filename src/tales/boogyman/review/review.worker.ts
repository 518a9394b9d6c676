import { boogyman } from '../../../engine/boogyman/index.ts'
import { serveReviews } from '../../../players/bot-worker.ts'
import { reviewing } from './review-game.ts'

// Entry of the worker that reviews a finished duel.
serveReviews(boogyman, reviewing)
