import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '../../src/session/remote/connection.ts'
import { createRemoteTable } from '../../src/session/remote/create-remote-table.ts'
import { savedGames } from '../../src/store/saved-games/this-browser.ts'
import { fakeStorage } from '../../src/store/testing.ts'
import { countedWords, fakeTableServer } from '../session/fake-table-server.ts'
import { eventually } from '../support/eventually.ts'
import { type DiceRace, diceRace } from './dice-race.ts'
import { RACE_TABLE, race, useRace } from './tale.tsx'

const CONFIG: DiceRace['Config'] = { players: ['Ann', 'Ben'] }
const OWN_CONTROLLERS = { tortoise: 'careful' } as const
const STEP = { type: 'step' } as const

let server: ReturnType<typeof fakeTableServer<DiceRace>>
let remote: ReturnType<typeof createRemoteTable>
let back: () => Promise<void>
const onEnd = vi.fn()

const game = useRace.getState
const table = () => remote.useRemoteTable.getState()

beforeEach(async () => {
  onEnd.mockReset()
  await race.openGame()
  RACE_TABLE.leaders.getState().begin({ people: 'several', persons: {} }, OWN_CONTROLLERS)
  game().start(CONFIG, 5)
  game().act(STEP)
  server = fakeTableServer(diceRace, { players: ['Cat', 'Dot'] }, countedWords())
  remote = createRemoteTable({
    load: async () => (listener) => connect(listener, server.openWire),
    storage: fakeStorage().storage,
    tab: fakeStorage().storage,
  })
  await table().openTable('dice-race', 1, CONFIG, {})
  await table().takeSeat(0, 'Cat')
  await table().begin()
  back = await race.connectTo(remote, onEnd)
  await eventually(() => expect(game().session?.config.players).toEqual(['Player 0', '']))
})

afterEach(async () => {
  await back()
  table().leave()
})

test('shows the game of the table in place of the own one, which comes back', async () => {
  expect(game()).toMatchObject({ kept: null, watching: false, device: { seats: [0] } })
  game().act(STEP)
  await eventually(() => expect(game().session?.moves).toHaveLength(1))
  await back()
  expect(game().session?.config).toEqual(CONFIG)
  expect(game()).toMatchObject({ device: null, watching: false })
  expect(game().session?.moves).toHaveLength(1)
  expect(game().act(STEP)).toBe('done')
  expect(server.session().moves).toHaveLength(1)
})

test('ends when a player starts another game', async () => {
  game().start(CONFIG, 6)
  expect(game().session?.config).toEqual(CONFIG)
  expect(game().kept).not.toBeNull()
  expect(onEnd).toHaveBeenCalledOnce()
  server.play(STEP)
  await Promise.resolve()
  expect(game().session?.moves).toHaveLength(0)
  expect(game().act(STEP)).toBe('done')
  await back()
  expect(game().session?.moves).toHaveLength(1)
})

test('takes who plays each seat from the table, and gives the own game its players back', async () => {
  const { seats, ...lobby } = server.lobby()
  const bots = seats.map((seat, index) => (index === 1 ? { ...seat, by: 'random' } : seat))
  server.sendRaw({ name: 'lobby', data: { ...lobby, seats: bots } })
  const controllers = () => RACE_TABLE.leaders.getState().table
  await eventually(() => expect(controllers()).toEqual({ hare: 'person', tortoise: 'random' }))
  await back()
  expect(controllers()).toEqual(OWN_CONTROLLERS)
})

test('ends when a player opens a saved game, and not when the table is left', async () => {
  const [own] = (await savedGames.lines()).filter(({ outcome }) => outcome === null)
  if (!own) throw new Error('The game of this browser is not saved.')
  expect(await game().open(own.id)).toBe(true)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(game()).toMatchObject({ device: null, kept: { id: own.id } })
  await back()
  expect(onEnd).toHaveBeenCalledOnce()
})

describe('the finished game of a table', () => {
  const ofTable = async () => (await savedGames.lines()).filter(({ origin }) => origin.kind === 'table')
  const { table: id } = fakeTableServer(diceRace, CONFIG, countedWords()).lobby()

  beforeEach(async () => {
    await savedGames.remove(id)
    while (server.play({ type: 'roll' }));
    await eventually(() => expect(game().kept?.id).toBe(id))
  })

  test('is saved whole among the games of this browser, beside its own', async () => {
    const [line, another] = await ofTable()
    expect(another).toBeUndefined()
    expect(line).toMatchObject({
      id,
      tale: 'dice-race',
      origin: { kind: 'table', played: true },
      seats: [{ player: 'Player 0' }, { player: '' }],
    })
    expect(line?.outcome).not.toBeNull()
    expect((await savedGames.read(id))?.text).toBe(game().copy())
    // Neither saving nor taking seats touches it.
    RACE_TABLE.leaders.getState().lead('tortoise', 'careful')
    await back()
    expect(game()).toMatchObject({ device: null, session: { config: CONFIG } })
    expect((await savedGames.read(id))?.leaders).toMatchObject({ table: { hare: 'person' } })
  })

  test('is saved once, also if this device comes back to the table, or has deleted the game', async () => {
    const stored = await savedGames.read(id)
    await back()
    back = await race.connectTo(remote, onEnd)
    await eventually(() => expect(game().kept?.id).toBe(id))
    expect(await ofTable()).toHaveLength(1)
    expect(await savedGames.read(id)).toEqual(stored)
    await savedGames.remove(id)
    await back()
    back = await race.connectTo(remote, onEnd)
    await eventually(() => expect(game().kept?.id).toBe(id))
    expect(await ofTable()).toEqual([])
  })
})
