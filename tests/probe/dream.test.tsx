import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advance, openSession, type Session, stateOf } from '../../src/engine/kernel/index.ts'
import { fakeBrowser } from '../../src/session/testing.ts'
import { keysOf } from '../../src/store/storage.ts'
import { tryingFrom } from '../../src/ui/frames/dream/dream.ts'
import { useOpenTale } from '../../src/ui/page/open-tale.ts'
import { eventually } from '../support/eventually.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

const KEYS = keysOf('race')

/** Returns the session with one more move, chosen by a number; the same session if no move is allowed. */
function moved(session: Session<DiceRace>, choice: number): Session<DiceRace> {
  const allowed = diceRace.list(stateOf(session))
  const action = allowed[choice % Math.max(allowed.length, 1)]
  const next = action && advance(diceRace, session, action)
  return next?.ok ? next.value : session
}

const choices = fc.array(fc.nat(3), { minLength: 1, maxLength: 20 })

test('a dream leaves the tale behind it as saved, after any moves and undos', async () => {
  useOpenTale.setState({ id: 'race' })
  await fc.assert(
    fc.asyncProperty(choices, fc.nat(20), choices, async (told, leave, dreamt) => {
      const browser = fakeBrowser(diceRace, KEYS)
      const { store, close } = await browser.open()
      const safe = () => eventually(() => expect(store.getState().unsaved).toBe('nothing'))
      store.getState().adopt(told.reduce(moved, openSession(diceRace, { players: ['', ''] }, 1)), {
        kind: 'begun',
      })
      await safe()
      const id = store.getState().kept?.id ?? ''
      const session = store.getState().session
      if (!session) throw new Error('Nothing is told.')
      const textOf = () => browser.kept().find((game) => game?.line.id === id)?.text
      const before = textOf()
      expect(before).toBeTypeOf('string')
      const trying = tryingFrom<DiceRace>(
        store,
        (state) => diceRace.outcome(state) !== null,
        { session, id, opensAt: null },
        () => {},
      )
      await trying?.go(Math.min(leave, trying.most))
      expect(store.getState().kept?.origin).toMatchObject({ kind: 'branch', of: id })
      for (const choice of dreamt) {
        const { session: now, act, undo } = store.getState()
        const allowed = now ? diceRace.list(stateOf(now)) : []
        const action = allowed[choice % Math.max(allowed.length, 1)]
        if (choice === 3) undo()
        else if (action) act(action)
        await safe()
      }
      expect(textOf()).toBe(before)
      close()
    }),
    { numRuns: 25 },
  )
})
