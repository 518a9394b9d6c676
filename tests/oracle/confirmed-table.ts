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
  readonly #isSameByRules: Sitting['isSamePerson']
  /** Seats of the person who was alone until another one came. */
  readonly #together = new Set<Seat>()
  /** One single person plays since the game began: there is nobody to hide from. */
  #isOne: boolean
  #looks: Confirmation | null = null
  /** Whoever may look has turned the hand away. */
  #isTurnedAway = false

  constructor({ persons, isSamePerson }: Sitting) {
    for (const seat of persons) this.humanSince.set(seat, 0)
    this.#isSameByRules = isSamePerson
    this.#isOne = persons.every((seat) => isSamePerson(persons[0] ?? seat, seat))
  }

  #isSamePerson(one: Seat, other: Seat): boolean {
    return (
      one === other ||
      this.#isSameByRules(one, other) ||
      (this.#together.has(one) && this.#together.has(other))
    )
  }

  /** Somebody pressed "I am ...". */
  confirm(seat: Seat, since: number): void {
    this.#looks = { seat, since }
    this.confirmations.push(this.#looks)
  }

  /** Whoever may look hides the hand, so that nobody else sees it, or shows it again. */
  turnAway(on: boolean): void {
    this.#isTurnedAway = on
  }

  /** A move was made. Whoever has confirmed looks on only while it is for the same person to act. */
  moved(toAct: Seat | null): void {
    const looks = this.#looks
    const isTheirs =
      looks && toAct !== null && this.humanSince.has(toAct) && this.#isSamePerson(looks.seat, toAct)
    if (!isTheirs) this.shut()
  }

  /** Moves were taken back, the table was left, or the page was loaded again. */
  shut(): void {
    this.#looks = null
    this.#isTurnedAway = false
  }

  /** A seat was given to a bot, or taken over: nobody has confirmed any more, and a seat that was taken is one by itself. */
  handedOver(seat: Seat, toPerson: boolean, at: number): void {
    if (toPerson) this.humanSince.set(seat, at)
    else this.humanSince.delete(seat)
    this.#together.delete(seat)
    this.shut()
  }

  /** Another person comes to a seat: whoever was alone keeps all seats that people play. */
  joins(seat: Seat): void {
    if (!this.#isOne) return
    this.#isOne = false
    for (const own of this.humanSince.keys()) if (own !== seat) this.#together.add(own)
  }

  /** The seats whose hands the screen may show; none: only what lies open to all. */
  mayLook(): readonly Seat[] {
    if (this.#isTurnedAway) return []
    const all = [...this.humanSince.keys()]
    if (this.#isOne) return all
    const looks = this.#looks
    return looks ? all.filter((seat) => this.#isSamePerson(looks.seat, seat)) : []
  }
}
