import { fortress } from '../../../engine/fortress/index.ts'
import { answerGames } from '../../../players/at-work.ts'
import { reviewing } from './reviewing.ts'

// The entry of the worker in which a finished siege is looked at once more.
answerGames(fortress, reviewing)
