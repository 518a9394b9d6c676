import { afterEach, expect, test } from 'vitest'
import { type Action, armyOf, fortland } from '../../../engine/fortland/index.ts'
import { stateFor } from '../../../engine/kernel/index.ts'
import { afterPlan } from '../foresight/index.ts'
import { liveTable } from '../runtime.ts'
import { lay, now } from './table/testing.ts'
import { aimHint } from './table-kit.ts'

const MARCHING = 'a a A / B b b / armies a s2; b n2 / actions 3'
const march: Action = { type: 'march' }

afterEach(() => liveTable.intent.getState().point(null))

test('points at the end of a hinted march without playing it', () => {
  lay(MARCHING)
  const end = armyOf(afterPlan(now(), [march, march]), now().onTurn)?.space
  expect(aimHint(liveTable, [march, march, { type: 'end' }], stateFor(fortland, now(), null))).toBe(
    `space:${end}`,
  )
  expect(liveTable.intent.getState().pointed).toEqual({ kind: 'go', space: end })
  expect(aimHint(liveTable, [march, march], stateFor(fortland, now(), null))).toBe(`space:${end}`)
  expect(liveTable.game.getState().session?.moves).toEqual([])
})

test('points at no space if the hint begins without a march', () => {
  lay(MARCHING)
  expect(aimHint(liveTable, [{ type: 'turn' }], stateFor(fortland, now(), null))).toBeNull()
  expect(liveTable.intent.getState().pointed).toBeNull()
})
