import { describe, expect, test } from 'vitest'
import { stateOf } from '../../src/engine/kernel/index.ts'
import { LIMITS } from '../../src/protocol/messages.ts'
import type { TableEntry } from '../../src/server/entries.ts'
import { decideAct } from '../../src/server/moves.ts'
import { decideBegin, decideControl, decideLeave, decideTake, entryLimit } from '../../src/server/requests.ts'
import { type AnySession, deciderOf, type TableState, tableAfter } from '../../src/server/table.ts'
import { begun, by, decided, luck, openedTable, refused, TOKEN, taken, without } from './logs.ts'

describe('a bot that was chosen in the lobby', () => {
  const table = begun(taken(openedTable('boogyman', { 1: 'cub' }), 0))

  test('no stand-in lets others take its seat', () => {
    expect(decideControl(table, { seat: 1, by: 'cub' }, by(0), without())).toEqual(refused('seat-taken'))
    expect(decideTake(table, { seat: 1, name: '' }, TOKEN, by(0))).toEqual(refused('seat-taken'))
  })

  test('is unlike a stand-in, which another may replace', () => {
    const free = begun(taken(openedTable('boogyman'), 0), 'cub')
    expect(decideControl(free, { seat: 1, by: 'apprentice' }, by(0), without())).toHaveProperty('entry')
  })
})

test('nobody takes a second hand of a game with secrets once it has begun', () => {
  const lobby = taken(openedTable('citadel'), 0)
  expect(decideTake(lobby, { seat: 1, name: '' }, TOKEN, by(0))).toHaveProperty('entry')
  const table = begun(lobby, 'page')
  expect(decideTake(table, { seat: 1, name: '' }, TOKEN, by(0))).toEqual(refused('hand-seen'))
  expect(decideTake(table, { seat: 1, name: '' }, TOKEN, by())).toHaveProperty('entry')
  // Nor after giving the first one back.
  const left = tableAfter(table, { do: 'leave', seat: 0, at: 0 })
  expect(left.givenBack).toEqual([{ seat: 0, token: TOKEN }])
  const gone = { ...by(), seen: [0] }
  expect(decideTake(left, { seat: 1, name: '' }, TOKEN, gone)).toEqual(refused('hand-seen'))
  expect(decideTake(left, { seat: 0, name: '' }, TOKEN, gone)).toHaveProperty('entry')
})

test('a seat that was taken by the code is one in the room until it changes hands', () => {
  const take = (table: TableState, hasKey: boolean) =>
    decided(table, decideTake(table, { seat: 1, name: '' }, TOKEN, { ...by(), hasKey }))
  const isInRoom = ({ seats }: TableState) => seats[1]?.isInRoom
  const lobby = openedTable('boogyman')
  expect(isInRoom(take(lobby, true))).toBe(false)
  const inRoom = take(lobby, false)
  expect(isInRoom(inRoom)).toBe(true)
  const left = tableAfter(inRoom, { do: 'leave', seat: 1, at: 0 })
  expect([left, take(left, true)].map(isInRoom)).toEqual([false, false])
})

test('only moves, undos and the begin count as played', () => {
  const lobby = openedTable('boogyman')
  const table = { ...begun(taken(lobby, 0, 1)), played: 5 }
  const after = [
    { do: 'control', seat: 0, by: 'cub', at: 9 },
    { do: 'ask', seat: 0, wish: { kind: 'undo', left: 0 }, open: [1], at: 9 },
    { do: 'leave', seat: 0, at: 9 },
  ].map((entry) => tableAfter(table, entry as TableEntry).played)
  expect(after).toEqual([5, 5, 5])
  const begin = decideBegin(taken(lobby, 0), {}, { ...by(0), at: 9 }, 1, luck)
  expect(decided(taken(lobby, 0), begin).played).toBe(9)
})

test('a seat of a game without secrets, or of a lobby, is left for another', () => {
  const duel = tableAfter(begun(taken(openedTable('boogyman'), 0), 'cub'), { do: 'leave', seat: 0, at: 0 })
  expect(duel.givenBack).toEqual([])
  const lobby = tableAfter(taken(openedTable('citadel'), 0), { do: 'leave', seat: 0, at: 0 })
  expect(lobby.givenBack).toEqual([])
})

test('both seats that the rules give to one player may be taken one after the other', () => {
  const table = begun(taken(openedTable('citadel orders'), 0), 'page')
  expect(decideTake(table, { seat: 2, name: '' }, TOKEN, by(0))).toHaveProperty('entry')
  expect(decideTake(table, { seat: 1, name: '' }, TOKEN, by(0))).toEqual(refused('hand-seen'))
})

test('a seat whose person has gone before the game is freed by the others after a while', () => {
  const lobby = taken(openedTable('citadel'), 0, 1)
  const free = { seat: 1 }
  expect(decideLeave(lobby, free, by(0), without())).toEqual(refused('not-your-seat'))
  expect(decideLeave(lobby, free, by(), without(1))).toEqual(refused('not-your-seat'))
  expect(decideLeave(lobby, { seat: 2 }, by(0), without(2))).toEqual(refused('not-your-seat'))
  const freed = decided(lobby, decideLeave(lobby, free, by(0), without(1)))
  expect(freed.seats[1]).toMatchObject({ token: null, name: '' })
  expect(decideLeave(lobby, free, { ...by(), hasKey: true }, without(1))).toHaveProperty('entry')
  expect(decideLeave(begun(lobby), free, by(0), without(1))).toEqual(refused('not-your-seat'))
})

describe('the log of a table', () => {
  const lobby = openedTable('boogyman', { 1: 'cub' })

  test('gets no entry for an active bot', () => {
    const done = { ack: { ok: true } }
    expect(decideControl(taken(lobby, 0), { seat: 1, by: 'cub' }, by(0), without())).toEqual(done)
    const own = begun(taken(lobby, 0))
    expect(decideControl(own, { seat: 0, by: null }, by(0), without())).toEqual(done)
    const away = begun(taken(openedTable('boogyman'), 0, 1))
    const handed = decided(away, decideControl(away, { seat: 1, by: 'cub' }, by(0), without(1)))
    expect(decideControl(handed, { seat: 1, by: 'cub' }, by(0), without(1))).toEqual(done)
    // The own person is back.
    expect(decideControl(handed, { seat: 1, by: null }, by(1), without())).toHaveProperty('entry')
  })

  test('is for devices with a seat or the key before the game begins', () => {
    const table = taken(lobby, 0)
    const bot = { seat: 1, by: null }
    expect(decideControl(table, bot, by(), without())).toEqual(refused('not-your-seat'))
    expect(decideControl(table, bot, { ...by(), hasKey: true }, without())).toHaveProperty('entry')
    expect(decideBegin(table, {}, by(), 1, luck)).toEqual(refused('not-your-seat'))
    expect(decideBegin(table, {}, { ...by(), hasKey: true }, 1, luck)).toHaveProperty('entry')
  })

  test('grows by one entry about seats a second', () => {
    let now = 0
    const limitOf = entryLimit({ ...LIMITS, otherEntryBurst: 2 }, () => now)
    const leave: TableEntry = { do: 'leave', seat: 0, at: 0 }
    const limits = () => [1, 2, 3].map(() => limitOf(lobby, leave))
    expect(limits()).toEqual([null, null, 'too-fast'])
    now = 1000
    expect(limits()).toEqual([null, 'too-fast', 'too-fast'])
  })

  test('keeps room for moves however often seats are taken and left', () => {
    const leave: TableEntry = { do: 'leave', seat: 0, at: 0 }
    let table = openedTable('boogyman')
    for (let entry = 0; entry < LIMITS.otherEntries / 2; entry += 1)
      table = tableAfter(taken(table, 0), leave)
    expect(table.otherEntries).toBe(LIMITS.otherEntries)
    expect(entryLimit(LIMITS, () => 0)(table, leave)).toBe('too-long')
    const full = { ...begun(taken(lobby, 0)), entries: 2 * LIMITS.entries, otherEntries: LIMITS.otherEntries }
    const { game } = full.tale
    const actions = [game.codec.writeAction(game.list(stateOf(full.session as AnySession))[0])]
    const act = { epoch: 0, n: 0, id: 'request-1', actions }
    const decision = decideAct(full, act, by(0), luck, LIMITS.entries)
    expect('entry' in decision && entryLimit(LIMITS, () => 0)(full, decision.entry)).toBeNull()
    expect(decision).toHaveProperty('entry')
    expect(
      decideAct({ ...full, n: LIMITS.entries }, { ...act, n: LIMITS.entries }, by(0), luck, LIMITS.entries),
    ).toEqual(refused('too-long'))
  })
})

test('nobody is asked where only one answer is left, whoever acted before', () => {
  let table = begun(taken(openedTable('citadel'), 0, 1, 2))
  const listed = () => table.tale.game.list(stateOf(table.session as AnySession)) as { type: string }[]
  const isFirstPlots = () => (stateOf(table.session as AnySession) as { phase?: string }).phase === 'choose'
  let answers = 0
  for (let turn = 0; turn < 60 && isFirstPlots(); turn += 1) {
    const [first, another] = listed()
    expect(another ?? first?.type).not.toBe('stop')
    const seat = deciderOf(table)
    if (typeof seat !== 'number') throw new Error('A seat must act.')
    const action = table.tale.game.codec.writeAction(listed().find(({ type }) => type !== 'stop'))
    const { epoch, n } = table
    table = decided(
      table,
      decideAct(
        table,
        { epoch, n, id: `act-${turn}-xxxx`, actions: [action] },
        by(seat),
        luck,
        LIMITS.entries,
      ),
    )
    answers += table.n - n - 1
  }
  expect(isFirstPlots()).toBe(false)
  expect(answers).toBeGreaterThan(0)
})
