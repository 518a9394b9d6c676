import fc from 'fast-check'
import { test } from 'vitest'
import { LAWS } from './laws.ts'

test.each(LAWS)('$name', ({ property, runs }) => {
  fc.assert(property, { numRuns: runs })
})
