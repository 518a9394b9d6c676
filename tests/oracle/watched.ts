import type { State } from '../../src/engine/citadel/index.ts'
import type { Card } from '../citadel/known.ts'
import { Reader, toldBy } from '../citadel/told-by-page.ts'
import type { ConfirmedTable, Seat } from './confirmed-table.ts'
import { Knowledge } from './knowledge.ts'

/** A position after a move, with all that lay open on the way. */
interface TrueMove {
  readonly after: State
  readonly frames: readonly { readonly state: State }[]
}

/** What is kept in the browser beside the log of the game, which alone may hold a secret. */
function storedWords(): string {
  const texts = [localStorage, sessionStorage].flatMap((storage) =>
    Object.keys(storage).map((key) => `${key} ${storage.getItem(key) ?? ''}`),
  )
  return texts.filter((text) => !text.includes('"actions":')).join('\n')
}

/** What stands in fields: it is no part of the page's text. */
const typedWords = (): string =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .map(({ value }) => value)
    .join('\n')

/** Reads all that a page tells, at every step, and finds cards that nobody before the screen may know. */
export class Watched {
  readonly knowledge = new Knowledge()
  readonly #table: ConfirmedTable
  readonly #reader = new Reader()
  #lookedAt: string | null = null
  reads = 0
  /** Most cards that were named at once: reading that finds nothing proves nothing. */
  most = 0

  constructor(table: ConfirmedTable, first: State) {
    this.#table = table
    this.knowledge.learn(first)
  }

  /** Moves that were made, in their order: what they showed, and who is to act after each. */
  learn(moves: readonly TrueMove[], toAct: (state: State) => Seat | null): void {
    for (const { after, frames } of moves) {
      for (const { state } of frames) this.knowledge.learn(state)
      this.knowledge.learn(after)
      this.#table.moved(toAct(after))
    }
  }

  /** Throws if the page tells of a card that whoever may look cannot know. */
  assertSecret(done: string): void {
    const seats = this.#table.mayLook()
    const key = seats.join()
    const text = key === this.#lookedAt ? this.#reader.changed() : this.#reader.whole()
    this.#lookedAt = key
    this.reads += 1
    this.most = Math.max(this.most, this.#check(`${text}\n${typedWords()}`, seats, done))
    this.#check(storedWords(), [], `${done} (storage)`)
  }

  #check(text: string, seats: readonly Seat[], done: string): number {
    const told: ReadonlySet<Card> = toldBy(text)
    const known = this.knowledge.of(seats)
    const secrets = [...told].filter((card) => !known.has(card))
    if (secrets.length > 0) throw new Error(`${done}: seats [${seats}] may look, and are told of ${secrets}.`)
    return told.size
  }
}
