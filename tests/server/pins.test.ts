import { afterEach, expect, test } from 'vitest'
import {
  type Action,
  CHARACTER_IDS,
  defaultBoxes,
  type State,
  standardRules,
} from '../../src/engine/fairy-tale/index.ts'
import { randomState, seededRng, stateOf } from '../../src/engine/kernel/index.ts'
import { PROTOCOL } from '../../src/protocol/messages.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'
import { type AnyGame, connect, type Device, joinTable, openTable } from './device.ts'
import { startServer, type TestServer } from './server.ts'

const game = SERVER_TALES['fairy-tale']?.game as AnyGame

let server: TestServer
const devices: Device[] = []
afterEach(async () => {
  for (const device of devices.splice(0)) device.close()
  await server.close()
})

const stateAt = (device: Device) => stateOf(device.session()) as State
const actionsAt = (device: Device) => game.list(stateAt(device)) as readonly Action[]
const written = (action: Action): unknown => game.codec.writeAction(action)

/** Plays with the devices of seats 0 and 1 until a condition holds before an action. */
async function playUntil(seats: readonly Device[], holds: (state: State) => boolean): Promise<void> {
  const [first] = seats
  const bot = SERVER_TALES['fairy-tale']?.bots['apprentice']?.()
  const luck = seededRng({ random: randomState(5) })
  for (let actions = 0; first && !holds(stateAt(first)); actions += 1) {
    if (actions > 200) throw new Error('The position never came.')
    const decider = game.decider(stateAt(first))
    const actor = seats[typeof decider === 'number' ? decider : 0]
    const action = actor && (await bot?.(stateAt(actor), luck))
    const reply = await actor?.act(game.codec.writeAction(action))
    if (!reply?.ok) throw new Error(`Not acted: ${JSON.stringify(reply)}`)
    for (const device of devices) await device.until(() => device.place().n >= reply.n)
  }
}

const isAction = ({ phase, pending }: State) => phase === 'action' && !pending

/** A screen and two devices with a hero each; seat 0 is to act in the action phase. */
async function begun() {
  server = await startServer()
  const screen = await connect(server.port, game)
  devices.push(screen)
  const config = {
    seats: CHARACTER_IDS.slice(0, 2).map((character) => ({ character, player: '' })),
    difficulty: 'bedtime-story',
    rules: standardRules(),
    boxes: defaultBoxes('bedtime-story'),
  }
  const { table, key } = await openTable(screen, game, config)
  const seats: Device[] = []
  for (const [seat, name] of ['Ann', 'Ben'].entries()) {
    const device = await joinTable(server.port, game, screen.lobby().code)
    devices.push(device)
    await device.done('take', { seat, name, token: name.padEnd(22, 'x') })
    seats.push(device)
  }
  await screen.done('begin', {})
  for (const device of devices) await device.until(() => device.lobby().phase === 'playing')
  await playUntil(seats, isAction)
  const [ann, ben] = seats as [Device, Device]
  const pin = (device: Device, seat: number, action: unknown, more: object = {}) => {
    const { epoch, n } = device.place()
    return device.ask('pin', { epoch, n, seat, action, ...more })
  }
  const walks = () => actionsAt(ann).filter(({ type }) => type === 'walk')
  return { screen, ann, ben, seats, table, key, pin, walks }
}

const actionsOf = (device: Device) => device.pins().map(({ action }) => action)

test('a suggestion stands on the board of every device, also of one that comes later', async () => {
  const { screen, ann, ben, table, key, pin, walks } = await begun()
  const [walk] = walks().map(written)
  expect(await pin(ben, 1, walk)).toEqual({ ok: true })
  for (const device of [screen, ann, ben]) await device.until(() => device.pins().length === 1)
  const { n } = ann.place()
  expect(ann.pins()).toEqual([{ pin: expect.any(Number), seat: 1, moves: n, action: walk }])
  const late = await connect(server.port, game)
  devices.push(late)
  await late.done('join', { protocol: PROTOCOL, table, key })
  expect(late.pins()).toEqual(ann.pins())
  expect(ann.place().n).toBe(n)
})

test('only an own waiting seat suggests, what the seat to act could do now', async () => {
  const { screen, ann, ben, pin, walks } = await begun()
  const [walk] = walks().map(written)
  const refused = (code: string) => ({ ok: false, code })
  expect(await pin(screen, 1, walk)).toEqual(refused('not-your-seat'))
  expect(await pin(ben, 0, walk)).toEqual(refused('not-your-seat'))
  expect(await pin(ann, 0, walk)).toEqual(refused('refused'))
  expect(await pin(ben, 1, walk, { n: ben.place().n - 1 })).toEqual(refused('behind'))
  expect(await pin(ben, 1, walk, { epoch: 7 })).toEqual(refused('behind'))
  expect(await pin(ben, 1, { type: 'end-turn' })).toEqual(refused('refused'))
  expect(await pin(ben, 1, { type: 'walk', to: '90,90' })).toEqual(refused('refused'))
  const odd = [
    { ...(walk as object), note: 'x'.repeat(4000) },
    { type: 'walk', to: '01,0' },
    'text',
    null,
    [walk],
  ]
  for (const action of odd) expect(await pin(ben, 1, action)).toEqual(refused('wrong-shape'))
  expect(ben.pins()).toEqual([])
  expect(server.warnings).toEqual([])
})

test('a seat has distinct suggestions, three at most', async () => {
  const { ann, ben, pin, walks } = await begun()
  const actions = walks().map(written)
  expect(actions.length).toBeGreaterThanOrEqual(4)
  const [first, second, third, fourth] = actions
  for (const action of [first, first, second, third, fourth]) await pin(ben, 1, action)
  await ann.until(
    () => actionsOf(ann).length === 3 && JSON.stringify(ann.pins()).includes(JSON.stringify(fourth)),
  )
  expect(actionsOf(ann)).toEqual([second, third, fourth])
})

test('its own device or the seat to act takes it off the board, nobody else', async () => {
  const { screen, ann, ben, pin, walks } = await begun()
  const [first, second] = walks().map(written)
  for (const action of [first, second]) await pin(ben, 1, action)
  await ann.until(() => ann.pins().length === 2)
  const [one, other] = ann.pins().map((pinned) => pinned.pin)
  expect(await screen.ask('unpin', { pin: one ?? 0 })).toEqual({ ok: false, code: 'not-your-seat' })
  await ben.done('unpin', { pin: one ?? 0 })
  await ann.until(() => ann.pins().length === 1)
  await ann.done('unpin', { pin: other ?? 0 })
  await ben.until(() => ben.pins().length === 0)
  // It may be gone already.
  expect(await ann.ask('unpin', { pin: other ?? 0 })).toEqual({ ok: true })
})

test('stays while moves are taken back to it, and goes with the turn, its position or its seat', async () => {
  const { ann, ben, seats, pin, walks } = await begun()
  const [walk] = walks().map(written)
  await pin(ben, 1, walk)
  await ann.until(() => ann.pins().length === 1)
  await ann.act(walk)
  await ben.until(() => stateAt(ben) !== null && ben.place().n === ann.place().n)
  expect(ann.pins()).toHaveLength(1)
  const later = actionsAt(ann)
    .filter(({ type }) => type === 'walk')
    .map(written)[0]
  if (later !== undefined) {
    await pin(ben, 1, later)
    await ann.until(() => ann.pins().length === 2)
  }
  const { epoch, n } = ann.place()
  const left = ann.session().moves.length - 1
  expect(await ann.ask('undo', { epoch, n, id: 'request-undo', left })).toEqual({ ok: true, done: true })
  await ann.until(() => ann.place().epoch === epoch + 1 && ann.pins().length === 1)
  expect(actionsOf(ann)).toEqual([walk])
  await ben.done('leave', { seat: 1 })
  await ann.until(() => ann.pins().length === 0)
  await ben.done('take', { seat: 1, name: 'Ben' })
  await ben.until(() => ben.lobby().seats[1]?.by === 'person')
  await pin(ben, 1, walk)
  await ann.until(() => ann.pins().length === 1)
  const { turn } = stateAt(ann)
  await playUntil(seats, (state) => state.turn !== turn)
  await ann.until(() => ann.pins().length === 0)
})

test('a game with hidden hands has no suggestions', () => {
  for (const { game: rules, suggestions } of Object.values(SERVER_TALES))
    if (rules.seen) expect(suggestions).toBeUndefined()
})
