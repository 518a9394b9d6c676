import { describe, expect, test } from 'vitest'
import { type Boogyman, boogyman } from '../../src/engine/boogyman/index.ts'
import { advance, canUndo, openSessionFrom } from '../../src/engine/kernel/index.ts'
import { cellOf, drawn, lineOf, listOf, played, refusalOf, told } from './drawn.ts'

describe('the end', () => {
  test('a player without pawns has lost, Boogyman or not [B 16]', () => {
    const { state, events } = played('tiles b2 R; d4 gg; a1 r; g7 G', 'prowl d4')
    expect(told(events)).toEqual(['prowled red b2 by c3 d4', 'captured 2 of green d4', 'over red no-pawns'])
    expect(boogyman.outcome(state)).toEqual({ won: [0] })
  })

  test('forty quiet turns are a draw; with fewer the game goes on [B 17]', () => {
    const end = played('tiles c2 r; g5 g / quiet 39', 'step c2 c3')
    expect(told(end.events).at(-1)).toBe('over nobody quiet')
    expect(boogyman.outcome(end.state)).toEqual({ won: [] })
    expect([lineOf(end.state, 'on-turn'), lineOf(end.state, 'quiet')]).toEqual(['red', '39'])
    expect(lineOf(played('tiles c2 r; g5 g / quiet 38', 'step c2 c3').state, 'quiet')).toBe('39')
  })

  test('a spawn, a call and a capture break the quiet [B 17]', () => {
    for (const [position, turn] of [
      ['tiles c2 ryy; g5 g', 'spawn c2'],
      ['tiles c2 ryy; b1 r; g5 g', 'call c2, prowl c3'],
      ['tiles c2 R; c4 g; b1 r; g5 g', 'prowl c4, step b1 b2'],
    ]) {
      expect(lineOf(played(`${position} / quiet 39`, turn ?? '').state, 'quiet')).toBe('0')
    }
  })

  test('turn 200 is dawn after quiet turns [B 17]', () => {
    const dawn = (rest: string) =>
      told(played(`tiles c2 r; g5 g / turn 200${rest}`, 'step c2 c3').events).at(-1)
    expect(dawn('')).toBe('over nobody dawn')
    expect(dawn(' / quiet 39')).toBe('over nobody quiet')
    expect(told(played('tiles c2 r; g5 g / turn 199', 'step c2 c3').events).at(-1)).toBe(
      'turn-began 200 of green',
    )
  })

  test('a turn with a spawn that ends at dawn keeps its mark [B 17]', () => {
    const { state } = played('tiles c2 ryy; g5 g / turn 200', 'spawn c2')
    expect([lineOf(state, 'outcome'), lineOf(state, 'quiet')]).toEqual(['draw dawn', '-1'])
    expect(cellOf(state, 'c2')).toBe('r!r!')
  })

  test('an agreed draw and giving up are always accepted and never listed [B 18]', () => {
    const playing = 'tiles c2 r; g5 g / on-turn green'
    expect(refusalOf(playing, 'agree-draw')).toBeNull()
    expect(lineOf(played(playing, 'agree-draw').state, 'outcome')).toBe('draw agreed')
    expect(told(played(playing, 'give-up').events)).toEqual(['over red given-up'])
    expect(refusalOf('tiles / placing 1', 'agree-draw')).toBe('still-placing')
    expect(lineOf(played('tiles d4 r / placing 1', 'give-up').state, 'outcome')).toBe('red given-up')
  })

  test.each(['give-up', 'agree-draw'] as const)('no player alone can undo %s [B 18]', (type) => {
    const begun = openSessionFrom<Boogyman>(
      { players: ['', ''], rules: { trees: 'two' }, first: 'red' },
      7,
      drawn('tiles c2 r; g5 g / on-turn green'),
    )
    const ended = advance(boogyman, begun, { type })
    if (!ended.ok) throw new Error('It was refused.')
    expect(canUndo(ended.value)).toBe(false)
  })

  test('nothing is allowed once the duel is over, not even giving up [B 18]', () => {
    const over = 'tiles c2 r; g5 g / outcome draw agreed'
    expect(listOf(over)).toEqual([])
    expect(boogyman.decider(drawn(over))).toBeNull()
    for (const action of ['give-up', 'agree-draw', 'step c2 c3', 'place a1', 'prowl a1']) {
      expect(refusalOf(over, action)).toBe('game-over')
    }
  })
})
