/** Rescues of the duel: a turn in which it can be won, and the proof that it can. The book of them is `book.ts`. */
export { type LastWin, lastWin } from './last-win.ts'
export { prove } from './prove.ts'
