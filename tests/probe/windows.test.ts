import fc from 'fast-check'
import { expect, test } from 'vitest'
import { logOf } from '../../src/engine/kernel/index.ts'
import { fakeBrowser } from '../../src/session/testing.ts'
import { keysOf } from '../../src/store/storage.ts'
import { type FakeStorage, NO_LEADERS } from '../../src/store/testing.ts'
import { eventually } from '../support/eventually.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

const KEYS = keysOf('race')

/** How many windows look at the same race. */
const WINDOWS = 3

/** What a tab can do, or the list of saved games in another tab; too few steps to end the race. */
const PLAYED = ['step', 'step', 'play', 'peek'] as const
const TAKEN_BACK = ['undo', 'redo'] as const
const MOVED = ['take over', 'load again', 'wait'] as const
const LISTED = ['rename', 'delete'] as const

type Deed = (typeof PLAYED | typeof TAKEN_BACK | typeof MOVED | typeof LISTED)[number]

const deeds = (kinds: readonly Deed[]) =>
  fc.array(fc.record({ who: fc.nat({ max: WINDOWS - 1 }), what: fc.constantFrom(...kinds) }), {
    maxLength: 24,
  })

/** Two moves are being saved while another tab takes over, and are undone at the same moment. */
const TAKEN_BACK_AT_ONCE: { who: number; what: Deed }[] = [
  { who: 1, what: 'take over' },
  { who: 0, what: 'step' },
  { who: 0, what: 'step' },
]

const aMoment = () => new Promise((resolve) => setTimeout(resolve))

/** Opens tabs of one browser with the same race, and records every move that any of them has shown. */
async function opened() {
  const browser = fakeBrowser(diceRace, KEYS)
  const shown: DiceRace['Action'][][] = []
  const open = async (tab?: FakeStorage) => {
    const one = await browser.open(NO_LEADERS, tab)
    one.store.subscribe(({ session, unsaved }) => {
      if (session && unsaved === 'nothing')
        shown.push(logOf(session).actions.map((action) => ({ ...action })))
    })
    return one
  }
  const first = await open()
  first.store.getState().start({ players: ['Hanna', 'Tom'] }, 5)
  await eventually(() => expect(browser.kept()).toHaveLength(1))
  const windows = [first, await open(), await open()]
  const id = browser.kept()[0]?.line.id ?? ''
  // A window that has no race on its table, only the list.
  const list = await open()
  list.store.getState().leave()

  async function doing(what: Deed, who: number): Promise<void> {
    const one = windows[who]
    if (!one) throw new Error(`There is no window ${who}.`)
    const { act, undo, redo, takeOver } = one.store.getState()
    if (what === 'undo') undo()
    else if (what === 'redo') redo()
    else if (what === 'wait') await aMoment()
    else if (what === 'rename') void list.games.change(id, { name: 'Sunday' })
    else if (what === 'delete') void list.games.remove(id)
    else if (what === 'take over') void takeOver()
    else if (what !== 'load again') act({ type: what })
    else {
      one.close()
      windows[who] = await open(one.tab)
    }
  }

  return { browser, windows, shown, doing }
}

/** Waits until every tab shows the saved game and exactly one of them plays it. */
const atRest = ({ browser, windows }: Awaited<ReturnType<typeof opened>>) =>
  eventually(() => {
    const states = windows.map(({ store }) => store.getState())
    expect(states.filter(({ watching }) => !watching)).toHaveLength(1)
    expect(states.some(({ unsaved }) => unsaved !== 'nothing')).toBe(false)
    expect(new Set(states.map(({ copy }) => copy()))).toEqual(new Set([browser.kept()[0]?.text]))
  })

test('several tabs lose no move that any has shown, and agree in the end', async () => {
  await fc.assert(
    fc.asyncProperty(deeds([...PLAYED, ...MOVED, 'rename']), async (all) => {
      const table = await opened()
      for (const { what, who } of all) await table.doing(what, who)
      await table.windows[0]?.store.getState().takeOver()
      await atRest(table)
      const { actions } = JSON.parse(table.browser.kept()[0]?.text ?? '')
      for (const before of table.shown) expect(actions.slice(0, before.length)).toEqual(before)
    }),
    { numRuns: 60, examples: [[TAKEN_BACK_AT_ONCE]] },
  )
})

test('with undo and deletion too, a tab that takes over plays on; others see it', async () => {
  await fc.assert(
    fc.asyncProperty(deeds([...PLAYED, ...TAKEN_BACK, ...MOVED, ...LISTED]), async (all) => {
      const table = await opened()
      for (const { what, who } of all) await table.doing(what, who)
      const [one] = table.windows
      // A page that reloads after the deletion has no game.
      fc.pre(table.windows.every(({ store }) => store.getState().session !== null))
      await one?.store.getState().takeOver()
      one?.store.getState().act({ type: 'step' })
      await atRest(table)
    }),
    { numRuns: 60 },
  )
})
