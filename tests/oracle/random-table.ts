import { act, fireEvent } from '@testing-library/react'
import {
  type Action,
  asSeat,
  type Citadel,
  citadel,
  type Event,
  isSamePerson,
  type State,
} from '../../src/engine/citadel/index.ts'
import { type Rng, randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { writeLink } from '../../src/sharing/link.ts'
import { savedGames } from '../../src/store/saved-games/this-browser.ts'
import { type Language, useSettings } from '../../src/store/settings.ts'
import { actor, page as pageBot } from '../../src/tales/citadel/bots/index.ts'
import { type Controllers, ORDER_NAMES } from '../../src/tales/citadel/controllers.ts'
import type { Move } from '../../src/tales/citadel/game.ts'
import { liveTable } from '../../src/tales/citadel/runtime.ts'
import { capital } from '../../src/ui/text/en/numbers.ts'
import { randomPlayer } from '../citadel/random-play.ts'
import { toldBy } from '../citadel/told-by-page.ts'
import { goTo } from '../support/go-to.ts'
import { ConfirmedTable, type Seat } from './confirmed-table.ts'
import { OtherTab } from './other-tab.ts'
import {
  buttonNamed,
  hintWords,
  isHintTold,
  leaderNamed,
  leadersKept,
  type OpenPage,
  open,
  press,
  seatsOfPersons,
  sitDown,
  trueMoves,
  until,
} from './page.tsx'
import { type Joined, preludeOf } from './prelude.ts'
import { Watched } from './watched.ts'

/** Counters of one run. */
export interface Tally {
  games: number
  steps: number
  reads: number
  most: number
  confirmed: number
  controllers: number
  asked: number
  resigned: number
  undosTried: number
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
  otherTabs: number
  spoken: number
  over: number
}

export const nothingYet = (): Tally => ({
  games: 0,
  steps: 0,
  reads: 0,
  most: 0,
  confirmed: 0,
  controllers: 0,
  asked: 0,
  resigned: 0,
  undosTried: 0,
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
  otherTabs: 0,
  spoken: 0,
  over: 0,
})

/** Events that need the consent of all to be undone [C 32]. */
const FINAL = new Set<Event['type']>(['resigned', 'turn', 'revealed', 'event', 'drew', 'influence'])

const SEAT_NAMES = ['the Cross', 'the Lion', 'the Lily', 'the Moon', 'the Tower']

const toAct = (state: State): Seat | null => (state.phase === 'over' ? null : actor(state))

/** True if no computer player leads the seat when the game begins. */
function isOfPerson(leaders: Controllers, seat: Seat): boolean {
  const order = ORDER_NAMES[seat]
  return order === undefined || leaders[order] === undefined
}

const isSameMove = (one: Move, other: Move | undefined): boolean =>
  one === other || JSON.stringify(one.action) === JSON.stringify(other?.action)

const withoutPiles = (position: string): string =>
  position
    .split(/\n| \| /)
    .filter((line) => !/^(pile|influence-pile) /.test(line))
    .join('\n')

/** Actions of people between two moves: the weight of each and its counter. Actions that have not happened yet weigh more. */
const PRANKS = {
  controllers: [8, 'controllers'],
  undo: [5, 'undone'],
  redo: [3, 'redone'],
  agree: [6, 'agreed'],
  reload: [2, 'reloaded'],
  list: [1, 'lists'],
  leave: [2, 'left'],
  hint: [12, 'hints'],
  album: [1, 'albums'],
  dialogs: [1, 'games'],
  speak: [1, 'spoken'],
  link: [1, 'links'],
  otherTab: [3, 'otherTabs'],
  resign: [3, 'resigned'],
  hide: [5, 'hidden'],
  play: [26, 'games'],
} as const satisfies Record<string, readonly [number, keyof Tally]>

/** Factor on the weight of a prank that no table has done yet. */
const NOT_DONE_YET = 4

type Prank = keyof typeof PRANKS

/** A game, the controller of each seat, and the point at which a person joins. */
interface Sitting {
  config: Citadel['Config']
  seed: number
  leaders: Controllers
  joined: Joined
}

/** One random game at the real table, watched at every step. */
export class RandomTable {
  readonly #tally: Tally
  readonly #luck: Rng
  readonly #pick: ReturnType<typeof randomPlayer>
  readonly #table: ConfirmedTable
  readonly #watched: Watched
  readonly #page: OpenPage
  readonly #otherTab: OtherTab
  readonly #unfollow: () => void
  #moves: readonly Move[] = []

  private constructor(tally: Tally, { seed, leaders }: Sitting, page: OpenPage, otherTab: OtherTab) {
    const { state, first } = trueMoves()
    this.#tally = tally
    this.#luck = seededRng({ random: randomState(seed) })
    this.#pick = randomPlayer(seed)
    this.#table = new ConfirmedTable({
      persons: [...state.seats.keys()].filter((seat) => isOfPerson(leaders, seat)),
      isSamePerson: (one, other) => isSamePerson(state, asSeat(one), asSeat(other)),
      isPlaying: (seat) => trueMoves().state.seats[seat]?.out === false,
    })
    this.#watched = new Watched(this.#table, first)
    this.#page = page
    this.#otherTab = otherTab
    this.#follow()
    this.#unfollow = liveTable.game.subscribe(() => this.#follow())
  }

  static async open(tally: Tally, sitting: Sitting): Promise<RandomTable> {
    const { config, seed, leaders, joined } = sitting
    const otherTab = await OtherTab.open()
    let table: RandomTable | null = null
    const page = await sitDown(preludeOf(config, seed, joined), leaders, () => table?.onFrame())
    table = new RandomTable(tally, sitting, page, otherTab)
    if ('before' in joined) table.#turnUp()
    return table
  }

  /** Plays to the end of the game, or at most `steps` steps. */
  async play(steps: number): Promise<void> {
    try {
      this.#look('the table opens')
      for (let done = 0; done < steps && trueMoves().state.phase !== 'over'; done++) await this.#step()
      if (trueMoves().state.phase === 'over') this.#tally.over += 1
      await this.#lookIntoKept()
    } finally {
      this.#tally.games += 1
      this.#tally.reads += this.#watched.reads
      this.#tally.most = Math.max(this.#tally.most, this.#watched.most)
      this.#unfollow()
      this.#page.leave()
    }
  }

  /** A frame was rendered. One step may render several. */
  onFrame(): void {
    if (liveTable.game.getState().session && trueMoves().state.phase !== 'over')
      this.#watched.look(`a picture, after move ${this.#moves.length}`)
  }

  async #step(): Promise<void> {
    this.#tally.steps += 1
    if (this.#awaited() !== null && this.#luck.draw(2) === 0) this.#passGate()
    const isShut = this.#awaited() !== null
    if (this.#luck.draw(3) === 0) this.#wishToSee()
    const prank = this.#prank()
    if (prank !== 'play') await this.#does(prank)
    else if (isShut) this.#passGate()
    else this.#move()
  }

  #prank(): Prank {
    const all = Object.entries(PRANKS) as [Prank, (typeof PRANKS)[Prank]][]
    const lots = all.flatMap(([prank, [weight, counted]]) => {
      const isNew = this.#tally[counted] === 0 && counted !== 'games'
      return Array.from({ length: isNew ? weight * NOT_DONE_YET : weight }, () => prank)
    })
    return lots[this.#luck.draw(lots.length)] ?? 'play'
  }

  /** Learns of moves as soon as the game has them, before they are drawn. */
  #follow(): void {
    const { session } = liveTable.game.getState()
    if (!session) return this.#watched.changes('the game is closed', (table) => table.shut())
    const { moves } = session
    const before = this.#moves
    if (moves === before) return
    const parted = before.findIndex((move, index) => !isSameMove(move, moves[index]))
    const kept = parted < 0 ? before.length : parted
    this.#moves = moves
    if (kept < before.length) this.#watched.changes('the game goes back', (table) => table.goesBack())
    if (kept < moves.length) this.#watched.learn(moves.slice(kept), toAct)
  }

  /** Reads the page, and compares who plays by the presses with who plays by the program. */
  #look(done: string): void {
    const { state, moves } = trueMoves()
    const [own, programs] = [this.#table.persons(), seatsOfPersons(state)]
    if (own.join() !== programs.join())
      throw new Error(`${done}: people play [${own}], and by the program [${programs}].`)
    if (state.phase !== 'over') this.#watched.assertSecret(`${done}, after move ${moves.length}`)
  }

  /** The seat that the page waits for. */
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
    this.#watched.changes('the gate is shut', (table) => table.confirm(seat))
    press(`I am ${SEAT_NAMES[seat]}`)
    this.#tally.confirmed += 1
    this.#look(`seat ${seat} confirmed`)
  }

  /** Opens the hand of the seat on turn, then turns up the card that asks another seat. */
  #turnUp(): void {
    while (this.#awaited() !== null) this.#passGate()
    this.#press('Turn up a card')
  }

  #move(): void {
    const { state } = trueMoves()
    const action: Action =
      this.#luck.draw(2) === 0 ? pageBot(state, this.#luck) : this.#pick(citadel.list(state))
    const named = { reveal: 'Turn up a card', end: 'End turn', stop: 'Stop choosing' } as const
    const name = action.type in named ? named[action.type as keyof typeof named] : null
    if (name && this.#press(name)) return
    act(() => void liveTable.game.getState().act(action))
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
      hide: () => this.#turnAway(),
      speak: () => this.#speak(),
      otherTab: () => this.#playInOtherTab(),
    }
    await pranks[prank]()
  }

  /** Gives any seat to a bot, or takes it over, in the dialog of players. */
  #handOver(): void {
    const seat = this.#luck.draw(trueMoves().state.seats.length)
    const name = SEAT_NAMES[seat] ?? ''
    const toPerson = !this.#table.persons().includes(seat)
    if (!buttonNamed('Menu')) return
    open('players')
    this.#look('players is open')
    const leader = toPerson ? 'A person' : 'The Page'
    const choice = leaderNamed(capital(name), leader)
    if (!choice) throw new Error(`${leader} cannot be chosen for ${name}.`)
    const asks = this.#table.asksBefore(seat, toPerson)
    // Only a single person sees more by it: that is known before it is drawn.
    if (asks === null && toPerson) this.#passes(seat, toPerson)
    fireEvent.click(choice)
    if (asks === 'who') this.#sayWho(seat)
    else if (buttonNamed('We all agree')) this.#agreeOrNot(seat, toPerson)
    else if (asks === 'all')
      throw new Error(`Nobody was asked about ${name}; people play [${seatsOfPersons(trueMoves().state)}].`)
    else if (!toPerson) this.#passes(seat, toPerson)
    this.#look(`${leader} was chosen for ${name}`)
    press('Close')
  }

  #passes(seat: Seat, toPerson: boolean): void {
    this.#watched.changes('a seat passes on', (table) => table.handedOver(seat, toPerson))
    this.#tally.controllers += 1
  }

  /** Where others must agree, they do, or do not. */
  #agreeOrNot(seat: Seat, toPerson: boolean): void {
    this.#tally.asked += 1
    this.#look('all are asked')
    if (this.#luck.draw(4) === 0) return void press('Cancel')
    this.#passes(seat, toPerson)
    press('We all agree')
  }

  /** Answers who takes a seat in a game of one person: the same person, another, or a bot. */
  #sayWho(seat: Seat): void {
    const drawn = ['I do, too', 'Another player', 'Nobody new'][this.#luck.draw(3)] ?? ''
    const answer = this.#tally.joined === 0 ? 'Another player' : drawn
    if (!buttonNamed(answer)) throw new Error('Nobody was asked who takes the seat.')
    if (answer === 'Another player') {
      this.#watched.changes('another player comes', (table) => table.joins(seat))
      this.#tally.joined += 1
    }
    if (answer !== 'Nobody new') this.#passes(seat, true)
    press(answer)
  }

  #redo(): void {
    if (this.#press('Redo')) this.#tally.redone += 1
  }

  /** Reloads the page: the saved game is read, and all confirmations end. */
  async #reload(): Promise<void> {
    if (trueMoves().state.phase === 'over') return
    await this.#page.reload()
    this.#look('the page was loaded again')
    this.#tally.reloaded += 1
  }

  #undo(agrees: boolean): void {
    const { moves } = trueMoves()
    if (!this.#press('Undo')) return
    this.#tally.undosTried += 1
    const isAsked = buttonNamed('We all agree') !== null
    if (isAsked) this.#press(agrees ? 'We all agree' : 'Cancel')
    const gone = moves.slice(trueMoves().moves.length)
    if (gone.length === 0) return
    this.#tally[isAsked ? 'agreed' : 'undone'] += 1
    const closed = gone
      .flatMap(({ frames }) => frames.map(({ event }) => event.type))
      .filter((type) => FINAL.has(type))
    if (!isAsked && !this.#table.isAlone() && closed.length > 0)
      throw new Error(`Nobody was asked, and undo took back: ${closed}.`)
    if (!isAsked && (this.#tally.redone === 0 || this.#luck.draw(3) === 0)) this.#redo()
  }

  #resign(): void {
    // One who is left has won.
    if (trueMoves().state.seats.filter(({ out }) => !out).length < 3) return
    open('give-up')
    this.#look('giving up is asked about')
    if (this.#press('Give up')) this.#tally.resigned += 1
    else this.#press('Play on')
  }

  /** Asks to see the hand during a question that is answered in the open, and may then leave it face down. */
  #wishToSee(): void {
    if (this.#press('Look at my cards') && this.#luck.draw(2) === 0) this.#press('Not now')
  }

  /** Turns the open hand face down, or face up again. */
  #turnAway(): void {
    for (const [name, isAway] of [
      ['Hide my cards', true],
      ['Show my cards', false],
    ] as const)
      if (buttonNamed(name)) {
        this.#watched.changes(name, (table) => table.turnAway(isAway))
        press(name)
        this.#tally.hidden += 1
        this.#look(`"${name}" was pressed`)
        return
      }
  }

  /** The page speaks another language for a while. */
  #speak(): void {
    for (const language of ['nl', 'en'] as const satisfies Language[]) {
      act(() => useSettings.setState({ language }))
      this.#look(`the page speaks ${language}`)
    }
    this.#tally.spoken += 1
  }

  /** Plays on in another tab, and then here again. */
  async #playInOtherTab(): Promise<void> {
    const id = liveTable.game.getState().kept?.id
    if (id === undefined || trueMoves().state.phase === 'over') return
    await leadersKept()
    await act(() => this.#otherTab.takeOver(id))
    await until(() => liveTable.game.getState().watching)
    const { state, moves } = trueMoves()
    this.#look('the game is played in another tab')
    const what = this.#luck.draw(3)
    if (what === 0 && moves.length > 0) {
      this.#otherTab.undo()
      await until(() => trueMoves().moves.length < moves.length)
    } else if (what === 1) {
      const seat = this.#luck.draw(state.seats.length)
      const toPerson = !this.#table.persons().includes(seat)
      this.#passes(seat, toPerson)
      this.#otherTab.pass(seat, toPerson)
      await until(() => seatsOfPersons(state).includes(seat) === toPerson)
    } else {
      this.#otherTab.act(pageBot(state, this.#luck))
      await until(() => trueMoves().moves.length > moves.length)
    }
    this.#look('something was done in another tab')
    if (trueMoves().state.phase === 'over') return
    this.#press('Play here')
    await until(() => !liveTable.game.getState().watching)
    this.#otherTab.leave()
    this.#look('the game is played here again')
    this.#tally.otherTabs += 1
  }

  /** Opens the link to the running game. */
  async #link(): Promise<void> {
    const { session } = liveTable.game.getState()
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

  /** Asks for a hint, then may close it or turn the hand face down. A hint that names a secret always meets the latter. */
  async #hint(): Promise<void> {
    if (!(await this.#asksForHint())) return
    const what = this.#luck.draw(3)
    const openToAll = this.#watched.knowledge.of([])
    if (what === 0 || [...toldBy(hintWords())].some((card) => !openToAll.has(card))) this.#turnAway()
    else if (what === 1) this.#press('Put the hint away')
  }

  /** Asks for a hint and waits until it is shown. */
  async #asksForHint(): Promise<boolean> {
    if (!this.#press('Hint: Ask the Grand Master')) return false
    await until(isHintTold)
    this.#look('a hint is told')
    if (buttonNamed('Put the hint away')) this.#tally.hints += 1
    return true
  }

  /** Goes to another page of the app and back, which ends all confirmations. */
  async #leave(): Promise<void> {
    const pages = ['/', '/tales']
    await goTo(pages[this.#luck.draw(pages.length)] ?? '/')
    this.#watched.changes('the table was left', (table) => table.shut())
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

  /** Checks that the list of saved games shows only public information of this game. */
  async #lookIntoKept(): Promise<void> {
    if (trueMoves().state.phase === 'over') return
    const id = liveTable.game.getState().kept?.id
    const lines = (await savedGames.lines()).filter((line) => line.id === id)
    if (lines.length === 0) throw new Error('The list of games does not know this one.')
    // Cards that may be in the piles are those that no player sees.
    const told = toldBy(
      lines.map((line) => JSON.stringify({ ...line, position: withoutPiles(line.position) })).join(),
    )
    const secrets = [...told].filter((card) => !this.#watched.knowledge.of([]).has(card))
    if (secrets.length > 0) throw new Error(`The list of games tells of ${secrets}.`)
    this.#tally.lists += 1
  }
}
