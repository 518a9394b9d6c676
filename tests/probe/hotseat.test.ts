import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateOf } from '../../src/engine/kernel/index.ts'
import { changeSession, openOnTable } from '../../src/session/game-store.ts'
import { PLAYER } from '../../src/session/state.ts'
import { ALONE } from '../../src/store/humans.ts'
import { passSeat } from '../../src/store/pass-seat.ts'
import { raceOnOneScreen } from './race-hotseat.ts'

function begun(people: 'one' | 'several' = 'several') {
  const race = raceOnOneScreen()
  race.leaders.getState().begin(people === 'one' ? ALONE : { people, persons: {} }, {})
  race.game.getState().start({ players: ['Hanna', 'Tom'] }, 5)
  const { hotseat, leaders, game } = race
  return {
    ...race,
    view: () => hotseat.currentViewer(),
    act: (type: 'step' | 'roll' | 'play' | 'peek') => game.getState().act({ type }),
    lead: (role: 'hare' | 'tortoise', leader: 'person' | 'careful') => leaders.getState().lead(role, leader),
  }
}

test('a seat given to a bot opens no hand, nor does taking it over', () => {
  const { view, lead, hotseat } = begun()
  hotseat.peek(true)
  lead('tortoise', 'careful')
  expect(view()).toMatchObject({ viewer: null, awaits: 0 })
  hotseat.confirm(0)
  expect(view()).toMatchObject({ viewer: 0, mayAct: true })
  lead('tortoise', 'person')
  expect(view()).toMatchObject({ viewer: null, awaits: 0 })
})

test('the next person must confirm although the last one gave their seat away', () => {
  const { view, act, lead, hotseat } = begun()
  hotseat.confirm(0)
  lead('hare', 'careful')
  expect(view()).toMatchObject({ viewer: null, awaits: null, mayAct: false })
  act('step')
  expect(view()).toMatchObject({ viewer: null, awaits: 1 })
  lead('hare', 'person')
  expect(view()).toMatchObject({ viewer: null, awaits: 1 })
})

test('undo, new game, leaving, returning shut it', () => {
  const { view, act, hotseat, game } = begun()
  const confirm = () => {
    hotseat.confirm(0)
    expect(view().viewer).toBe(0)
  }
  confirm()
  act('step')
  game.getState().undo()
  expect(view()).toMatchObject({ viewer: null, awaits: 0 })
  confirm()
  game.getState().start({ players: ['Hanna', 'Tom'] }, 6)
  expect(view()).toMatchObject({ viewer: null, awaits: 0 })
  confirm()
  hotseat.shut()
  expect(view()).toMatchObject({ viewer: null, awaits: 0 })
  confirm()
  const { session, kept } = game.getState()
  game.getState().leave()
  expect(view()).toMatchObject({ viewer: null, mayAct: false })
  if (session) openOnTable(game, session, kept)
  expect(view()).toMatchObject({ viewer: null, awaits: 0 })
})

test('a single person sees their hand at once; a person who joins hides it', () => {
  const { view, leaders } = begun('one')
  expect(view()).toMatchObject({ viewer: 0, awaits: null })
  passSeat(leaders, 'tortoise', 'person', { move: 0, by: 'owner', isAnotherPerson: true })
  expect(leaders.getState()).toMatchObject({ people: 'several', persons: { hare: 1 } })
  expect(view()).toMatchObject({ viewer: null, awaits: 0 })
})

test('unknown players count as several', () => {
  const { view, leaders } = begun('one')
  leaders.getState().take(null)
  expect(leaders.getState()).toMatchObject({ table: {}, people: 'several' })
  expect(view()).toMatchObject({ viewer: null, awaits: 0 })
})

test('two devices: each shows its own hand, and never the other’s', () => {
  const deviceOf = (seat: number) => {
    const screen = raceOnOneScreen()
    screen.game.getState().start({ players: ['Hanna', 'Tom'] }, 5)
    changeSession(screen.game, { type: 'role', role: { ...PLAYER, device: { seats: [seat] } } })
    return screen
  }
  const [one, other] = [deviceOf(0), deviceOf(1)]
  for (const type of ['step', 'peek', 'step', 'step', 'play'] as const) {
    const seat = stateOf(one.game.getState().session ?? expect.fail('A race runs.')).onTurn
    expect(one.hotseat.currentViewer()).toMatchObject({ viewer: 0, awaits: null, mayAct: seat === 0 })
    expect(other.hotseat.currentViewer()).toMatchObject({ viewer: 1, awaits: null, mayAct: seat === 1 })
    for (const { game } of [one, other]) game.getState().act({ type })
  }
})

type Deed =
  | 'step'
  | 'roll'
  | 'play'
  | 'peek'
  | 'undo'
  | 'redo'
  | 'hare'
  | 'tortoise'
  | 'reopen'
  | 'confirm'
  | 'look'

test('shows no hand before its owner confirms after the last change', () => {
  const deeds = fc.array(
    fc.constantFrom<Deed>(
      ...(['step', 'roll', 'play', 'peek', 'undo', 'redo', 'hare', 'tortoise'] as const),
      ...(['reopen', 'confirm', 'look'] as const),
    ),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(deeds, (all) => {
      const { view, act, lead, hotseat, game, leaders } = begun()
      /** An independent model of the gate: the seat that confirmed last. */
      let said: number | null = null
      for (const deed of all) {
        const { awaits } = view()
        const before = game.getState().session
        if (deed === 'confirm') {
          if (awaits !== null) {
            hotseat.confirm(awaits)
            said = awaits
          }
        } else if (deed === 'look') hotseat.peek(true)
        else if (deed === 'undo') {
          if (game.getState().undo()) said = null
        } else if (deed === 'redo') game.getState().redo()
        else if (deed === 'reopen') {
          if (before) openOnTable(game, { ...before }, game.getState().kept)
          said = null
        } else if (deed === 'hare' || deed === 'tortoise') {
          lead(deed, leaders.getState().table[deed] === 'careful' ? 'person' : 'careful')
          said = null
        } else act(deed)
        const { session } = game.getState()
        const now = session && stateOf(session)
        if (now && now.onTurn !== said) said = null
        const { viewer } = view()
        expect(viewer === null || viewer === said).toBe(true)
      }
    }),
  )
})
