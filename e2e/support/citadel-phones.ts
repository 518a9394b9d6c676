import { expect, type Page } from '@playwright/test'
import { citadel, type State } from '../../src/engine/citadel/index.ts'
import { readStored, stateOf, type Viewer } from '../../src/engine/kernel/index.ts'
import { toldBy } from '../../tests/citadel/told-by-page.ts'
import { Knowledge } from '../../tests/oracle/knowledge.ts'
import { pressIfThere } from './devices.ts'

/** A message of the server, or the page of a device, at a place in the game. */
interface Seen {
  readonly what: string
  readonly text: string
  /** Number of moves that the device had received. */
  readonly moves: number
}

/** What a device received and showed. */
interface Watched {
  readonly viewer: Viewer
  readonly seen: readonly Seen[]
  /** The stored game, which the server sends once nothing in it is hidden. */
  readonly game: unknown
}

/** One device at a table of the Citadel. It keeps everything that it received and showed. */
export class WatchedDevice implements Watched {
  readonly page: Page
  readonly viewer: Viewer
  readonly seen: Seen[] = []
  game: unknown = null
  #moves = 0

  /** `page` must not be connected yet. */
  constructor(page: Page, viewer: Viewer) {
    this.page = page
    this.viewer = viewer
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#receive(`${payload}`)))
  }

  #receive(payload: string): void {
    const json = /^4[23]\d*(\[.*\])$/s.exec(payload)?.[1]
    const [name, data] = json === undefined ? [] : JSON.parse(json)
    if (data?.view?.kind === 'game') this.game = data.view.game
    if (name === 'view' || name === 'update') this.#moves = data.n
    // The whole game comes after the last move: from then on nothing is hidden.
    if (this.game === null)
      this.#add(`${name ?? 'packet'}`, JSON.stringify(json ? JSON.parse(json) : payload, withoutPiles))
  }

  /** Keeps what the page shows now. */
  async read(): Promise<void> {
    const text = await this.page.evaluate(() => document.documentElement.outerHTML)
    if (this.game === null) this.#add('the page', text)
  }

  #add(what: string, text: string): void {
    this.seen.push({ what, text, moves: this.#moves })
  }
}

/** The cards that may be in a pile are those that a viewer has seen nowhere: no leak. */
const withoutPiles = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && ('cards' in value || 'size' in value) ? undefined : value

/** Returns what the devices received or showed and their viewers could not know, by the game as the server sent it at the end. */
export function leaksOf(devices: readonly Watched[]): { leaks: string[]; moves: number } {
  const stored = readStored(citadel, devices.find(({ game }) => game !== null)?.game)
  if (!stored.ok) throw new Error('The server sent no game at the end.')
  const { first, moves } = stored.value
  expect(stateOf(stored.value).phase).toBe('over')
  const leaks: string[] = []
  for (const { viewer, seen } of devices) {
    const knowledge = new Knowledge()
    knowledge.learn(first)
    let learnt = 0
    for (const { what, text, moves: at } of seen) {
      for (; learnt < at; learnt++) {
        const move = moves[learnt]
        const states: State[] = move ? [...move.frames.map(({ state }) => state), move.after] : []
        for (const state of states) knowledge.learn(state)
      }
      const told = toldBy(text)
      const known = knowledge.of(viewer === null ? [] : [viewer])
      const secrets = [...told].filter((card) => !known.has(card))
      if (secrets.length > 0) leaks.push(`${what} of viewer ${viewer} after move ${at}: ${secrets}`)
    }
  }
  return { leaks, moves: moves.length }
}

/** The buttons of a phone whose seat is asked for an action. While others play it has none of them. */
const buttonsOf = (phone: Page) =>
  phone.locator(
    'main[aria-label="Your side of the table"]:not([data-waiting]) button:not([disabled], [aria-disabled="true"])',
  )

/** Buttons that act: an answer, turning up a card, or the main button of a chosen action. */
const ACTS = [
  /^(Leave|Discard|Take|Give) /,
  /^Turn up a card$/,
  /^(Choose|Build on|Claim|Buy|From the pile|Hire influence) .*\d/,
]

/** The kinds of action to choose, by the last word of their buttons. */
const KINDS = [/ build$/, / claim$/, / buy$/, / hire$/]

/** Only every so many turns does more than turn up a card, to save time. */
const TURNS_BETWEEN_ACTIONS = 3

/** A plot or a card to choose. */
const OPTION = /^([a-h][1-6] |the pile )/

const END = /^(End turn|Stop choosing)$/

/** The phone that is asked for an action, and the names of its buttons; null while no phone is. */
async function asked(phones: readonly Page[]): Promise<{ phone: Page; names: string[] } | null> {
  for (const phone of phones) {
    const names = await buttonsOf(phone).evaluateAll((buttons) =>
      buttons.map((button) => (button.ariaLabel ?? button.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
    )
    if (names.length > 0) return { phone, names }
  }
  return null
}

/**
 * Plays a game on two phones by presses until it is over. Each turn turns up a card and ends; some do one thing more. Calls `onTurn` before
 * each turn. Returns the number of turns.
 */
export async function playToTheEnd(
  phones: readonly [Page, Page],
  isOver: () => boolean,
  onTurn: () => Promise<void>,
): Promise<number> {
  let turns = 0
  let before: Page | null = null
  /** What was pressed in this turn. */
  const pressed = new Set<string>()
  while (!isOver()) {
    const now = await asked(phones)
    if (!now) {
      await phones[0].waitForTimeout(20)
      continue
    }
    const { phone, names } = now
    if (phone !== before) {
      before = phone
      turns += 1
      pressed.clear()
      await onTurn()
    }
    const find = (wanted: RegExp | undefined) =>
      names.find((name) => wanted?.test(name) && !pressed.has(name))
    const kind =
      turns % TURNS_BETWEEN_ACTIONS === 0 ? KINDS[(turns / TURNS_BETWEEN_ACTIONS) % KINDS.length] : undefined
    const act = ACTS.map(find).find((name) => name !== undefined)
    const name = act ?? find(kind) ?? find(OPTION) ?? names.find((one) => END.test(one))
    if (name === undefined) throw new Error(`A phone offers only: ${names.join(', ')}`)
    if (name !== act && !END.test(name)) pressed.add(name)
    await pressIfThere(buttonsOf(phone).nth(names.indexOf(name)))
    await changed(phones, names)
  }
  return turns
}

/** Waits until the phones offer something else, or for a moment: a choice of the only card changes no button. */
async function changed(phones: readonly Page[], names: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const now = await asked(phones)
    if (!now || now.names.join() !== names.join()) return
    await phones[0]?.waitForTimeout(20)
  }
}
