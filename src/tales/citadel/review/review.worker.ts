import { citadel } from '../../../engine/citadel/index.ts'
import { answerGames } from '../../../players/at-work.ts'
import { reviewing } from './reviewing.ts'

// The entry of the worker in which a finished game is looked at once more.
answerGames(citadel, reviewing)
