// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createGame } from '../../src/session/memory-transport.ts'
import { createPositionStore } from '../../src/session/position-store.ts'
import { type DiceRace, diceRace } from '../probe/dice-race.ts'

const config = { players: ['Hanna', 'Tom'] } as const

interface Aim {
  aim: string | null
  held: boolean
}

/** An open game, and its aim. */
function aimed() {
  const game = createGame(diceRace)
  const aims = createPositionStore<DiceRace, Aim>(game, () => ({ aim: null, held: false }))
  game.getState().start(config, 5)
  return { game: game.getState(), onEvent: game.onEvent, aims }
}

test('a move ends a position’s state for good', () => {
  const { game, aims } = aimed()
  game.act({ type: 'step' })
  aims.setState({ aim: 'oak', held: true })
  expect(aims.getState()).toEqual({ aim: 'oak', held: true })
  game.undo()
  expect(aims.getState()).toEqual({ aim: null, held: false })
  game.redo()
  expect(aims.getState()).toEqual({ aim: null, held: false })
})

test('a change in a new position leaves nothing of the one before', () => {
  const { game, aims } = aimed()
  aims.setState({ aim: 'oak', held: true })
  game.act({ type: 'step' })
  aims.setState(({ aim }) => ({ aim: `${aim} and elm` }))
  expect(aims.getState()).toEqual({ aim: 'null and elm', held: false })
})

test('refused actions and failed saves leave it', () => {
  const game = createGame(diceRace)
  const aims = createPositionStore<DiceRace, Aim>(game, () => ({ aim: null, held: false }))
  game.getState().start(config, 5)
  aims.setState({ aim: 'oak' })
  game.setState({ storage: 'full' })
  expect(game.getState().redo()).toBe(false)
  expect(aims.getState().aim).toBe('oak')
})

test('subscribers get one call when the position clears it, and none for later moves', () => {
  const { game, aims } = aimed()
  aims.setState({ aim: 'oak' })
  const heard: unknown[] = []
  const stop = aims.subscribe(({ aim }, before) => heard.push([before.aim, aim]))
  game.act({ type: 'step' })
  game.act({ type: 'step' })
  aims.setState({ aim: 'elm' })
  stop()
  aims.setState({ aim: 'ash' })
  expect(heard).toEqual([
    ['oak', null],
    [null, 'elm'],
  ])
})

test('a component shows it while the position lasts', () => {
  const { game, aims } = aimed()
  const { result } = renderHook(() => aims(({ aim }) => aim))
  act(() => aims.setState({ aim: 'oak' }))
  expect(result.current).toBe('oak')
  act(() => void game.act({ type: 'step' }))
  expect(result.current).toBeNull()
})

test('carry takes the state from position to position, as one object for all readers', () => {
  const game = createGame(diceRace)
  const trail = createPositionStore<DiceRace, { trail: string }>(
    game,
    () => ({ trail: '' }),
    (now, { type }) => ({ trail: `${now.trail} ${type}` }),
  )
  const seen = new Set<object>()
  game.onEvent(() => seen.add(trail.getState()).add(trail.getState()))
  game.getState().start(config, 5)
  game.getState().act({ type: 'step' })
  trail.setState({ trail: 'here' })
  game.getState().undo()
  game.getState().redo()
  expect(trail.getState().trail).toBe('here rewound moved')
  expect([...seen]).toEqual(
    [' opened', ' opened moved', 'here rewound', 'here rewound moved'].map((all) => ({ trail: all })),
  )
})

test('subscribers get no call for a move if carry keeps the state', () => {
  const game = createGame(diceRace)
  const aims = createPositionStore<DiceRace, Aim>(
    game,
    () => ({ aim: null, held: false }),
    (aim) => aim,
  )
  game.getState().start(config, 5)
  aims.setState({ aim: 'oak' })
  const heard: unknown[] = []
  aims.subscribe((aim) => heard.push(aim))
  game.getState().act({ type: 'step' })
  expect([aims.getState().aim, heard]).toEqual(['oak', []])
})

test.each([0, 1, 2, 3])('move listeners never see the old aim: %i', (place) => {
  const game = createGame(diceRace)
  const seen: (string | null)[] = []
  const stores = Array.from({ length: 4 }, (_, index) => {
    const made = createPositionStore<DiceRace, Aim>(game, () => ({ aim: null, held: false }))
    game.onEvent(() => {
      if (index === place) seen.push(...stores.map((one) => one.getState().aim))
      made.setState({ aim: 'begun' })
    })
    return made
  })
  game.getState().start(config, 5)
  for (const one of stores) one.setState({ aim: 'oak' })
  seen.length = 0
  game.getState().act({ type: 'step' })
  expect(seen).toEqual(stores.map((_, index) => (index < place ? 'begun' : null)))
})
