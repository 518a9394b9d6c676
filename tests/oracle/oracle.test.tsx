import { beforeAll, describe, expect, it } from 'vitest'
import { type Citadel, standardRules } from '../../src/engine/citadel/index.ts'
import type { Controllers } from '../../src/tales/citadel/controllers.ts'
import { fetchHouse } from './page.tsx'
import type { Joined } from './prelude.ts'
import { nothingYet, RandomTable } from './random-table.ts'

/** Games for each table; a long run asks for more, and plays every other one whole. */
const GAMES = Number(process.env['ORACLE_GAMES'] ?? 1)
/** Steps of a whole game. A game ends long before; a cut game gets fewer. */
const WHOLE = 3000

const NAMES = ['Mira', 'Tom', 'Ada', 'Ben', 'Eva']

interface Sitting {
  people: number
  rules: Partial<Citadel['Config']['rules']>
  leaders: Controllers
  joined: Joined
  steps: number
  seed: number
}

const TABLES: readonly Sitting[] = [
  {
    ...{ people: 3, rules: { version: 'strategic' }, leaders: { lily: 'page' } },
    ...{ joined: { after: 0 }, steps: 70, seed: 300 },
  },
  {
    ...{ people: 2, rules: { two: 'orders' }, leaders: {} },
    ...{ joined: { beforeEnd: 12 }, steps: WHOLE, seed: 200 },
  },
  {
    ...{ people: 4, rules: {}, leaders: { lion: 'page', moon: 'knight' } },
    ...{ joined: { after: 60 }, steps: 90, seed: 400 },
  },
  {
    ...{ people: 5, rules: { version: 'strategic' }, leaders: { tower: 'page' } },
    ...{ joined: { before: 'withdraw' }, steps: 80, seed: 508 },
  },
  {
    ...{ people: 4, rules: {}, leaders: { lion: 'page', lily: 'page', moon: 'page' } },
    ...{ joined: { after: 40 }, steps: 90, seed: 401 },
  },
]

const configOf = ({ people, rules }: Sitting): Citadel['Config'] => ({
  players: NAMES.slice(0, people),
  rules: { ...standardRules(), ...rules },
})

describe('the table of several persons', () => {
  const tally = nothingYet()
  const begun = performance.now()
  beforeAll(fetchHouse)

  it.each(TABLES)(
    'shows no card before its owner confirms: $people people, $rules, $leaders',
    { timeout: 600_000 * GAMES },
    async (sitting) => {
      for (let game = 0; game < GAMES; game++) {
        const isWhole = game % 2 === 1
        const { leaders, joined, steps } = isWhole
          ? { ...sitting, joined: { after: 0 }, steps: WHOLE }
          : sitting
        const config = configOf(sitting)
        // A game without that question cannot be joined there: only the first game is known to have it.
        const at = 'before' in joined && game > 0 ? { after: 30 } : joined
        const table = await RandomTable.open(tally, {
          config,
          seed: sitting.seed + game,
          leaders,
          joined: at,
        })
        await table.play(steps)
      }
    },
  )

  it('was tried by all presses and named cards', () => {
    const seconds = Math.round((performance.now() - begun) / 1000)
    const { games, steps, controllers, confirmed, undosTried } = tally
    console.info(
      `oracle: ${games} games, ${steps} steps, ${controllers} controller changes, ${confirmed} gate openings, ${undosTried} undos tried, ${seconds} s; ${JSON.stringify(tally)}`,
    )
    const { most, ...done } = tally
    for (const [what, times] of Object.entries(done)) expect(times, what).toBeGreaterThan(0)
    expect(most).toBeGreaterThan(5)
  })
})
