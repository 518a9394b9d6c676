/** Rescues of the duel: turns that can be won, and the proof of it. The book itself is `book.ts`. */
export { type LastWin, lastWin } from './last-win.ts'
export { prove } from './prove.ts'
