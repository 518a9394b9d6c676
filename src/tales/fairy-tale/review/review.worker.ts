import { EXPANSIONS } from '../../../engine/fairy-tale/expansions/index.ts'
import { answerGames } from '../../../players/at-work.ts'
import { addExpansions, fairyTale } from '../rules.ts'
import { reviewing } from './reviewing.ts'

// What is looked at may have expansions.
addExpansions(EXPANSIONS)

// The entry of the worker in which a finished game is looked at once more.
answerGames(fairyTale, reviewing)
