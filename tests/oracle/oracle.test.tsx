import { beforeAll, describe, expect, it } from 'vitest'
import { type Citadel, citadel, standardRules } from '../../src/engine/citadel/index.ts'
import { openSession } from '../../src/engine/kernel/index.ts'
import type { Leaders } from '../../src/tales/citadel/leaders.ts'
import { ConfirmedTable } from './confirmed-table.ts'
import { fetchHouse } from './page.tsx'
import { nothingYet, RandomTable } from './random-table.ts'
import { Watched } from './watched.ts'

/** Games for each table; a long run asks for more. */
const GAMES = Number(process.env['ORACLE_GAMES'] ?? 1)
/** A game ends long before; where it is not played to its end, there are fewer. */
const WHOLE = 3000
const PART = GAMES > 1 ? WHOLE : 90

const NAMES = ['Mira', 'Tom', 'Ada', 'Ben', 'Eva']

interface Sitting {
  people: number
  rules: Partial<Citadel['Config']['rules']>
  leaders: Leaders
  steps: number
}

const TABLES: readonly Sitting[] = [
  { people: 3, rules: { version: 'strategic' }, leaders: { lily: 'page' }, steps: PART },
  { people: 2, rules: { two: 'orders' }, leaders: {}, steps: WHOLE },
  { people: 4, rules: {}, leaders: { lion: 'page', moon: 'knight' }, steps: PART },
  { people: 5, rules: { version: 'strategic' }, leaders: { tower: 'page' }, steps: PART },
  { people: 4, rules: {}, leaders: { lion: 'page', lily: 'page', moon: 'page' }, steps: PART },
]

const configOf = ({ people, rules }: Pick<Sitting, 'people' | 'rules'>): Citadel['Config'] => ({
  players: NAMES.slice(0, people),
  rules: { ...standardRules(), ...rules },
})

describe('the table of several persons', () => {
  const tally = nothingYet()
  const begun = performance.now()
  beforeAll(fetchHouse, 120_000)

  it.each(TABLES)(
    'shows no card of a hand whose owner has not confirmed: $people people, $rules, $leaders',
    { timeout: 600_000 * GAMES },
    async (sitting) => {
      for (let game = 0; game < GAMES; game++) {
        const seed = 100 * sitting.people + game
        const table = await RandomTable.open(tally, {
          config: configOf(sitting),
          seed,
          leaders: sitting.leaders,
        })
        await table.play(sitting.steps)
      }
    },
  )

  it('was tried by every kind of press, and named cards', () => {
    if (GAMES > 1)
      console.info(JSON.stringify({ ...tally, seconds: Math.round((performance.now() - begun) / 1000) }))
    const { most, ...done } = tally
    for (const [what, times] of Object.entries(done)) expect(times, what).toBeGreaterThan(0)
    expect(most).toBeGreaterThan(5)
  })
})

describe('the oracle', () => {
  const { first } = openSession(citadel, configOf({ people: 2, rules: { two: 'plain' } }), 1)
  const people = { persons: [0, 1], isSamePerson: (one: number, other: number) => one === other }

  /** A page with a card of the second seat in it. */
  function planted(table: ConfirmedTable, where: (card: string) => Element): Watched {
    const watched = new Watched(table, first)
    document.body.append(where(first.seats[1]?.hand[0]?.card ?? ''))
    return watched
  }
  const asText = (card: string) => Object.assign(document.createElement('p'), { textContent: `a ${card}.` })
  const asName = (card: string) => {
    const element = document.createElement('button')
    element.setAttribute('aria-label', card)
    return element
  }
  const asValue = (card: string) => Object.assign(document.createElement('input'), { value: card })

  it.each([
    ['text', asText],
    ['a name', asName],
    ['a field', asValue],
  ])('finds a card that is planted as %s, unless its owner has confirmed', (_, where) => {
    document.body.replaceChildren()
    const table = new ConfirmedTable(people)
    const watched = planted(table, where)
    expect(() => watched.assertSecret('planted')).toThrow('are told of')
    table.confirm(0, 0)
    expect(() => watched.assertSecret('planted')).toThrow('are told of')
    table.confirm(1, 0)
    expect(() => watched.assertSecret('planted')).not.toThrow()
    document.body.replaceChildren()
  })

  it('finds a card that is planted in the storage or in the title', () => {
    const card = first.seats[1]?.hand[0]?.card ?? ''
    const watched = new Watched(new ConfirmedTable(people), first)
    document.title = card
    expect(() => watched.assertSecret('planted')).toThrow('are told of')
    document.title = ''
    localStorage.setItem('looked', card)
    expect(() => watched.assertSecret('planted')).toThrow('storage')
    localStorage.clear()
  })

  it('lets nobody look on when a seat is handed over, the table is left, or another is to act', () => {
    const looks = (then: (table: ConfirmedTable) => void) => {
      const table = new ConfirmedTable(people)
      table.confirm(0, 0)
      expect(table.mayLook()).toEqual([0])
      then(table)
      return table.mayLook()
    }
    expect(looks((table) => table.handedOver(1, false, 3))).toEqual([])
    expect(looks((table) => table.handedOver(0, false, 3))).toEqual([])
    expect(looks((table) => table.shut())).toEqual([])
    expect(looks((table) => table.moved(1))).toEqual([])
    expect(looks((table) => table.moved(null))).toEqual([])
    expect(looks((table) => table.moved(0))).toEqual([0])
  })

  it('lets one single person look all the time, and nobody where all have handed over', () => {
    const table = new ConfirmedTable({ ...people, persons: [0] })
    expect(table.mayLook()).toEqual([0])
    table.handedOver(0, false, 2)
    expect(table.mayLook()).toEqual([])
  })
})
