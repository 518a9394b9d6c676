import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  buildingOf,
  CARD_IDS,
  type CardId,
  citadel,
  copyOf,
  countOf,
  type Event,
  isBuilding,
  playing,
  pointsOf,
  type State,
} from '../../src/engine/citadel/index.ts'
import { type Chance, seededChance } from '../../src/engine/kernel/index.ts'
import {
  nextCard,
  powerRaces,
  reachesOf,
  siegesOf,
  turnEnd,
} from '../../src/tales/citadel/foresight/index.ts'
import { configs, positionAfter } from './random-play.ts'
import { position } from './told.ts'

/** Positions of one phase, of games of random players. */
const positionsIn = (phase: State['phase']) =>
  fc
    .tuple(configs, fc.nat(), fc.integer({ min: 8, max: 160 }))
    .map(([config, seed, actions]) => positionAfter(config, seed, actions))
    .filter((state) => state.phase === phase && state.questions.length === 0)

/** What happens by an action, on a copy. */
function outcomeOf(before: State, action: Action, chance?: Chance): { state: State; events: Event[] } {
  const state = copyOf(before)
  const events: Event[] = []
  citadel.apply({ state, chance: chance ?? seededChance(state), emit: (event) => events.push(event) }, action)
  return { state, events }
}

/** Luck that draws one card, from the first pile that has any. */
const drawing = ({ piles }: State, card: CardId): Chance => {
  const cards = piles.find(({ size }) => size > 0)?.cards ?? {}
  const before = CARD_IDS.slice(0, CARD_IDS.indexOf(card))
  return { die: () => 1, draw: () => before.reduce((sum, id) => sum + countOf(cards, id), 0) }
}

describe('the next card', () => {
  test('is as likely as it is often in what is not seen, and brings what was foreseen', () => {
    let turnedUp = 0
    fc.assert(
      fc.property(positionsIn('reveal'), (state) => {
        const { prospects } = nextCard(state)
        const pile = state.piles.find(({ size }) => size > 0)
        for (const { category, chance, seats } of prospects) {
          const id = CARD_IDS.find(
            (card) =>
              isBuilding(card) &&
              countOf(pile?.cards ?? {}, card) > 0 &&
              buildingOf(card).category === category,
          )
          if (!id) continue
          expect(chance).toBeGreaterThan(0)
          turnedUp += 1
          const { state: after } = outcomeOf(state, { type: 'reveal' }, drawing(state, id))
          for (const { seat, tax, income } of seats) {
            const [was, is] = [state.seats[seat], after.seats[seat]]
            const kept = was?.influence.includes('exemption') && tax >= 3 ? 0 : tax
            expect((is?.bricks ?? 0) - (was?.bricks ?? 0)).toBe((income?.count ?? 0) - kept)
          }
        }
      }),
      { numRuns: 40, seed: 1 },
    )
    expect(turnedUp).toBeGreaterThan(40)
  })

  test('has odds that make one together, or none where no Building is left', () => {
    const state = position(
      'seat 1 bricks 0 plots a4 | seat 2 bricks 0 plots c5 | phase reveal | pile stablex2 chapel fire',
    )
    const { prospects, events } = nextCard(state)
    expect(prospects.map(({ chance }) => chance)).toEqual([2 / 3, 0, 1 / 3, 0])
    expect(events).toBe(1)
    const empty = position('seat 1 bricks 0 plots a4 | seat 2 bricks 0 plots c5 | phase reveal | pile fire')
    expect(nextCard(empty).prospects.map(({ chance }) => chance)).toEqual([0, 0, 0, 0])
  })
})

describe('sieges', () => {
  test('are exactly the plots that a claim brings down [C 23]', () => {
    let fallen = 0
    fc.assert(
      fc.property(positionsIn('act'), (state) => {
        const seat = state.onTurn
        const foreseen = siegesOf(state).flatMap(({ plot, gap, by }) =>
          by.some((one) => one.seat === seat && one.now) ? [`${gap} brings ${plot}`] : [],
        )
        const claims = citadel.list(state).filter(({ type }) => type === 'claim')
        const found = claims.flatMap((action) =>
          outcomeOf(state, action).events.flatMap((event) =>
            event.type === 'besieged' ? [`${event.because} brings ${event.plot}`] : [],
          ),
        )
        fallen += found.length
        expect(found.filter((one) => !foreseen.includes(one))).toEqual([])
        // What is foreseen can be done, unless the claims of this turn are spent.
        if (state.spent.claims === 0) expect(foreseen.sort()).toEqual(found.sort())
      }),
      { numRuns: 200, seed: 1 },
    )
    expect(fallen).toBeGreaterThan(0)
  })
})

describe('the end of a turn', () => {
  test('is foreseen: the points, and whether a red box brings an Influence card', () => {
    fc.assert(
      fc.property(positionsIn('act'), (state) => {
        const { points, redBox, toRedBox } = turnEnd(state)
        const { events } = outcomeOf(state, { type: 'end' })
        expect(points).toBe(pointsOf(state, state.onTurn))
        expect(events.some(({ type }) => type === 'red-box')).toBe(redBox)
        expect(toRedBox === 0).toBe(redBox)
      }),
      { numRuns: 40 },
    )
  })
})

describe('Great Powers and the goal', () => {
  test('so many more buildings bring a Power, and no fewer [C 24] [C 25]', () => {
    const state = position(
      'version strategic | seat 1 bricks 9 plots b2 f4 f5=flour-mill f3=flour-mill g5=flour-mill hand flour-mill | seat 2 bricks 0 plots e5=smithy e4=smithy d6=pottery | powers crafts 2',
    )
    const crafts = powerRaces(state).find(({ category }) => category === 'crafts')
    expect(crafts?.seats.map(({ built, missing }) => [built, missing])).toEqual([
      [3, 1],
      [3, 0],
    ])
    const { state: after } = outcomeOf(state, { type: 'build', card: 'flour-mill', plot: 'b2' })
    expect(after.powers.crafts).toBe(0)
    expect(powerRaces({ ...state, rules: { ...state.rules, version: 'basic' } })).toEqual([])
  })

  test('nobody ends a turn with more points than they could reach by two buildings and their Powers', () => {
    fc.assert(
      fc.property(positionsIn('act'), (state) => {
        const reach = reachesOf(state).find(({ seat }) => seat === state.onTurn)
        const builds = citadel.list(state).filter(({ type }) => type === 'build')
        for (const action of builds) {
          const { state: after } = outcomeOf(state, action)
          expect(pointsOf(after, state.onTurn)).toBeLessThanOrEqual(reach?.most ?? 0)
        }
        expect(reachesOf(state).map(({ seat }) => seat)).toEqual(playing(state))
      }),
      { numRuns: 40 },
    )
  })
})
