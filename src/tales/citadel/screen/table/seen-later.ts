/** What nobody sees of the table in its first moment, in one file: the hint, and what is told of a card in hand. */
export { Hint } from '../hints/Hint.tsx'
export { HeldWords } from './HeldWords.tsx'
