/** The best values and moves of search states, as flat arrays that need no allocation. */
interface Listed {
  readonly worth: Float64Array
  /** The index of the next kind to send, or the constant for none. */
  readonly next: Int8Array
}

/** The index for sending no further creature. */
export const NOBODY = -1

/** The value if no column achieves the goal. */
export const NEVER = Number.NEGATIVE_INFINITY

const ROOM = 2 ** 16

const listed = (): Listed => ({ worth: new Float64Array(ROOM), next: new Int8Array(ROOM) })

/** Limit of stored states. Below the capacity, so that a free slot always exists. */
const MOST_STANDS = 60_000

/**
 * The memory of a search, by state key. Page and Captain search thousands of times in a turn, so the arrays are reused. A new search marks
 * all earlier entries as outdated.
 */
export class Stands {
  readonly best = listed()
  readonly clearing = listed()
  readonly sparing = listed()
  readonly #keys = new Float64Array(ROOM)
  readonly #searches = new Uint32Array(ROOM)
  #search = 0
  #size = 0

  /** Outdates all entries. */
  begin(): void {
    this.#search += 1
    this.#size = 0
  }

  get isFull(): boolean {
    return this.#size > MOST_STANDS
  }

  /** Returns the slot of a key, whether used or free. */
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
