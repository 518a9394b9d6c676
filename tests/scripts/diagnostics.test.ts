import { describe, expect, test } from 'vitest'
import { uniqueDiagnostics } from '../../scripts/diagnostics.mjs'

const once = (...lines: string[]) => uniqueDiagnostics(lines.join('\n')).split('\n')

const ERROR = "src/a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'."

describe('the errors of the type check', () => {
  test('an error that two projects report is printed once, with its explanation', () => {
    const more = "  Type 'string' has no call signatures."
    expect(once(ERROR, more, 'src/b.ts(2,1): error TS1: B.', ERROR, more, '')).toEqual([
      ERROR,
      more,
      'src/b.ts(2,1): error TS1: B.',
      '',
    ])
  })

  test('reordered types are the same error', () => {
    expect(once(ERROR, ERROR.replace("'string'", "'string | null'"))).toEqual([ERROR])
  })

  test('other places, codes and files differ', () => {
    const others = [ERROR, ERROR.replace('1,7', '1,8'), ERROR.replace('2322', '2345'), `./${ERROR}`]
    expect(once(...others)).toEqual(others)
  })

  test('errors without a place differ by their words', () => {
    const errors = ["error TS5083: Cannot read file 'a'.", "error TS5083: Cannot read file 'b'."]
    expect(once(...errors, ...errors)).toEqual(errors)
  })

  test('all other lines stay', () => {
    expect(once('Found a problem.', 'Found a problem.', '')).toEqual([
      'Found a problem.',
      'Found a problem.',
      '',
    ])
  })
})
