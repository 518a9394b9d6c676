import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  ANSWERS,
  CODES,
  LIMITS,
  type Lobby,
  NEWS,
  type NewsName,
  PROTOCOL,
  REQUESTS,
  type RequestName,
} from './messages.ts'

const ID = 'request-1'
const TABLE = '0123456789abcdef'.repeat(2)
const SECRET = 'AbCdEfGhIjKlMnOpQrSt_-'

const LOBBY: Lobby = {
  table: TABLE,
  tale: 'probe',
  code: '7KM04Q',
  codeMs: LIMITS.codeMs,
  seats: [{ role: 'red', name: 'Ann', by: 'person', open: false, presence: 'here', absent: false }],
  phase: 'lobby',
  trouble: null,
  addresses: ['http://192.168.1.20:4173'],
}

/** One right message of each kind. */
const RIGHT: { readonly [Name in RequestName]: v.InferInput<(typeof REQUESTS)[Name]> } = {
  open: { protocol: PROTOCOL, tale: 'probe', rules: 1, config: {}, bots: { 1: 'cub' } },
  join: { protocol: PROTOCOL, code: '7KM04Q' },
  ticket: { tokens: [SECRET] },
  take: { seat: 0, name: 'Ann' },
  sit: { protocol: PROTOCOL, table: TABLE, tokens: [SECRET], have: { epoch: 0, n: 3, viewer: 0 } },
  begin: { bot: 'cub' },
  act: { epoch: 0, n: 3, id: ID, actions: [{ type: 'draw' }] },
  undo: { epoch: 0, n: 3, id: ID, left: 2 },
  answer: { question: 1, yes: true },
  pin: { epoch: 0, n: 3, seat: 1, action: { type: 'draw' } },
  unpin: { pin: 4 },
  control: { seat: 1, by: null },
  leave: { seat: 1 },
  beat: { epoch: 0, n: 3 },
}

const RIGHT_NEWS: { readonly [Name in NewsName]: v.InferInput<(typeof NEWS)[Name]> } = {
  lobby: LOBBY,
  view: { epoch: 0, n: 3, viewer: null, view: {} },
  update: { epoch: 0, n: 4, by: 1, update: {} },
  rewind: { epoch: 1, n: 5, left: 2, agreed: true },
  question: { question: 1, asks: 0, wish: { kind: 'undo', left: 2 }, open: [1] },
  pins: [{ pin: 4, seat: 1, moves: 3, action: { type: 'draw' } }],
  bye: { code: 'elsewhere' },
}

/** One right answer of each kind. */
const RIGHT_ANSWERS: { readonly [Name in RequestName]: v.InferInput<(typeof ANSWERS)[Name]> } = {
  open: { table: TABLE, key: SECRET, lobby: LOBBY },
  join: { table: TABLE, pass: SECRET, lobby: LOBBY },
  ticket: { ticket: SECRET, ms: 300_000 },
  take: { seat: 0, token: SECRET },
  sit: { lobby: LOBBY, seats: [0, 2] },
  begin: {},
  act: { epoch: 0, n: 4 },
  undo: { done: false },
  answer: {},
  pin: {},
  unpin: {},
  control: {},
  leave: {},
  beat: { epoch: 0, n: 4 },
}

test.each(Object.entries(RIGHT_ANSWERS))('reads the answer to %s as sent', (name, answer) => {
  const form: v.GenericSchema = ANSWERS[name as RequestName]
  expect(v.parse(form, JSON.parse(JSON.stringify(answer)))).toEqual(answer)
  expect(v.is(form, { ...answer, more: 1 })).toBe(false)
})

const FORMS: Readonly<Record<string, v.GenericSchema>> = { ...REQUESTS, ...NEWS }
const MESSAGES = Object.entries({ ...RIGHT, ...RIGHT_NEWS }) as [string, object][]

describe('a message', () => {
  test.each(MESSAGES)('%s is read as it was sent', (name, message) => {
    const form = FORMS[name]
    expect(form && v.parse(form, JSON.parse(JSON.stringify(message)))).toEqual(message)
  })

  test.each(MESSAGES)('%s with an unknown field is refused', (name, message) => {
    const form = FORMS[name]
    expect(form && v.is(form, { ...message, more: 1 })).toBe(false)
  })
})

test.each([
  ['act', { ...RIGHT.act, actions: [] }],
  ['act', { ...RIGHT.act, actions: Array.from({ length: LIMITS.actions + 1 }, () => 0) }],
  ['act', { ...RIGHT.act, n: -1 }],
  ['act', { ...RIGHT.act, n: 1.5 }],
  ['act', { ...RIGHT.act, id: '../../etc' }],
  ['join', { protocol: PROTOCOL, code: '7km04q' }],
  ['join', { protocol: PROTOCOL, key: 'short' }],
  ['sit', { ...RIGHT.sit, table: '../secrets' }],
  // Some file systems take both for one name.
  ['sit', { ...RIGHT.sit, table: TABLE.toUpperCase() }],
  ['join', { protocol: PROTOCOL, table: TABLE.replace('a', 'A'), key: SECRET }],
  ['open', { ...RIGHT.open, bots: { __proto__x: 'cub' } }],
  ['open', { ...RIGHT.open, bots: { 1: 'person name' } }],
  ['take', { seat: 12, name: '' }],
  ['take', { seat: 0, name: 'x'.repeat(201) }],
] as const)('%s is refused with a value out of range', (name, message) => {
  expect(v.is(REQUESTS[name], message)).toBe(false)
})

test('only a known code may end connections', () => {
  expect(CODES.filter((code) => !v.is(NEWS.bye, { code }))).toEqual([])
  expect(v.is(NEWS.bye, { code: 'Sorry!' })).toBe(false)
})

test('null closes a question', () => {
  expect(v.parse(NEWS.question, null)).toBeNull()
})

test('the limits are those of the design', () => {
  expect(LIMITS).toMatchObject({
    messageBytes: 8 * 1024,
    requestsPerSecond: 10,
    requestBurst: 20,
    socketsPerAddress: 30,
    socketsPerTable: 12,
    tablesPerHour: 8,
    wrongCodesPerMinute: 5,
    sendBufferBytes: 256 * 1024,
    sendBufferMs: 10_000,
    idleMs: 10_000,
    entries: 20_000,
    nameLetters: 24,
    codeMs: 900_000,
    ticketMs: 300_000,
    absentMs: 90_000,
    absentAtDistanceMs: 86_400_000,
    awayMs: 15_000,
  })
})
