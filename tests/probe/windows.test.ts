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

/** What may be done in one of them, or with the list of kept games in another; too little to run the race to its end. */
const PLAYED = ['step', 'step', 'play', 'peek'] as const
const TAKEN_BACK = ['undo', 'redo'] as const
const MOVED = ['take over', 'load again', 'wait'] as const
const LISTED = ['rename', 'delete'] as const

type Deed = (typeof PLAYED | typeof TAKEN_BACK | typeof MOVED | typeof LISTED)[number]

const deeds = (kinds: readonly Deed[]) =>
  fc.array(fc.record({ who: fc.nat({ max: WINDOWS - 1 }), what: fc.constantFrom(...kinds) }), {
    maxLength: 24,
  })

/** What is done here is on its way while another takes over, and in the same moment it is taken back. */
const TAKEN_BACK_AT_ONCE: { who: number; what: Deed }[] = [
  { who: 1, what: 'take over' },
  { who: 0, what: 'step' },
  { who: 0, what: 'step' },
]

const aMoment = () => new Promise((resolve) => setTimeout(resolve))

/** Windows of one browser in which the same race was begun; what any of them shows as done is remembered. */
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

/** Until every window shows what is kept, and exactly one of them plays it. */
const atRest = ({ browser, windows }: Awaited<ReturnType<typeof opened>>) =>
  eventually(() => {
    const states = windows.map(({ store }) => store.getState())
    expect(states.filter(({ watching }) => !watching)).toHaveLength(1)
    expect(states.some(({ unsaved }) => unsaved !== 'nothing')).toBe(false)
    expect(new Set(states.map(({ copy }) => copy()))).toEqual(new Set([browser.kept()[0]?.text]))
  })

test('whatever is done in several windows, none loses what any has shown as done, and all come to one truth', async () => {
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

test('also where it is taken back and deleted meanwhile, whoever takes over plays on and the others see it', async () => {
  await fc.assert(
    fc.asyncProperty(deeds([...PLAYED, ...TAKEN_BACK, ...MOVED, ...LISTED]), async (all) => {
      const table = await opened()
      for (const { what, who } of all) await table.doing(what, who)
      const [one] = table.windows
      // Whoever loads a page again after the game was deleted has none.
      fc.pre(table.windows.every(({ store }) => store.getState().session !== null))
      await one?.store.getState().takeOver()
      one?.store.getState().act({ type: 'step' })
      await atRest(table)
    }),
    { numRuns: 60 },
  )
})
