import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ActResult } from '../../src/session/game-store.ts'
import type { SavedWithGame } from '../../src/store/saved-games/saved-games.ts'
import { keysOf } from '../../src/store/storage.ts'
import { type DiceRace, diceRace } from '../probe/dice-race.ts'
import { realBrowser } from '../support/real-windows.ts'
import { breakDatabase } from './broken-database.ts'
import { newTable } from './table-model.ts'

const KEYS = keysOf('race')

/** Commands for one of two tabs. */
const ACTS = ['step', 'step', 'step', 'play', 'peek'] as const
const BACK = ['undo', 'undo', 'redo', 'undo to'] as const
const ROLES = ['take over', 'leave', 'open', 'reload'] as const
const SEATS = ['change leaders', 'change leaders'] as const
const FAULTS = [
  'one call fails',
  'all calls fail, then reload',
  'act, then reload at once',
  'chunk missing',
  'beside throws',
] as const

type Command = {
  who: 0 | 1
  /** The number of a command: moves left, the failing call, or the leaders of the seats. */
  n: number
  what: (typeof ACTS | typeof BACK | typeof ROLES | typeof SEATS | typeof FAULTS)[number]
}

const commands = fc.array(
  fc.record<Command>({
    who: fc.constantFrom(0, 1),
    n: fc.nat({ max: 6 }),
    what: fc.constantFrom(...ACTS, ...ACTS, ...BACK, ...ROLES, ...SEATS, ...FAULTS),
  }),
  { maxLength: 14 },
)

/** Two steps are undone and redone one by one, then undone at once and redone. */
const BACK_AND_FORTH: Command[] = (
  [
    'step',
    'step',
    'undo',
    'undo',
    'redo',
    'redo',
    'undo to',
    'redo',
    'play',
    'undo',
    'undo to',
    'redo',
  ] as const
).map((what) => ({ who: 0, n: 0, what }))

/** The leaders are changed in one tab and then in the other, and cannot be read right after a reload. */
const LEADERS_CHANGED: Command[] = [
  { who: 0, n: 1, what: 'change leaders' },
  { who: 1, n: 2, what: 'take over' },
  { who: 1, n: 2, what: 'change leaders' },
  { who: 1, n: 0, what: 'reload' },
  { who: 1, n: 0, what: 'beside throws' },
]

const database = breakDatabase()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  database.mend()
  vi.restoreAllMocks()
})

const aMoment = () => new Promise((resolve) => setTimeout(resolve))

/** Who leads the seats in one tab, in place of the tale's own store. `now` throws while `isBroken` says so. */
function tabLeaders(isBroken: () => boolean) {
  let value: unknown = null
  let onChange = () => {}
  const beside: SavedWithGame = {
    now() {
      if (isBroken()) throw new Error('Who leads the seats is not known.')
      return value
    },
    take(kept) {
      value = kept
    },
    follow(changed) {
      onChange = changed
    },
  }
  return {
    beside,
    read: () => value,
    change(to: unknown) {
      value = to
      onChange()
    },
  }
}

/** Opens two tabs of one browser with the same race, beside a model of the expected result. */
async function opened() {
  const browser = realBrowser(diceRace, KEYS)
  const model = newTable()
  let throws = false
  async function open(tab?: Parameters<typeof browser.open>[0], others?: Parameters<typeof browser.open>[1]) {
    const leaders = tabLeaders(() => throws)
    return { ...(await browser.open(tab, { leaders: leaders.beside, ...others })), leaders }
  }
  const first = await open()
  first.store.getState().start({ players: ['Hanna', 'Tom'] }, 5)
  const id = first.store.getState().kept?.id ?? ''
  await vi.waitFor(async () => expect(await browser.games.read(id)).not.toBeNull())
  const tabs = [first, await open()] as const
  const all = [...tabs]
  const tabOf = (who: 0 | 1) => all[who] ?? expect.fail(`There is no tab ${who}.`)
  const stateOf = (who: 0 | 1) => tabOf(who).store.getState()

  async function shown() {
    const kept = await browser.games.read(id)
    const tabsNow = all.map(({ store, leaders }) => {
      const { session, watching, unsaved, storage } = store.getState()
      if (!session) return null
      const moves = session.moves.map(({ action }) => action?.type)
      return {
        moves,
        leaders: leaders.read(),
        role: watching ? 'watcher' : 'player',
        settled: unsaved === 'nothing' && storage === 'ok',
      }
    })
    const { actions }: { actions: DiceRace['Action'][] } = JSON.parse(kept?.text ?? '')
    const saved = actions.map(({ type }) => type)
    return { saved, savedLeaders: kept?.leaders, tabs: tabsNow }
  }

  /** Waits until both tabs and the database match the model. */
  async function check(after: string, again: () => unknown = () => {}): Promise<void> {
    for (let tries = 0; tries < 12; tries++) await aMoment()
    for (let tries = 0; tries < 400; tries++) {
      if (JSON.stringify(await shown()) === JSON.stringify(model.shown())) return
      if (tries % 10 === 9) await again()
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect({ after, ...(await shown()) }).toEqual({ after, ...model.shown() })
  }

  async function reload(who: 0 | 1, others?: Parameters<typeof browser.open>[1]): Promise<void> {
    const { close, tab } = tabOf(who)
    close()
    all[who] = await open(tab, others)
  }

  const answerOf = (acted: ActResult<DiceRace>): string => (typeof acted === 'string' ? acted : acted.code)
  const act = (who: 0 | 1, what: (typeof ACTS)[number]) =>
    expect(answerOf(stateOf(who).act({ type: what }))).toBe(model.act(who, what))

  const fault: Record<(typeof FAULTS)[number], (who: 0 | 1, n: number) => Promise<void>> = {
    async 'one call fails'(who, n) {
      database.fail({ after: n, times: 1 })
      act(who, 'step')
      for (let tries = 0; tries < 12; tries++) await aMoment()
      database.mend()
      // The failed call may be of the other tab, which received the move: it reads again when it gets the focus.
      await check('a call failed', async () => {
        stateOf(who).saveAgain()
        await stateOf(who === 0 ? 1 : 0).hold()
      })
    },
    async 'all calls fail, then reload'(who) {
      database.fail({ after: 0, times: Number.POSITIVE_INFINITY })
      act(who, 'step')
      for (let tries = 0; tries < 12; tries++) await aMoment()
      database.mend()
      await reload(who)
      model.reload(who)
    },
    async 'act, then reload at once'(who) {
      act(who, 'step')
      await reload(who)
      model.reload(who)
      // An unconfirmed move was not shown: it may be saved or not.
      for (let tries = 0; tries < 12; tries++) await aMoment()
      model.mayBeWithoutLast((await shown()).saved)
    },
    async 'chunk missing'(who) {
      let missing = true
      const needs = () => (missing ? Promise.reject(new Error('The chunk is missing.')) : null)
      await reload(who, { needs })
      const { session, failed, openAgain } = stateOf(who)
      expect([session, failed?.code]).toEqual([null, 'chunk'])
      missing = false
      await openAgain()
      await stateOf(who).hold()
      model.reload(who)
    },
    async 'beside throws'(who) {
      throws = true
      act(who, 'step')
      await check('who leads was not told')
      throws = false
    },
  }

  async function run({ who, what, n }: Command): Promise<void> {
    const state = stateOf(who)
    switch (what) {
      case 'step':
      case 'play':
      case 'peek':
        act(who, what)
        break
      case 'undo':
        expect(state.undo()).toBe(model.undo(who))
        break
      case 'redo':
        expect(state.redo()).toBe(model.redo(who))
        break
      case 'undo to':
        expect(state.goBack(n)).toBe(model.undoTo(who, n))
        break
      case 'change leaders':
        if (model.changeLeaders(who, n)) tabOf(who).leaders.change(n)
        break
      case 'take over':
        model.takeOver(who)
        await state.takeOver()
        break
      case 'leave':
        state.leave()
        model.leave(who)
        break
      case 'open':
        expect(await state.open(id)).toBe(true)
        model.open(who)
        break
      case 'reload':
        await reload(who)
        model.reload(who)
        break
      default:
        await fault[what](who, n)
    }
    await check(what)
  }

  return { run }
}

test('any commands and faults leave both tabs and the save with the right moves', {
  timeout: 180_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      const table = await opened()
      for (const command of all) await table.run(command)
    }),
    { numRuns: 60, examples: [[BACK_AND_FORTH], [LEADERS_CHANGED]] },
  )
})
