import { pickOne } from '../../../players/player.ts'
import { choicesFor, weighing } from './choice.ts'

/** It plays for the best board at the end of its turn, and looks no further. */
export const apprentice = weighing((state, luck) => pickOne(choicesFor(state, luck).slice(0, 1), luck))
