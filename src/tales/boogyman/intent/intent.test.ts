import { describe, expect, it } from 'vitest'
import { drawn, listOf } from '../../../../tests/boogyman/drawn.ts'
import {
  asTile,
  type Boogyman,
  boogyman,
  parseTile,
  standardRules,
  type Tile,
  writeNotation,
} from '../../../engine/boogyman/index.ts'
import { openOnTable, selectState } from '../../../session/game-store.ts'
import { createGame } from '../../../session/memory-transport.ts'
import { createIntent } from './intent.ts'

const tile = (name: string): Tile => parseTile(name) ?? asTile(Number.NaN)

/** A game from a drawn position, with its intent. */
function tableWith(text: string) {
  const game = createGame<Boogyman>(boogyman)
  const config: Boogyman['Config'] = { players: ['', ''], first: 'red', rules: standardRules() }
  openOnTable(game, { config, seed: 1, first: drawn(text), moves: [] })
  const intent = createIntent(game)
  const press = (...names: string[]) => {
    for (const name of names) intent.getState().press(tile(name))
  }
  const state = () => {
    const now = selectState(game.getState())
    if (!now) throw new Error('No game is open.')
    return now
  }
  return { game, press, state, now: () => intent.getState() }
}

const DUEL = 'tiles b2 ryy; c3 g; d4 gg; b1 y; f6 r; g7 g'

describe('the intent of the player on turn', () => {
  it('is cleared by the action', () => {
    const { press, state, now } = tableWith(DUEL)
    press('f6', 'f7')
    expect(listOf(state())).not.toContain('step f7 f6')
    expect(now()).toMatchObject({ inHand: null, refused: null })
  })

  it('keeps the selection after a refusal with reason', () => {
    const { press, now } = tableWith(DUEL)
    press('f6', 'a1')
    expect(now()).toMatchObject({
      inHand: { kind: 'pawn', at: tile('f6') },
      refused: { why: { code: 'not-next-door' }, at: tile('a1') },
    })
    now().forget()
    expect(now()).toMatchObject({ inHand: { at: tile('f6') }, refused: null })
  })

  it('spawns or calls the selected pawn [B 15]', () => {
    const { press, state, now } = tableWith(DUEL)
    press('b2')
    expect(now().give('call', null)).toBeNull()
    expect(state().boogymen[0]).toBe(tile('b2'))
    expect(now().give('spawn', tile('f6'))).toEqual({ code: 'needs-two-trees' })
    expect(now().give('spawn', null)).toEqual({ code: 'no-pawn-there' })
  })

  it('is not passed on to the next player', () => {
    const { press, state, now } = tableWith('tiles d4 rr; b1 rr; f6 g')
    press('d4', 'd5', 'b1', 'b2')
    expect(state().onTurn).toBe(1)
    expect(now().inHand).toBeNull()
  })

  it('keeps the selection when another action is undone', () => {
    const { press, now, game } = tableWith('tiles d4 rr; b1 rr; f6 g')
    press('d4', 'd5', 'b1')
    game.getState().undo()
    expect(now().inHand).toEqual({ kind: 'pawn', at: tile('b1') })
  })

  it('an undo of the piece drops the selection', () => {
    const { press, now, game } = tableWith('tiles d4 ryy; b1 rr; f6 g')
    press('d4')
    now().give('call', null)
    press('d4')
    expect(now().inHand).toEqual({ kind: 'boogyman', at: tile('d4') })
    game.getState().undo()
    expect(now().inHand).toBeNull()
  })

  it('is cleared when the game ends [B 18]', () => {
    const { press, now, game } = tableWith(DUEL)
    press('f6')
    game.getState().act({ type: 'give-up' })
    expect(now().inHand).toBeNull()
    press('f6')
    expect(now().refused?.why.code).toBe('game-over')
  })

  it('acts by dropping a piece, and keeps the selection after a refused drop', () => {
    const { state, now } = tableWith(DUEL)
    const before = writeNotation(state())
    now().drop({ kind: 'pawn', at: tile('f6') }, tile('a1'))
    expect([writeNotation(state()), now().refused?.why.code]).toEqual([before, 'not-next-door'])
    now().drop({ kind: 'pawn', at: tile('f6') }, tile('f6'))
    expect(now().inHand).toEqual({ kind: 'pawn', at: tile('f6') })
    now().drop({ kind: 'pawn', at: tile('f6') }, tile('f7'))
    expect(writeNotation(state())).not.toBe(before)
  })
})
