import { describe, expect, test } from 'vitest'
import { CITADEL_CLAIMS } from './citadel.ts'
import { tryClaim } from './claim.ts'

const SEED = Number(process.env['LAWS_SEED'] ?? 1)

/** So many positions for each claim in place of its own number: `CLAIMS_RUNS=2000 npx vitest run tests/claims`. */
const RUNS = process.env['CLAIMS_RUNS']

const HOUR = 3_600_000

describe.each([{ tale: 'The Indomitable Citadel', claims: CITADEL_CLAIMS }])(
  'what $tale says of the future',
  ({ claims }) => {
    test.each(claims)(
      '$by: $holds',
      (claim) => {
        const statements = tryClaim(claim, SEED, RUNS)
        if (RUNS !== undefined) process.stdout.write(`${claim.by}: ${statements} statements held\n`)
        expect(statements).toBeGreaterThan(0)
      },
      RUNS === undefined ? undefined : HOUR,
    )
  },
)
