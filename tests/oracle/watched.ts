import type { State } from '../../src/engine/citadel/index.ts'
import { STORAGE_KEYS } from '../../src/tales/citadel/game.ts'
import type { Card } from '../citadel/known.ts'
import { Reader } from '../citadel/page-reader.ts'
import { toldBy } from '../citadel/told-by-page.ts'
import type { ConfirmedTable, Seat } from './confirmed-table.ts'
import { Knowledge } from './knowledge.ts'

/** The state after a move, and every state shown on the way. */
interface TrueMove {
  readonly after: State
  readonly frames: readonly { readonly state: State }[]
}

/** Returns what the browser stores for the app, except the journal of a game that is not saved yet: it may hold a secret. */
const storedWords = (): string =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage).map((key) => [key, storage.getItem(key)] as const))
    .filter(([key]) => key !== STORAGE_KEYS.unsaved)
    .flat()
    .join('\n')

/** Returns the text of fields, of the address and of the history, which the text of the page does not include. */
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

/** A link to a game is compressed: cards cannot be read in its letters. */
const withoutLink = (hash: string): string => hash.replace(/\/link\/.*/, '/link/')

/** Reads everything that a page shows, however briefly, and finds cards that the person at the screen may not know. */
export class Watched {
  readonly knowledge = new Knowledge()
  readonly #table: ConfirmedTable
  readonly #reader = new Reader()
  readonly #found: string[] = []
  /** The seats that could look when the page was read as a whole. */
  #lookedAt: string | null = null
  reads = 0
  /** Most cards named at once, as proof that the reader finds cards at all. */
  most = 0

  constructor(table: ConfirmedTable, first: State) {
    this.#table = table
    this.knowledge.learn(first)
  }

  /** Changes who may look. What the page showed until now was for the earlier viewers. */
  changes(done: string, how: (table: ConfirmedTable) => void): void {
    this.#readChanged(done)
    how(this.#table)
  }

  /** Learns moves in order: what they showed, and who acts after each. */
  learn(moves: readonly TrueMove[], toAct: (state: State) => Seat | null): void {
    this.changes('a move is made', (table) => {
      for (const { after, frames } of moves) {
        for (const { state } of frames) this.knowledge.learn(state)
        this.knowledge.learn(after)
        table.moved(toAct(after))
      }
    })
  }

  /** Reads the page now. {@link assertSecret} throws later for what is found. */
  look(done: string): void {
    const seats = this.#table.mayLook()
    this.#readChanged(done)
    if (seats.join() !== this.#lookedAt) this.#check(this.#reader.whole(), seats, done)
    this.#lookedAt = seats.join()
    this.#check(wordsBeside(), seats, done)
    this.#check(storedWords(), [], `${done} (storage)`)
    this.reads += 1
  }

  /** Throws if the page shows, or has shown since the last call, a card that its viewers could not know. */
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
