import { describe, expect, test } from 'vitest'
import { chaptersOf } from '../support/chapters.ts'
import { BOOGYMAN_CLAIMS } from './boogyman.ts'
import { CITADEL_CLAIMS } from './citadel.ts'
import { tryClaim } from './claim.ts'
import { FAIRY_TALE_CLAIMS } from './fairy-tale.ts'
import { FORTLAND_CLAIMS } from './fortland.ts'
import { FORTRESS_CLAIMS } from './fortress.ts'

const SEED = Number(process.env['LAWS_SEED'] ?? 1)

/** Positions for each claim, instead of its own number: `CLAIMS_RUNS=2000 npx vitest run tests/claims`. */
const RUNS = process.env['CLAIMS_RUNS']

const HOUR = 3_600_000

const TALES = [
  { tale: 'The Last Fairy Tale', folder: 'fairy-tale', claims: FAIRY_TALE_CLAIMS },
  { tale: 'The BigBadBoogyman', folder: 'boogyman', claims: BOOGYMAN_CLAIMS },
  { tale: 'Fortland', folder: 'fortland', claims: FORTLAND_CLAIMS },
  { tale: 'The Fortress', folder: 'fortress', claims: FORTRESS_CLAIMS },
  { tale: 'The Indomitable Citadel', folder: 'citadel', claims: CITADEL_CLAIMS },
]

describe.each(TALES)('predictions of $tale', ({ claims }) => {
  test.each(claims)(
    '$by: $holds',
    (claim) => {
      const statements = tryClaim(claim, SEED, RUNS)
      if (RUNS !== undefined) process.stdout.write(`${claim.by}: ${statements} statements held\n`)
      expect(statements).toBeGreaterThan(0)
    },
    RUNS === undefined ? undefined : HOUR,
  )
})

/** Returns a word of a catalogue by its path: `table.goal.nobody`, or `table.odds.*` for a whole part. */
async function wordAt(folder: string, path: string): Promise<unknown> {
  const names = path.split('.').filter((name) => name !== '*')
  return names.reduce<unknown>((part, name) => Object(part)[name], await chaptersOf(folder, 'en'))
}

describe('the table of claims', () => {
  test.each(TALES)('names words that $tale has', async ({ folder, claims }) => {
    for (const path of claims.flatMap(({ said }) => said))
      expect(await wordAt(folder, path), path).toBeTruthy()
  })
})
