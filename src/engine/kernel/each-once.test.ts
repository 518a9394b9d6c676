import { expectTypeOf, test } from 'vitest'
import type { EachOnce } from './each-once.ts'

type Side = 'red' | 'green' | 'blue'

test('accepts each member of a union exactly once, in any order', () => {
  expectTypeOf<readonly ['green', 'red', 'blue']>().toExtend<EachOnce<Side>>()
  expectTypeOf<readonly ['green', 'red']>().not.toExtend<EachOnce<Side>>()
  expectTypeOf<readonly ['green', 'red', 'red']>().not.toExtend<EachOnce<Side>>()
  expectTypeOf<readonly ['green', 'red', 'blue', 'red']>().not.toExtend<EachOnce<Side>>()
  expectTypeOf<readonly Side[]>().not.toExtend<EachOnce<Side>>()
})
