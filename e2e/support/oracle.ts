import type { Page } from '@playwright/test'
import { asSeat, type Citadel, citadel, isSamePerson, type State } from '../../src/engine/citadel/index.ts'
import { readGame, type Session, stateOf } from '../../src/engine/kernel/index.ts'
import { actor } from '../../src/tales/citadel/bots/index.ts'
import { toldBy } from '../../tests/citadel/told-by-page.ts'
import { ConfirmedTable, type Seat } from '../../tests/oracle/confirmed-table.ts'
import { Knowledge } from '../../tests/oracle/knowledge.ts'
import { spokenIn } from './citadel-secrets.ts'
import { keptTexts } from './game.ts'

export const SEAT_NAMES = ['the Cross', 'the Lion', 'the Lily'] as const

const ORDERS = ['cross', 'lion', 'lily'] as const

const toAct = (state: State): Seat | null => (state.phase === 'over' ? null : actor(state))

/** Everything that the page shows or reads aloud, and everything stored except the log of the game. */
async function toldIn(page: Page): Promise<{ shown: string; stored: string }> {
  const { title, html, stored } = await page.evaluate(() => ({
    title: document.title,
    html: document.documentElement.outerHTML,
    stored: [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage).map((key) => `${key} ${storage.getItem(key) ?? ''}`))
      .filter((text) => !text.includes('actions')),
  }))
  return { shown: [title, html, await spokenIn(page)].join('\n'), stored: stored.join('\n') }
}

/** The complete game, as the browser stores it. */
async function trueGame(page: Page): Promise<Session<Citadel>> {
  const [text] = await keptTexts(page, citadel.id)
  const read = text === undefined ? null : readGame(citadel, text)
  if (!read?.ok) throw new Error('The browser has no readable saved game.')
  return read.value
}

/** Waits until no bot or playback acts any more. */
async function atRest(page: Page): Promise<Session<Citadel>> {
  for (let before = -1; ; await page.waitForTimeout(250)) {
    const game = await trueGame(page)
    if (game.moves.length === before) return game
    before = game.moves.length
  }
}

/** A page with the table of the Citadel, and a record of who confirmed the privacy screen. */
export class OracleTable {
  readonly page: Page
  readonly table: ConfirmedTable
  readonly #knowledge = new Knowledge()
  #moves = 0
  looks = 0
  handedOver = 0
  most = 0

  constructor(page: Page, persons: readonly Seat[], session: Session<Citadel>) {
    const { first, moves } = session
    this.page = page
    this.table = new ConfirmedTable({
      persons,
      isSamePerson: (one, other) => isSamePerson(first, asSeat(one), asSeat(other)),
    })
    this.#knowledge.learn(first)
    this.#learn(moves)
  }

  #learn(moves: Session<Citadel>['moves']): void {
    for (const { after, frames } of moves) {
      for (const { state } of frames) this.#knowledge.learn(state)
      this.#knowledge.learn(after)
      this.table.moved(toAct(after))
    }
    this.#moves += moves.length
  }

  /** Reads the stored controllers, and records changes. */
  async #followControllers(): Promise<void> {
    const text = await this.page.evaluate(() => localStorage.getItem('citadel.leaders') ?? '{}')
    const { table = {} } = JSON.parse(text) as { table?: Record<string, string> }
    for (const [seat, order] of ORDERS.entries()) {
      const isPersons = (table[order] ?? 'person') === 'person'
      if (isPersons === this.table.persons().includes(seat)) continue
      this.table.handedOver(seat, isPersons)
      this.handedOver += 1
    }
  }

  /** Records the moves since the last look, and checks the page for secrets. */
  async look(done: string): Promise<Session<Citadel>> {
    const session = await atRest(this.page)
    await this.#followControllers()
    if (session.moves.length >= this.#moves) this.#learn(session.moves.slice(this.#moves))
    else {
      this.#moves = session.moves.length
      this.table.shut()
    }
    const seats = this.table.mayLook()
    const { shown, stored } = await toldIn(this.page)
    this.most = Math.max(this.most, this.#check(shown, seats, done))
    this.#check(stored, [], `${done} (storage)`)
    this.looks += 1
    if (stateOf(session).phase === 'over') throw new Error('The game is over: all cards are public.')
    return session
  }

  #check(text: string, seats: readonly Seat[], done: string): number {
    const told = toldBy(text)
    const known = this.#knowledge.of(seats)
    const secrets = [...told].filter((card) => !known.has(card))
    if (secrets.length > 0)
      throw new Error(`${done}: seats [${seats}] may look, but the page leaks ${secrets}.`)
    return told.size
  }

  /** Presses the button with a name, as a switch device or voice control does. Returns false if there is none. */
  press(name: string): Promise<boolean> {
    return this.page.evaluate((wanted) => {
      const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? ''
      const all = [...document.querySelectorAll('button')]
      const button = all.find(
        (one) => nameOf(one).startsWith(wanted) && !one.disabled && one.ariaDisabled !== 'true',
      )
      button?.click()
      return button !== undefined
    }, name)
  }

  /** Confirms the privacy screen if the page shows it. Returns false if it does not. */
  async confirm(): Promise<boolean> {
    for (const [seat, name] of SEAT_NAMES.entries())
      if (await this.press(`I am ${name}`)) {
        this.table.confirm(seat)
        await this.look(`seat ${seat} confirmed`)
        return true
      }
    return false
  }
}
