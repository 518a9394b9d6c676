import { choicesFor, weighing } from './choice.ts'
import { oneOf } from './player.ts'

/** It plays for the best board at the end of its turn, and looks no further. */
export const apprentice = weighing((state, luck) => oneOf(choicesFor(state, luck).slice(0, 1), luck))
