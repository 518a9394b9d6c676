import { afterEach, expect, test } from 'vitest'
import { type Action, boogyman, parseTurn } from '../../../../engine/boogyman/index.ts'
import { stateFor } from '../../../../engine/kernel/index.ts'
import { liveTable } from '../../runtime.ts'
import { lay, now } from '../table/testing.ts'
import { aimHint } from './aim-hint.ts'

const POSITION = 'tiles b2 gyy; c3 rr; d4 R; f6 ryy; g7 g'

afterEach(() => liveTable.intent.getState().cancel())

test.each([
  ['step c3 c4', 'pawn', 'tile:c4'],
  ['prowl d5', 'boogyman', 'tile:d5'],
  ['spawn f6', 'pawn', null],
])('%s is aimed by its piece in hand, and not played', (turn, kind, target) => {
  lay(POSITION)
  expect(aimHint(liveTable, parseTurn(turn) as [Action, ...Action[]], stateFor(boogyman, now(), null))).toBe(
    target,
  )
  expect(liveTable.intent.getState().inHand?.kind).toBe(kind)
  expect(liveTable.game.getState().session?.moves).toEqual([])
})
