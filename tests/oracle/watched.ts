import type { State } from '../../src/engine/citadel/index.ts'
import { STORAGE_KEYS } from '../../src/tales/citadel/game.ts'
import type { Card } from '../citadel/known.ts'
import { Reader } from '../citadel/page-reader.ts'
import { toldBy } from '../citadel/told-by-page.ts'
import type { ConfirmedTable, Seat } from './confirmed-table.ts'
import { Knowledge } from './knowledge.ts'

/** A position after a move, with all that lay open on the way. */
interface TrueMove {
  readonly after: State
  readonly frames: readonly { readonly state: State }[]
}

/** What the browser keeps for the house, but for the log of a game that is not saved yet: that may hold a secret. */
const storedWords = (): string =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage).map((key) => [key, storage.getItem(key)] as const))
    .filter(([key]) => key !== STORAGE_KEYS.unsaved)
    .flat()
    .join('\n')

/** What stands in fields, in the address and in the history: it is no part of the page's text. */
const wordsBeside = (): string =>
  [
    ...[...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
      ({ value }) => value,
    ),
    withoutLink(location.hash),
    JSON.stringify(history.state),
    document.cookie,
    window.name,
  ].join('\n')

/** A link to a game is packed: what letters come in it says nothing. */
const withoutLink = (hash: string): string => hash.replace(/\/link\/.*/, '/link/')

/** Reads all that a page tells, also what is gone again at once, and finds cards that nobody before the screen may know. */
export class Watched {
  readonly knowledge = new Knowledge()
  readonly #table: ConfirmedTable
  readonly #reader = new Reader()
  readonly #found: string[] = []
  /** The seats that could look when the page was read as a whole. */
  #lookedAt: string | null = null
  reads = 0
  /** Most cards that were named at once: reading that finds nothing proves nothing. */
  most = 0

  constructor(table: ConfirmedTable, first: State) {
    this.#table = table
    this.knowledge.learn(first)
  }

  /** Something changes who may look: what came into the page until now was for those who could look until now. */
  changes(done: string, how: (table: ConfirmedTable) => void): void {
    this.#readChanged(done)
    how(this.#table)
  }

  /** Moves that were made, in their order: what they showed, and who is to act after each. */
  learn(moves: readonly TrueMove[], toAct: (state: State) => Seat | null): void {
    this.changes('a move is made', (table) => {
      for (const { after, frames } of moves) {
        for (const { state } of frames) this.knowledge.learn(state)
        this.knowledge.learn(after)
        table.moved(toAct(after))
      }
    })
  }

  /** Reads the page as it stands. What is found is thrown later by {@link assertSecret}. */
  look(done: string): void {
    const seats = this.#table.mayLook()
    this.#readChanged(done)
    if (seats.join() !== this.#lookedAt) this.#check(this.#reader.whole(), seats, done)
    this.#lookedAt = seats.join()
    this.#check(wordsBeside(), seats, done)
    this.#check(storedWords(), [], `${done} (storage)`)
    this.reads += 1
  }

  /** Throws if the page tells, or has told since the last time, of a card that nobody before it could know. */
  assertSecret(done: string): void {
    this.look(done)
    const [found] = this.#found.splice(0)
    if (found) throw new Error(found)
  }

  #readChanged(done: string): void {
    this.#check(this.#reader.changed(), this.#table.mayLook(), done)
  }

  #check(text: string, seats: readonly Seat[], done: string): void {
    const told: ReadonlySet<Card> = toldBy(text)
    const known = this.knowledge.of(seats)
    const secrets = [...told].filter((card) => !known.has(card))
    this.most = Math.max(this.most, told.size)
    if (secrets.length > 0)
      this.#found.push(`${done}: seats [${seats}] may look, and are told of ${secrets}.`)
  }
}
