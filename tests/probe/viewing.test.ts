import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advance, openSession, stateOf } from '../../src/engine/kernel/index.ts'
import { createViewing, type View, viewOf } from '../../src/store/viewing.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

const people = ['one', 'several'] as const
const config = { players: ['Hanna', 'Tom'] } as const

function raceAfter(...acts: DiceRace['Action']['type'][]) {
  return acts.reduce(
    (session, type) => {
      const next = advance(diceRace, session, { type })
      return next.ok ? next.session : session
    },
    openSession(diceRace, config, 5),
  )
}

interface Wish {
  session?: ReturnType<typeof raceAfter>
  computers?: readonly string[]
  playing?: boolean
  one?: boolean
  sworn?: number | null
}

const view = ({
  session = raceAfter(),
  computers = [],
  playing = false,
  one = false,
  sworn = null,
}: Wish): View =>
  viewOf(
    {
      game: diceRace,
      session,
      isPerson: (role) => !computers.includes(role),
      people: one ? 'one' : 'several',
      playing,
    },
    sworn,
  )

describe('who looks at a game with hidden hands', () => {
  test('is nobody before the first has said that they are ready', () => {
    expect(view({})).toEqual({ by: null, waitsFor: 0 })
    expect(view({ sworn: 0 })).toEqual({ by: 0, waitsFor: null })
  })

  test('is nobody as soon as the turn has passed, until the next is ready', () => {
    const session = raceAfter('step')
    expect(view({ session, sworn: 0 })).toEqual({ by: null, waitsFor: 1 })
    expect(view({ session, sworn: 1 })).toEqual({ by: 1, waitsFor: null })
  })

  test('is still whoever acted while it is shown what came of it', () => {
    expect(view({ session: raceAfter('step'), sworn: 0, playing: true })).toEqual({ by: 0, waitsFor: null })
  })

  test('is still the same person while a computer player acts, and no cover comes', () => {
    const computers = ['tortoise']
    expect(view({ computers })).toEqual({ by: 0, waitsFor: null })
    expect(view({ session: raceAfter('step'), computers, sworn: 0 })).toEqual({ by: 0, waitsFor: null })
  })

  test('is whoever leads both, without a cover', () => {
    expect(view({ session: raceAfter('step'), one: true })).toEqual({ by: 1, waitsFor: null })
  })

  test('is everybody when it is over, and sees what lies open', () => {
    const session = raceAfter(...Array.from({ length: 60 }, () => 'roll' as const))
    expect(diceRace.outcome(stateOf(session))).not.toBeNull()
    expect(view({ session, sworn: 0 })).toEqual({ by: null, waitsFor: null })
  })

  test('needs no cover where nothing is hidden', () => {
    const { seen: _, ...openRace } = diceRace
    const where = { game: openRace, session: raceAfter(), isPerson: () => true, playing: false }
    for (const each of people)
      expect(viewOf({ ...where, people: each }, null)).toEqual({ by: null, waitsFor: null })
  })
})

test('never does a person see a seat that is another person’s', () => {
  const acts = fc.array(fc.constantFrom('step', 'roll', 'play', 'peek'), { maxLength: 30 })
  fc.assert(
    fc.property(acts, fc.constantFrom(null, 0, 1), fc.boolean(), (moves, sworn, playing) => {
      const { by, waitsFor } = view({ session: raceAfter(...moves), sworn, playing })
      expect(by === null || by === sworn).toBe(true)
      expect(by === null || waitsFor === null).toBe(true)
    }),
  )
})

test('who said to be ready is known to the page alone, and can be forgotten', () => {
  const viewing = createViewing()
  viewing.getState().ready(1)
  expect(viewing.getState().sworn).toBe(1)
  viewing.getState().forget()
  expect(viewing.getState().sworn).toBeNull()
})
