/** A seat by its index. */
export type Seat = number

/** One line of the table: who confirmed, and after how many moves. */
export interface Confirmation {
  readonly seat: Seat
  readonly since: number
}

/** Who sits down: the seats that people play, and which of them one person plays by the rules. */
interface Sitting {
  persons: readonly Seat[]
  isSamePerson(one: Seat, other: Seat): boolean
}

/**
 * Who may look at the screen, kept apart from the program: which seats people play since when, and who confirmed what
 * and when. It hears of presses and moves alone, and knows nothing of what is drawn.
 */
export class ConfirmedTable {
  /** After how many moves a person took each seat that a person plays. */
  readonly humanSince = new Map<Seat, number>()
  /** Everybody who has confirmed, in order. */
  readonly confirmations: Confirmation[] = []
  readonly #isSamePerson: Sitting['isSamePerson']
  /** One single person plays since the game began: there is nobody to hide from. */
  readonly #isOne: boolean
  #looks: Confirmation | null = null

  constructor({ persons, isSamePerson }: Sitting) {
    for (const seat of persons) this.humanSince.set(seat, 0)
    this.#isSamePerson = isSamePerson
    this.#isOne = persons.every((seat) => isSamePerson(persons[0] ?? seat, seat))
  }

  /** Somebody pressed "I am ...". */
  confirm(seat: Seat, since: number): void {
    this.#looks = { seat, since }
    this.confirmations.push(this.#looks)
  }

  /** A move was made or taken back. Whoever has confirmed looks on only while it is for the same person to act. */
  moved(toAct: Seat | null): void {
    const looks = this.#looks
    const isTheirs =
      looks && toAct !== null && this.humanSince.has(toAct) && this.#isSamePerson(looks.seat, toAct)
    if (!isTheirs) this.#looks = null
  }

  /** A seat was given to a bot, or taken over: nobody has confirmed any more. */
  handedOver(seat: Seat, toPerson: boolean, at: number): void {
    if (toPerson) this.humanSince.set(seat, at)
    else this.humanSince.delete(seat)
    this.#looks = null
  }

  /** The table was left, or the page loaded again. */
  left(): void {
    this.#looks = null
  }

  /** The seats whose hands the screen may show; none: only what lies open to all. */
  mayLook(): readonly Seat[] {
    if (this.#isOne) return [...this.humanSince.keys()]
    return this.#looks ? [this.#looks.seat] : []
  }
}
