import { fortland } from '../../../engine/fortland/index.ts'
import { answerGames } from '../../../players/at-work.ts'
import { reviewing } from './reviewing.ts'

// The entry of the worker in which a finished game is looked at once more.
answerGames(fortland, reviewing)
