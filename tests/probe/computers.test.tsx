import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useStore } from 'zustand'
import { seededRng } from '../../src/engine/kernel/index.ts'
import { selectState } from '../../src/session/game-store.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { computerFor, createControllers } from '../../src/store/controllers-store.ts'
import { savedLeaders } from '../../src/store/saved-controllers.ts'
import { useSettings } from '../../src/store/settings.ts'
import { keysOf } from '../../src/store/storage.ts'
import { fakeStorage } from '../../src/store/testing.ts'
import { BotTurn } from '../../src/ui/frames/bots/BotTurn.tsx'
import { followPace, letWait, usePace } from '../../src/ui/frames/bots/pace.ts'
import { type Acts, useActing } from '../../src/ui/frames/bots/useActing.ts'
import { type DiceRace, diceRace, type RaceState } from './dice-race.ts'
import { RACE_PLAYERS, type RacePlayerName } from './players.ts'
import { NAMES, nameOf } from './race-lines.tsx'

const ROLES = ['hare', 'tortoise'] as const
const PLAYERS = ['random', 'careful'] as const

const KEYS = keysOf('race')
const game = createGame(diceRace)
const leaders = createControllers(savedLeaders(fakeStorage().storage, KEYS.leaders, ROLES, PLAYERS))
followPace(game)

const acts: Acts<RaceState, RacePlayerName, DiceRace['Action']> = {
  prepare: () => {},
  decide(computer, state, then) {
    then(RACE_PLAYERS[computer](state, seededRng({ random: state.random })))
    return () => {}
  },
  act: (action) => void game.getState().act(action),
}

/** The race, with a choice of controller for the tortoise. */
function Table() {
  const state = useStore(game, selectState)
  const { table, lead } = useStore(leaders)
  const computer = state && computerFor(diceRace.decider(state), ROLES, table)
  useActing({ state, turn: state?.onTurn, computer, isStill: true }, acts)
  return (
    <>
      {state && computer && (
        <BotTurn
          title={`The ${computer} one leads ${nameOf(state.onTurn)}`}
          thinks={computer === 'careful'}
          long={false}
          who={nameOf(state.onTurn)}
          turn={state.onTurn}
          isLedHere
          onTakeOver={() => lead('tortoise', 'person')}
        />
      )}
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const moves = () => game.getState().session?.moves ?? []
const step = () => act(() => void game.getState().act({ type: 'step' }))

beforeEach(() => {
  useSettings.setState({ language: 'en', speed: 'instant' })
  leaders.setState({ table: {} })
  game.getState().start({ players: NAMES }, 5)
  render(<Table />)
})

test.each([
  { thinks: true, long: false, says: 'is thinking…' },
  { thinks: false, long: false, says: 'is playing…' },
  { thinks: true, long: 'needs longer', says: 'needs longer' },
] as const)('while it must act it $says', ({ says, ...does }) => {
  cleanup()
  render(<BotTurn title="The careful one" who="Tom" turn={0} isLedHere onTakeOver={() => {}} {...does} />)
  expect(screen.getByText(says)).toBeVisible()
})

test('acts on its turn until people must decide', async () => {
  act(() => leaders.getState().lead('tortoise', 'careful'))
  step()
  await waitFor(() => expect(moves().length).toBeGreaterThan(1))
  await waitFor(() => expect(selectState(game.getState())?.onTurn).toBe(0))
  expect(screen.queryByRole('group', { name: 'The computer player' })).toBeNull()
})

test('it can be let wait and go on, and a new game begins unhurried', async () => {
  act(() => {
    leaders.getState().lead('tortoise', 'careful')
    letWait(true)
  })
  step()
  expect(screen.getByText('The careful one leads Tom')).toBeVisible()
  expect(screen.getByText('is paused.')).toBeVisible()
  expect(moves()).toHaveLength(1)
  await userEvent.click(button('Go on'))
  await waitFor(() => expect(moves().length).toBeGreaterThan(1))
  act(() => game.getState().start({ players: NAMES }, 6))
  expect(usePace.getState()).toEqual({ waiting: false, hurried: null })
})

test('it can be taken over in its turn', async () => {
  act(() => {
    leaders.getState().lead('tortoise', 'random')
    letWait(true)
  })
  step()
  await userEvent.click(button('Take over Tom'))
  expect(leaders.getState().table).toEqual({ tortoise: 'person' })
  expect(moves()).toHaveLength(1)
})

test('it is hurried, paused and let go on without losing its thought', async () => {
  const asked: ((action: DiceRace['Action']) => void)[] = []
  const left = vi.fn()
  const slow: typeof acts = {
    ...acts,
    decide(_computer, _state, then) {
      asked.push(then)
      return left
    },
  }
  cleanup()
  const state = selectState(game.getState())
  renderHook(() => useActing({ state, turn: 0, computer: 'careful', isStill: true }, slow))
  act(() => usePace.setState({ hurried: 0 }))
  act(() => letWait(true))
  asked[0]?.({ type: 'step' })
  await new Promise((soon) => setTimeout(soon, 100))
  expect(moves()).toHaveLength(0)
  act(() => letWait(false))
  await waitFor(() => expect(moves()).toHaveLength(1))
  expect(asked).toHaveLength(1)
  expect(left).not.toHaveBeenCalled()
})
