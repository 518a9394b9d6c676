/** What is worth most from a stand of a column on, as lists: so that many can be kept, one after another, for nothing. */
interface Listed {
  readonly worth: Float64Array
  /** Who is sent next for it: the place of a kind, or NOBODY. */
  readonly next: Int8Array
}

/** Nobody is sent any more. */
export const NOBODY = -1

/** No column does it. */
export const NEVER = Number.NEGATIVE_INFINITY

const ROOM = 2 ** 16

const listed = (): Listed => ({ worth: new Float64Array(ROOM), next: new Int8Array(ROOM) })

/** No search keeps more stands than this, so that there is always room for another. */
const MOST_STANDS = 60_000

/**
 * The stands that a search has been to, by their keys. Page and Captain search thousands of times in a turn: this
 * memory is made once and used again, and a search begins by calling all that was kept before it old.
 */
export class Stands {
  readonly best = listed()
  readonly clearing = listed()
  readonly sparing = listed()
  readonly #keys = new Float64Array(ROOM)
  readonly #searches = new Uint32Array(ROOM)
  #search = 0
  #size = 0

  /** Forgets all. */
  begin(): void {
    this.#search += 1
    this.#size = 0
  }

  get isFull(): boolean {
    return this.#size > MOST_STANDS
  }

  /** Where a stand is kept, or would be. */
  placeOf(key: number): number {
    let place = key % ROOM
    while (this.#searches[place] === this.#search && this.#keys[place] !== key) place = (place + 1) % ROOM
    return place
  }

  has(place: number): boolean {
    return this.#searches[place] === this.#search
  }

  keep(key: number): number {
    const place = this.placeOf(key)
    this.#keys[place] = key
    this.#searches[place] = this.#search
    this.#size += 1
    return place
  }
}
