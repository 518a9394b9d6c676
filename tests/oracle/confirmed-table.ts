/** A seat by its index. */
export type Seat = number

/** Who sits down: the seats that people play, and which of them one person plays by the rules. */
interface Sitting {
  persons: readonly Seat[]
  isSamePerson(one: Seat, other: Seat): boolean
  /** True if the seat has not left the game. Absent: none has. */
  isPlaying?(seat: Seat): boolean
}

/** What must be asked before a seat passes on: whether all agree, or, of a single person, who takes it. */
export type AskedBefore = 'all' | 'who' | null

/**
 * Who may look at the screen, kept apart from the program: which seats people play, and who has confirmed. It hears of
 * presses and moves alone, and knows nothing of what is drawn or stored.
 */
export class ConfirmedTable {
  readonly #persons: Set<Seat>
  readonly #isSameByRules: Sitting['isSamePerson']
  readonly #isPlaying: (seat: Seat) => boolean
  /** Seats of the person who was alone until another one came. */
  readonly #together = new Set<Seat>()
  /** One single person plays since the game began: there is nobody to hide from. */
  #isOne: boolean
  /** The seat whose owner has confirmed. */
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

  /** Somebody pressed "I am ...". */
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

  /** What must be asked before a seat passes to a person or to a bot. */
  asksBefore(seat: Seat, toPerson: boolean): AskedBefore {
    if (this.#isOne) return toPerson && this.persons().some(this.#isPlaying) ? 'who' : null
    return this.#looks !== null && this.#isSamePerson(this.#looks, seat) ? null : 'all'
  }

  /** A seat was given to a bot, or taken over: nobody has confirmed any more, and a seat that was taken is one by itself. */
  handedOver(seat: Seat, toPerson: boolean): void {
    if (toPerson) this.#persons.add(seat)
    else this.#persons.delete(seat)
    this.#together.delete(seat)
    this.goesBack()
  }

  /** Another person comes to a seat: the one who was alone keeps all seats that people play. */
  joins(seat: Seat): void {
    if (!this.#isOne) return
    this.#isOne = false
    for (const own of this.#persons) if (own !== seat) this.#together.add(own)
  }

  /** The seats whose hands the screen may show; none: only what lies open to all. */
  mayLook(): readonly Seat[] {
    if (this.#isTurnedAway) return []
    if (this.#isOne) return this.persons()
    const looks = this.#looks
    return looks === null ? [] : this.persons().filter((seat) => this.#isSamePerson(looks, seat))
  }
}
