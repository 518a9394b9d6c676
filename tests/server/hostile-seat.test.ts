import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { standardRules as duelRules } from '../../src/engine/boogyman/index.ts'
import { standardRules as citadelRules } from '../../src/engine/citadel/index.ts'
import {
  CHARACTER_IDS,
  everyBox,
  standardRules as fairyTaleRules,
} from '../../src/engine/fairy-tale/index.ts'
import { standardRules as fortlandRules } from '../../src/engine/fortland/index.ts'
import { PRESETS, standardRules as siegeRules } from '../../src/engine/fortress/index.ts'
import { stateOf } from '../../src/engine/kernel/index.ts'
import { PROTOCOL, type Request, type RequestName } from '../../src/protocol/messages.ts'
import { readEntry } from '../../src/server/entries.ts'
import { hashOf } from '../../src/server/secret.ts'
import { deciderOf, opened, readTable, tableAfter } from '../../src/server/table.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'
import { type AnyGame, connect, type Device, joinTable, newId, openTable } from './device.ts'
import { startServer, type TestServer } from './server.ts'

const CONFIGS: Readonly<Record<string, unknown>> = {
  'fairy-tale': {
    seats: CHARACTER_IDS.slice(0, 2).map((character) => ({ character, player: '' })),
    difficulty: 'bedtime-story',
    rules: fairyTaleRules(),
    boxes: everyBox(true),
  },
  boogyman: { players: ['', ''], first: 'red', rules: duelRules() },
  fortland: { players: ['', ''], rules: fortlandRules() },
  citadel: { players: ['', '', ''], rules: citadelRules() },
  fortress: {
    player: '',
    muster: PRESETS['town-watch'],
    against: { defenders: 3 },
    rules: siegeRules(),
  },
}

/** Hostile requests of one game. */
const REQUESTS_OF_EVE = 240

let server: TestServer
let folder: string
const devices: Device[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  server = await startServer({ folder })
})
afterEach(async () => {
  for (const device of devices.splice(0)) device.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const kept = (device: Device): Device => {
  devices.push(device)
  return device
}

/** A request of the right shape, with wrong or borrowed values. `now`: values of the current position. */
type Hostile = (now: Now) => { [Name in RequestName]: readonly [Name, Request<Name>] }[RequestName]

interface Now {
  readonly epoch: number
  readonly n: number
  readonly table: string
  /** Actions that the seat to act may play. */
  readonly listed: readonly unknown[]
  /** Ids of requests of the other person. */
  readonly ids: readonly string[]
  readonly tokens: readonly string[]
}

const WEIRD = [
  null,
  {},
  [],
  '',
  'end',
  -1,
  1e308,
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'end', seat: 0, player: 0 },
  JSON.parse('{"__proto__":{"type":"end"},"type":"toString"}'),
  { type: 'end', at: { x: 1e9, y: -1e9 } },
  '\u{1F4A5}\uD800\u202E\u0000',
]

const seat = fc.constantFrom(0, 1, 2, 3, 11)
const bot = fc.constantFrom(null, 'cub', 'page', 'apprentice', 'constructor', 'to-string')
const secret = fc.constantFrom('AbCdEfGhIjKlMnOpQrSt_-', '______________________')
const drift = fc.constantFrom(0, 0, 0, 1, -1)

/** Moves a count by a drift, and never below 0. */
const near = (count: number, by: number): number => Math.max(0, count + by)

const hostile: fc.Arbitrary<Hostile> = fc.oneof(
  fc
    .record({
      drift,
      early: drift,
      pick: fc.nat(),
      isWeird: fc.boolean(),
      isOld: fc.boolean(),
      more: fc.nat(3),
    })
    .map(
      ({ drift, early, pick, isWeird, isOld, more }): Hostile =>
        (now) => {
          const source = isWeird || now.listed.length === 0 ? WEIRD : now.listed
          const actions = Array.from(
            { length: more + 1 },
            (_, index) => source[(pick + index) % source.length],
          )
          const id = isOld ? (now.ids.at(-1) ?? newId()) : newId()
          return ['act', { epoch: near(now.epoch, early), n: near(now.n, drift), id, actions }]
        },
    ),
  fc.record({ drift, left: fc.nat(40), isOld: fc.boolean() }).map(
    ({ drift, left, isOld }): Hostile =>
      (now) => [
        'undo',
        { epoch: now.epoch, n: near(now.n, drift), id: (isOld && now.ids.at(-1)) || newId(), left },
      ],
  ),
  fc.record({ question: fc.nat(5), yes: fc.boolean() }).map(
    (data): Hostile =>
      () => ['answer', data],
  ),
  fc.record({ seat, name: fc.string({ maxLength: 200, unit: 'binary' }), token: secret }).map(
    (data): Hostile =>
      () => ['take', data],
  ),
  fc.record({ seat: fc.constantFrom(0, 2, 3, 11), by: bot }).map(
    (data): Hostile =>
      () => ['control', data],
  ),
  fc.record({ seat: fc.constantFrom(0, 2, 3, 11) }).map(
    (data): Hostile =>
      () => ['leave', data],
  ),
  fc.record({ bot: fc.constantFrom('cub', 'constructor') }).map(
    (data): Hostile =>
      () => ['begin', data],
  ),
  fc.record({ seat, pick: fc.nat(), isWeird: fc.boolean(), drift }).map(
    ({ seat, pick, isWeird, drift }): Hostile =>
      (now) => {
        const source = isWeird || now.listed.length === 0 ? WEIRD : now.listed
        const place = { epoch: now.epoch, n: near(now.n, drift) }
        return ['pin', { ...place, seat, action: source[pick % source.length] }]
      },
  ),
  fc.record({ pin: fc.nat() }).map(
    (data): Hostile =>
      () => ['unpin', data],
  ),
  fc.record({ other: secret, isMixed: fc.boolean() }).map(
    ({ other, isMixed }): Hostile =>
      ({ tokens }) => ['ticket', { tokens: isMixed ? [...tokens, other] : [other] }],
  ),
  fc.record({ epoch: fc.nat(3), n: fc.nat(60) }).map(
    (data): Hostile =>
      () => ['beat', data],
  ),
)

/** The log of the only table. */
function logOf(): readonly string[] {
  const name = readdirSync(folder).find((one) => one.endsWith('.jsonl')) ?? expect.fail('There is no log.')
  return readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1)
}

interface Begun {
  readonly ann: Device
  readonly eve: Device
  readonly table: string
  readonly ofEve: readonly number[]
  /** The tokens of Eve. */
  readonly own: readonly string[]
}

/** Lets a hostile device send its requests, while Ann plays in her turns. Returns the ids of Ann's actions. */
async function attack(game: AnyGame, { ann, eve, table, own: tokens, ofEve }: Begun): Promise<string[]> {
  const ids: string[] = []
  const isOfEve = (decider: unknown) => ofEve.some((seat) => seat === decider)
  const listedAt = ({ session }: Device): unknown[] => {
    const actions = game.list(stateOf(session())) as { type: string }[]
    // Giving up is anybody's right, and would end the game.
    return actions.filter(({ type }) => !['give-up', 'resign'].includes(type)).map(game.codec.writeAction)
  }
  for (const [index, make] of fc.sample(hostile, { numRuns: REQUESTS_OF_EVE, seed: 41 }).entries()) {
    const { epoch, n } = ann.place()
    // In a game with secrets, only the view of the seat to act knows its actions.
    const listed = listedAt(isOfEve(game.decider(stateOf(ann.session()))) ? eve : ann)
    const [name, data] = make({ epoch, n, table, listed, ids, tokens })
    const reply = await eve.ask(name, data)
    if (reply.ok) expect({ name, reply }).not.toHaveProperty('reply.key')
    if (index % 6 !== 5) continue
    // Ann gets all news before the answer to her beat.
    await ann.done('beat', { epoch, n })
    const decider = game.decider(stateOf(ann.session()))
    const [action] = listedAt(ann)
    if (decider === null || isOfEve(decider) || action === undefined) continue
    const place = ann.place()
    const id = newId()
    const acted = await ann.ask('act', { epoch: place.epoch, n: place.n, id, actions: [action] })
    expect(acted).toMatchObject({ ok: true })
    ids.push(id)
    await ann.until(() => ann.place().n > place.n)
  }
  return ids
}

describe.each(Object.keys(CONFIGS))('a hostile device at a table of %s', (tale) => {
  const game = SERVER_TALES[tale]?.game as AnyGame
  const config = CONFIGS[tale]
  const seats = game.seats(config).map((_, index) => index)

  /** A table whose game has begun. Ann has the seats that Eve has not. */
  async function begun(ofEve: readonly number[]) {
    const ann = kept(await connect(server.port, game))
    const { table, key } = await openTable(ann, game, config)
    const eve = kept(await joinTable(server.port, game, ann.lobby().code))
    const tokens: string[] = []
    const own: string[] = []
    for (const one of seats) {
      const owner = ofEve.includes(one) ? eve : ann
      const { token } = await owner.done('take', { seat: one, name: owner === eve ? 'Eve' : 'Ann' })
      ;(owner === eve ? own : tokens).push(token)
    }
    await ann.done('begin', {})
    for (const one of [ann, eve]) await one.until(() => one.lobby().phase === 'playing')
    return { ann, eve, table, key, tokens, own, ofEve }
  }

  test('without a seat adds nothing to the log, and gets no secret', async () => {
    const all = await begun([])
    const { eve, key, tokens } = all
    const before = logOf().length
    const ids = await attack(game, all)
    const added = logOf().slice(before).map(readEntry)
    expect(added.map((entry) => ('id' in entry ? entry.id : entry))).toEqual(ids)
    for (const one of [key, ...tokens]) expect(eve.frames.join()).not.toContain(one)
    expect(server.warnings).toEqual([])
  })

  // In The Fortress, others only watch.
  if (seats.length > 1)
    test('with a seat does only what its seat may do', async () => {
      const all = await begun([1])
      const { ann, eve, key, tokens } = all
      const ids = await attack(game, all)
      const [first = expect.fail('The log is empty.'), ...entries] = logOf().map(readEntry)
      let before = opened(SERVER_TALES, first)
      for (const entry of entries) {
        const decider = deciderOf(before)
        if (entry.do === 'act') expect([entry.seat, 'together']).toContain(decider)
        if (entry.do === 'undo')
          expect(before.actors.slice(entry.left).filter((seat) => seat !== 1)).toEqual([])
        before = tableAfter(before, entry)
        // Only Ann has moved for her seats, and has taken nothing back. Eve may use her ids: an id counts for its own seat.
        if (entry.do === 'act' && entry.seat !== 1) expect(ids).toContain(entry.id)
        if (entry.do === 'undo' || entry.do === 'ask') expect(entry.seat).toBe(1)
        if (entry.do === 'answer') expect(entry.seats).toEqual([1])
        expect(entry.do).not.toBe('leave')
      }
      const read = readTable(SERVER_TALES, logOf())
      const ofAnn = read.actors.filter((seat) => seat !== 1).length
      expect(ofAnn).toBeGreaterThanOrEqual(ids.length)
      expect(read.phase).toBe('playing')
      for (const [place, one] of read.seats.entries())
        if (place !== 1) expect(tokens.map(hashOf)).toContain(one.token)
      // Both devices show the game of the log.
      for (const one of [ann, eve]) {
        await one.until(() => one.place().n === read.n)
        expect(one.session().moves).toHaveLength(read.session?.moves.length ?? -1)
      }
      if (game.seen === undefined && read.session)
        expect(stateOf(eve.session())).toEqual(stateOf(read.session))
      for (const one of [key, ...tokens]) expect(eve.frames.join()).not.toContain(one)
      expect(server.warnings).toEqual([])
    })

  test('cannot return with guessed tokens, nor open the table by a guessed key', async () => {
    const { ann, table } = await begun([])
    const guess = kept(await connect(server.port, game))
    const known = { protocol: PROTOCOL, table }
    for (const token of ['AbCdEfGhIjKlMnOpQrSt_-', '______________________']) {
      expect(await guess.ask('sit', { ...known, tokens: [token] })).toMatchObject({ ok: false })
      expect(await guess.ask('sit', { ...known, tokens: [token], pass: token })).toMatchObject({ ok: false })
      expect(await guess.ask('join', { ...known, key: token })).toEqual({ ok: false, code: 'no-table' })
      expect(await guess.ask('join', { ...known, ticket: token })).toEqual({ ok: false, code: 'no-ticket' })
    }
    expect(guess.frames.filter((frame) => frame.startsWith('['))).toEqual([])
    expect(ann.lobby().seats[0]).toMatchObject({ by: 'person', name: 'Ann' })
  })
})

describe('a name', () => {
  test.each([
    ['with control marks and marks of direction', 'A\u0000n\u202En\u200F', 'Ann'],
    ['in another form of the same letters', 'Zoe\u0308', 'Zo\u00EB'],
    ['that is too long', 'x'.repeat(200), 'x'.repeat(24)],
    ['of spaces', ' \t ', ''],
  ])('%s is cleaned', async (_, written, shown) => {
    const game = SERVER_TALES['boogyman']?.game as AnyGame
    const ann = kept(await connect(server.port, game))
    await openTable(ann, game, CONFIGS['boogyman'])
    await ann.done('take', { seat: 0, name: written })
    await ann.until(() => ann.lobby().seats[0]?.by === 'person')
    expect(ann.lobby().seats[0]?.name).toBe(shown)
  })
})
