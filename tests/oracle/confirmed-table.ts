/** A seat by its index. */
export type Seat = number

/** Who sits down: the seats that people play, and which of them one person plays by the rules. */
interface Sitting {
  persons: readonly Seat[]
  isSamePerson(one: Seat, other: Seat): boolean
  /** True if the seat has not left the game. Absent: none has. */
  isPlaying?(seat: Seat): boolean
}

/** The question before a seat passes on: do all agree, or, in a game of one person, who takes the seat? */
export type AskedBefore = 'all' | 'who' | null

/**
 * An independent model of who may look at the screen: the seats that people play, and who has confirmed. It knows only presses and moves,
 * nothing drawn or stored.
 */
export class ConfirmedTable {
  readonly #persons: Set<Seat>
  readonly #isSameByRules: Sitting['isSamePerson']
  readonly #isPlaying: (seat: Seat) => boolean
  /** Seats of the person who played alone until another one joined. */
  readonly #together = new Set<Seat>()
  /** True while one person has played since the game began: there is no hand to hide. */
  #isOne: boolean
  /** The seat that has confirmed. */
  #looks: Seat | null = null
  /** The hand was turned face down. A single person's stays so until it is shown or the table is left. */
  #isTurnedAway = false

  constructor({ persons, isSamePerson, isPlaying = () => true }: Sitting) {
    this.#persons = new Set(persons)
    this.#isSameByRules = isSamePerson
    this.#isPlaying = isPlaying
    this.#isOne = persons.every((seat) => isSamePerson(persons[0] ?? seat, seat))
  }

  #isSamePerson(one: Seat, other: Seat): boolean {
    return (
      one === other ||
      this.#isSameByRules(one, other) ||
      (this.#together.has(one) && this.#together.has(other))
    )
  }

  /** The seats that people play. */
  persons(): readonly Seat[] {
    return [...this.#persons].sort((one, other) => one - other)
  }

  /** A player pressed "I am ...". */
  confirm(seat: Seat): void {
    this.#looks = seat
    this.#isTurnedAway = false
  }

  /** The person who may look hides the hand, or shows it again. */
  turnAway(on: boolean): void {
    this.#isTurnedAway = on
  }

  /** A move was made. The confirmation holds only while the same person is to act. */
  moved(toAct: Seat | null): void {
    const looks = this.#looks
    const isTheirs =
      looks !== null && toAct !== null && this.#persons.has(toAct) && this.#isSamePerson(looks, toAct)
    if (!isTheirs) this.goesBack()
  }

  /** Moves were undone, which voids the confirmation. */
  goesBack(): void {
    this.#looks = null
  }

  /** The table was left, or the page was loaded again. */
  shut(): void {
    this.#looks = null
    this.#isTurnedAway = false
  }

  /** True if one single person has played since the game began. */
  isAlone(): boolean {
    return this.#isOne
  }

  /** Returns the question before a seat passes to a person or to a bot. */
  asksBefore(seat: Seat, toPerson: boolean): AskedBefore {
    if (this.#isOne) return toPerson && this.persons().some(this.#isPlaying) ? 'who' : null
    return this.#looks !== null && this.#isSamePerson(this.#looks, seat) ? null : 'all'
  }

  /** A seat was given to a bot or taken over. All confirmations end, and a seat that was taken over belongs to one person alone. */
  handedOver(seat: Seat, toPerson: boolean): void {
    if (toPerson) this.#persons.add(seat)
    else this.#persons.delete(seat)
    this.#together.delete(seat)
    this.goesBack()
  }

  /** Another person takes a seat: the one who was alone keeps all other seats of people. */
  joins(seat: Seat): void {
    if (!this.#isOne) return
    this.#isOne = false
    for (const own of this.#persons) if (own !== seat) this.#together.add(own)
  }

  /** Returns the seats with hands that the screen may show; empty if only public information may be shown. */
  mayLook(): readonly Seat[] {
    if (this.#isTurnedAway) return []
    if (this.#isOne) return this.persons()
    const looks = this.#looks
    return looks === null ? [] : this.persons().filter((seat) => this.#isSamePerson(looks, seat))
  }
}
