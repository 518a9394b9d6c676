import { afterEach, expect, test } from 'vitest'
import { type Citadel, citadel, standardRules as citadelRules } from '../../src/engine/citadel/index.ts'
import {
  CHARACTER_IDS,
  everyBox,
  standardRules as fairyTaleRules,
} from '../../src/engine/fairy-tale/index.ts'
import {
  type GameTypes,
  randomState,
  type Session,
  seededRng,
  stateOf,
  type Viewer,
  viewUpdate,
  wholeView,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { PROTOCOL } from '../../src/protocol/messages.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'
import { looksInto } from '../citadel/known.ts'
import { type AnyGame, connect, type Device, joinTable, openTable, playToEnd } from './device.ts'
import { startServer, type TestServer } from './server.ts'

let server: TestServer
const devices: Device[] = []
afterEach(async () => {
  for (const device of devices.splice(0)) device.close()
  await server.close()
})

/** Opens a table with a screen and devices with the given seats, and begins its game. */
async function begun(tale: string, config: unknown, seats: readonly (readonly number[])[]) {
  server = await startServer()
  const game = SERVER_TALES[tale]?.game as AnyGame
  const screen = await connect(server.port, game)
  devices.push(screen)
  const { table, key } = await openTable(screen, game, config)
  const hands: { device: Device; seats: readonly number[] }[] = []
  for (const own of seats) {
    const device = await joinTable(server.port, game, screen.lobby().code)
    devices.push(device)
    for (const seat of own) await device.done('take', { seat, name: `Player ${seat}` })
    hands.push({ device, seats: own })
  }
  await screen.done('begin', {})
  for (const device of devices) await device.until(() => device.lobby().phase === 'playing')
  return { game, screen, hands, table, key }
}

test('two devices play a whole game of the first tale with expansions together', async () => {
  const config = {
    seats: CHARACTER_IDS.slice(0, 3).map((character) => ({ character, player: '' })),
    difficulty: 'bedtime-story',
    rules: fairyTaleRules(),
    boxes: everyBox(true),
  }
  const { game, screen, hands } = await begun('fairy-tale', config, [[0, 2], [1]])
  const luck = seededRng({ random: randomState(11) })
  const bot = SERVER_TALES['fairy-tale']?.bots['apprentice']?.()
  await playToEnd(game, hands, (session) => bot?.(stateOf(session), luck), 3000)
  for (const device of devices) await device.until(() => device.lobby().phase === 'over')
  const games = new Set(
    [screen, ...hands.map(({ device }) => device)].map((one) => writeGame(game, one.session())),
  )
  expect(games.size).toBe(1)
  expect(JSON.parse([...games][0] ?? '')).toMatchObject({
    config: { seats: [{ player: 'Player 0' }, {}, {}] },
  })
  expect(server.warnings).toEqual([])
})

/** Returns the session as it was after its first moves. */
const firstMoves = (session: Session<Citadel>, moves: number): Session<Citadel> => ({
  ...session,
  moves: session.moves.slice(0, moves),
})

test('no device of a game with hidden hands is sent the cards of another', async () => {
  const config = { players: ['', '', ''], rules: citadelRules() }
  const { game, screen, hands, table, key } = await begun('citadel', config, [[0], [1], [2]])
  const luck = seededRng({ random: randomState(5) })
  const bot = SERVER_TALES['citadel']?.bots['page']?.()
  let late: Device | null = null
  await playToEnd(
    game,
    hands,
    async (session) => {
      // In the middle, a spectator comes and gets everything so far at once.
      if (!late && screen.place().n > 10) {
        late = await connect(server.port, game)
        devices.push(late)
        await late.done('join', { protocol: PROTOCOL, table, key })
      }
      return bot?.(stateOf(session), luck)
    },
    3000,
  )
  for (const device of devices) await device.until(() => device.lobby().phase === 'over')
  const games = new Set(devices.map((one) => writeGame(game, one.session())))
  expect(games.size).toBe(1)

  const whole = screen.session() as Session<GameTypes> as Session<Citadel>
  const viewers: Viewer[] = [null, 0, 1, 2, null]
  for (const [index, device] of devices.entries()) {
    const viewer = viewers[index] ?? null
    let hidden = 0
    // What the device knew before the end: no card of another hand that its person may not see.
    const { first, moves } = device.views() as Session<GameTypes> as Session<Citadel>
    for (const [move, known] of [first, ...moves.map(({ after }) => after)].entries()) {
      const real = move === 0 ? whole.first : whole.moves[move - 1]?.after
      if (!real) throw new Error(`There is no move ${move}.`)
      for (const [seat, { hand }] of known.seats.entries())
        if (!looksInto(real, viewer, seat))
          for (const { card, seen } of hand) {
            expect(card === null || seen).toBe(true)
            if (card === null) hidden += 1
          }
    }
    expect(hidden).toBeGreaterThan(0)

    // Every frame has what the kernel shows to this viewer, and nothing else.
    let checked = 0
    for (const text of device.frames) {
      const frame = JSON.parse(text)
      if (!Array.isArray(frame))
        expect(Object.keys(frame).filter((key) => !ANSWERED.includes(key))).toEqual([])
      const [name, news] = Array.isArray(frame) ? frame : ['ack', frame]
      if (name === 'view' && news.view.kind === 'game') break
      if (name === 'view') {
        expect(JSON.stringify(news.view)).toBe(
          JSON.stringify(wholeView(citadel, firstMoves(whole, news.n), viewer)),
        )
        expect(news.viewer).toBe(viewer)
      } else if (name === 'update') {
        checked += 1
        const [before, after] = [firstMoves(whole, news.n - 1), firstMoves(whole, news.n)]
        expect(JSON.stringify(news.update)).toBe(JSON.stringify(viewUpdate(citadel, before, after, viewer)))
        // Also an answer without a choice, which the move of another seat brings with it.
        expect('action' in news.update).toBe(citadel.decider(stateOf(before)) === viewer)
      } else expect(['ack', 'lobby', 'question', 'pins']).toContain(name)
      expect(text).not.toContain('"words"')
    }
    expect(checked).toBeGreaterThan(0)
  }
})

/** The fields of answers at a table that say nothing of its game. */
const ANSWERED = ['pass', 'ok', 'table', 'key', 'lobby', 'seat', 'token', 'epoch', 'n']
