import { boogyman } from '../../../engine/boogyman/index.ts'
import { answerGames } from '../../../players/at-work.ts'
import { reviewing } from './reviewing.ts'

// The entry of the worker in which a finished duel is looked at once more.
answerGames(boogyman, reviewing)
