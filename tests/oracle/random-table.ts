import { act } from '@testing-library/react'
import {
  type Action,
  type Citadel,
  citadel,
  type Event,
  isSamePerson,
  type State,
} from '../../src/engine/citadel/index.ts'
import { type Chance, randomState, seededChance } from '../../src/engine/kernel/index.ts'
import { writeLink } from '../../src/sharing/link.ts'
import { keptGames } from '../../src/store/kept/this-browser.ts'
import { actor, page as pageBot } from '../../src/tales/citadel/bots/index.ts'
import type { Leaders } from '../../src/tales/citadel/leaders.ts'
import { useGame } from '../../src/tales/citadel/table.ts'
import { randomPlayer } from '../citadel/random-play.ts'
import { toldBy } from '../citadel/told-by-page.ts'
import { goTo } from '../support/go-to.ts'
import { ConfirmedTable, type Seat } from './confirmed-table.ts'
import { buttonNamed, type OpenPage, open, press, seatsOfPersons, sitDown, trueMoves } from './page.tsx'
import { Watched } from './watched.ts'

/** What was done at the tables of a run. */
export interface Tally {
  steps: number
  reads: number
  most: number
  confirmed: number
  controllers: number
  resigned: number
  undone: number
  redone: number
  agreed: number
  joined: number
  reloaded: number
  lists: number
  left: number
  hidden: number
  hints: number
  albums: number
  links: number
  over: number
}

export const nothingYet = (): Tally => ({
  steps: 0,
  reads: 0,
  most: 0,
  confirmed: 0,
  controllers: 0,
  resigned: 0,
  undone: 0,
  redone: 0,
  agreed: 0,
  joined: 0,
  reloaded: 0,
  lists: 0,
  left: 0,
  hidden: 0,
  hints: 0,
  albums: 0,
  links: 0,
  over: 0,
})

/** What is taken back only if all agree [C 32]. */
const FINAL = new Set<Event['type']>(['resigned', 'turn', 'revealed', 'event', 'drew', 'influence'])

const SEAT_NAMES = ['the Cross', 'the Lion', 'the Lily', 'the Moon', 'the Tower']

const toAct = (state: State): Seat | null => (state.phase === 'over' ? null : actor(state))

const withoutPiles = (position: string): string =>
  position
    .split(/\n| \| /)
    .filter((line) => !/^(pile|influence-pile) /.test(line))
    .join('\n')

/** What people at a table may do besides playing; `weight` of all that is done between two moves. */
const PRANKS = {
  controllers: 5,
  undo: 5,
  redo: 3,
  agree: 3,
  reload: 1,
  list: 1,
  leave: 1,
  hint: 3,
  album: 1,
  dialogs: 2,
  link: 1,
  resign: 1,
  hide: 3,
  play: 26,
} as const

type Prank = keyof typeof PRANKS

/** One random game at the real table, watched at every step. */
export class RandomTable {
  readonly #tally: Tally
  readonly #luck: Chance
  readonly #pick: ReturnType<typeof randomPlayer>
  readonly #table: ConfirmedTable
  readonly #watched: Watched
  readonly #page: OpenPage
  #moves = 0
  #persons: readonly Seat[]

  private constructor(tally: Tally, seed: number, persons: readonly Seat[], page: OpenPage) {
    const { state } = trueMoves()
    this.#tally = tally
    this.#luck = seededChance({ random: randomState(seed) })
    this.#pick = randomPlayer(seed)
    this.#persons = persons
    this.#table = new ConfirmedTable({
      persons,
      isSamePerson: (one, other) => isSamePerson(state, one, other),
    })
    this.#watched = new Watched(this.#table, state)
    this.#page = page
  }

  static async open(
    tally: Tally,
    { config, seed, leaders }: { config: Citadel['Config']; seed: number; leaders: Leaders },
  ): Promise<RandomTable> {
    const page = await sitDown(config, seed, leaders)
    return new RandomTable(tally, seed, seatsOfPersons(trueMoves().state), page)
  }

  /** Plays to the end of the game, or for so many steps. */
  async play(steps: number): Promise<void> {
    try {
      this.#look('the table opens')
      for (let done = 0; done < steps && trueMoves().state.phase !== 'over'; done++) await this.#step()
      if (trueMoves().state.phase === 'over') this.#tally.over += 1
      await this.#lookIntoKept()
    } finally {
      this.#tally.reads += this.#watched.reads
      this.#tally.most = Math.max(this.#tally.most, this.#watched.most)
      this.#page.leave()
    }
  }

  async #step(): Promise<void> {
    this.#tally.steps += 1
    const isShut = this.#awaited() !== null
    const prank = this.#prank()
    if (prank !== 'play') await this.#does(prank)
    else if (isShut) this.#passGate()
    else this.#move()
  }

  #prank(): Prank {
    const all = Object.entries(PRANKS) as [Prank, number][]
    const lots = all.flatMap(([prank, weight]) => Array.from({ length: weight }, () => prank))
    return lots[this.#luck.draw(lots.length)] ?? 'play'
  }

  /** Takes in what has happened since, and reads the page. */
  #look(done: string): void {
    const { state, moves } = trueMoves()
    const persons = seatsOfPersons(state)
    const changed = [...state.seats.keys()].filter(
      (seat) => persons.includes(seat) !== this.#persons.includes(seat),
    )
    if (moves.length > this.#moves) this.#watched.learn(moves.slice(this.#moves), toAct)
    else if (moves.length < this.#moves) this.#table.shut()
    for (const seat of changed) {
      this.#table.handedOver(seat, persons.includes(seat), moves.length)
      this.#tally.controllers += 1
    }
    this.#moves = moves.length
    this.#persons = persons
    if (state.phase !== 'over') this.#watched.assertSecret(`${done}, after move ${moves.length}`)
  }

  /** The seat whose word the page waits for. */
  #awaited(): Seat | null {
    const seat = SEAT_NAMES.findIndex((name) => buttonNamed(`I am ${name}`))
    return seat < 0 ? null : seat
  }

  #press(name: RegExp | string): boolean {
    const isThere = press(name)
    if (isThere) this.#look(`"${name}" was pressed`)
    return isThere
  }

  #passGate(): void {
    if (this.#luck.draw(3) === 0 && this.#press('Look at the board')) {
      if (this.#luck.draw(2) === 0) this.#handOver()
      this.#press('Back to the gate')
    }
    const seat = this.#awaited()
    if (seat === null) return
    press(`I am ${SEAT_NAMES[seat]}`)
    this.#table.confirm(seat, this.#moves)
    this.#tally.confirmed += 1
    this.#look(`seat ${seat} confirmed`)
  }

  #move(): void {
    const { state } = trueMoves()
    const action: Action =
      this.#luck.draw(2) === 0 ? pageBot(state, this.#luck) : this.#pick(citadel.list(state))
    const named = { reveal: 'Turn up a card', end: 'End turn', stop: 'I have enough plots' } as const
    const name = action.type in named ? named[action.type as keyof typeof named] : null
    if (name && this.#press(name)) return
    act(() => void useGame.getState().act(action))
    this.#look(`${action.type} was done`)
  }

  async #does(prank: Exclude<Prank, 'play'>): Promise<void> {
    const pranks: Record<typeof prank, () => void | Promise<void>> = {
      controllers: () => this.#handOver(),
      undo: () => this.#undo(false),
      redo: () => this.#redo(),
      reload: () => this.#reload(),
      list: () => this.#lookIntoKept(),
      agree: () => this.#undo(true),
      leave: () => this.#leave(),
      hint: () => this.#hint(),
      album: () => this.#album(),
      dialogs: () => this.#dialogs(),
      link: () => this.#link(),
      resign: () => this.#resign(),
      hide: () => this.#hide(),
    }
    await pranks[prank]()
  }

  /** Gives any seat to a bot, or takes it over, by the buttons beside its name. */
  #handOver(): void {
    const seat = this.#luck.draw(trueMoves().state.seats.length)
    const name = SEAT_NAMES[seat] ?? ''
    if (!this.#press(`Take over ${name}`) && this.#press(`Let a computer player lead ${name}`))
      this.#press(`Let the Page lead ${name}`)
    this.#sayWho(seat)
    // Where others must agree, they do, or do not.
    if (this.#luck.draw(3) > 0) this.#press('We all agree')
    this.#press('Leave it so')
  }

  /** A single person is asked who takes a seat: the same one, another, or nobody. */
  #sayWho(seat: Seat): void {
    const answer = ['I do, too', 'Another player', 'Nobody new'][this.#luck.draw(3)] ?? ''
    if (answer !== 'Another player') this.#press(answer)
    else if (press(answer)) {
      this.#table.joins(seat)
      this.#tally.joined += 1
      this.#look('another player comes')
    }
  }

  #redo(): void {
    if (this.#press('Do it again')) this.#tally.redone += 1
  }

  /** The page is loaded again: what was kept is read, and nobody before it has confirmed. */
  async #reload(): Promise<void> {
    if (trueMoves().state.phase === 'over') return
    await this.#page.reload()
    this.#table.shut()
    this.#look('the page was loaded again')
    this.#tally.reloaded += 1
  }

  #undo(agrees: boolean): void {
    const { moves } = trueMoves()
    if (!this.#press('Undo')) return
    const isAsked = buttonNamed('We all agree') !== null
    if (isAsked) this.#press(agrees ? 'We all agree' : 'Leave it so')
    const gone = moves.slice(trueMoves().moves.length)
    if (gone.length === 0) return
    this.#tally[isAsked ? 'agreed' : 'undone'] += 1
    const closed = gone
      .flatMap(({ frames }) => frames.map(({ event }) => event.type))
      .filter((type) => FINAL.has(type))
    if (!isAsked && closed.length > 0) throw new Error(`Nobody was asked, and undo took back: ${closed}.`)
  }

  #resign(): void {
    // One who is left has won.
    if (trueMoves().state.seats.filter(({ out }) => !out).length < 3) return
    open('give-up')
    this.#look('giving up is asked about')
    if (this.#press('Give up')) this.#tally.resigned += 1
    else this.#press('Play on')
  }

  #hide(): void {
    for (const [name, isAway] of [
      ['Hide my cards', true],
      ['Show my cards', false],
    ] as const)
      if (press(name)) {
        this.#table.turnAway(isAway)
        this.#tally.hidden += 1
        this.#look(`"${name}" was pressed`)
        return
      }
    this.#press('Look at my cards')
    if (this.#luck.draw(2) === 0) this.#press('Not now')
  }

  /** Somebody opens the link to this game while it goes on. */
  async #link(): Promise<void> {
    const { session } = useGame.getState()
    if (!session) return
    const link = await writeLink(citadel, session, 'whole')
    await goTo(`/citadel/link/${link}`)
    this.#look('the link is open')
    this.#press('Look at it')
    this.#press('Not now')
    await goTo('/citadel')
    this.#look('the link is shut')
    this.#tally.links += 1
  }

  #dialogs(): void {
    for (const dialog of ['settings', 'keys', 'send'] as const) {
      open(dialog)
      this.#look(`${dialog} is open`)
      this.#press('Close')
    }
  }

  async #hint(): Promise<void> {
    if (!this.#press('What would you do?')) return
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
    this.#look('a hint is told')
    if (this.#press('Put the hint away')) this.#tally.hints += 1
  }

  /** To another page of the house and back: whoever comes back has confirmed nothing. */
  async #leave(): Promise<void> {
    const pages = ['/', '/tales']
    await goTo(pages[this.#luck.draw(pages.length)] ?? '/')
    this.#table.shut()
    this.#look('the table was left')
    await goTo('/citadel')
    this.#look('the table is there again')
    this.#tally.left += 1
  }

  async #album(): Promise<void> {
    await goTo('/citadel/album')
    this.#look('the album is open')
    for (const name of [/^(The )?[Ff]irst/, /[Nn]ext/, /[Bb]ack/]) this.#press(name)
    await goTo('/citadel')
    this.#look('the album is shut')
    this.#tally.albums += 1
  }

  /** What the list of games is told of this one lies open to all. */
  async #lookIntoKept(): Promise<void> {
    if (trueMoves().state.phase === 'over') return
    const id = useGame.getState().kept?.id
    const lines = (await keptGames.lines()).filter((line) => line.id === id)
    if (lines.length === 0) throw new Error('The list of games does not know this one.')
    // What may lie in the piles is all that nobody sees.
    const told = toldBy(
      lines.map((line) => JSON.stringify({ ...line, position: withoutPiles(line.position) })).join(),
    )
    const secrets = [...told].filter((card) => !this.#watched.knowledge.of([]).has(card))
    if (secrets.length > 0) throw new Error(`The list of games tells of ${secrets}.`)
    this.#tally.lists += 1
  }
}
