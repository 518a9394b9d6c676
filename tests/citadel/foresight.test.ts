import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  BUILDING_IDS,
  buildingOf,
  CARD_IDS,
  type CardId,
  citadel,
  copyOf,
  countOf,
  EPOCHS,
  type Epoch,
  EVENT_CARD_IDS,
  type Event,
  epochOf,
  isBuilding,
  type Pool,
  playing,
  pointsOf,
  type Seat,
  type State,
} from '../../src/engine/citadel/index.ts'
import { type Rng, seededRng, stateFor, type Viewer } from '../../src/engine/kernel/index.ts'
import {
  handMakes,
  nextCard,
  powerRaces,
  reachesOf,
  siegesOf,
  turnEnd,
} from '../../src/tales/citadel/foresight/index.ts'
import { looksInto } from './known.ts'
import { configs, positionAfter } from './random-play.ts'
import { position } from './told.ts'

/** Positions of one phase, of games of random players. */
const positionsIn = (phase: State['phase']) =>
  fc
    .tuple(configs, fc.nat(), fc.integer({ min: 8, max: 160 }))
    .map(([config, seed, actions]) => positionAfter(config, seed, actions))
    .filter((state) => state.phase === phase && state.questions.length === 0)

/** Returns the events and the state after an action, on a copy. */
function outcomeOf(before: State, action: Action, chance?: Rng): { state: State; events: Event[] } {
  const state = copyOf(before)
  const events: Event[] = []
  citadel.apply({ state, chance: chance ?? seededRng(state), emit: (event) => events.push(event) }, action)
  return { state, events }
}

/** Luck that draws one card, from the first pile that has any. */
const drawing = ({ piles }: State, card: CardId): Rng => {
  const cards = piles.find(({ size }) => size > 0)?.cards ?? {}
  const before = CARD_IDS.slice(0, CARD_IDS.indexOf(card))
  return { die: () => 1, draw: () => before.reduce((sum, id) => sum + countOf(cards, id), 0) }
}

/** Returns the number of Events in a pile. */
const eventsIn = (cards: Pool<CardId>): number => EVENT_CARD_IDS.filter((id) => countOf(cards, id) > 0).length

/** Returns the epochs in a pile: all in the basic game, otherwise one. */
const epochsOf = ({ piles, rules }: State, pile: State['piles'][number]): readonly Epoch[] =>
  rules.version === 'basic' ? EPOCHS : EPOCHS.filter((_, layer) => piles[layer] === pile)

describe('the next card', () => {
  test('is as likely as its share of unseen cards, and has the predicted effect', () => {
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

  test('odds sum to one, or lack Buildings', () => {
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

/** Other players' hands are face down, and for this seat their cards may be in the pile. */
describe('foresight of a seat that does not see the other hands', () => {
  const text =
    'seat 1 bricks 9 plots a4 hand manor school* | seat 2 bricks 8 plots c5 hand inn smithy* influence loan | phase reveal | pile stablex2 chapel fire'
  const chancesOf = (by: Viewer) =>
    nextCard(stateFor(citadel, position(text), by)).prospects.map(({ chance }) => chance)

  test('is exact for known cards, else the pile’s', () => {
    // Two stables, a chapel, and the inn that the Lion hides; the manor is in one's own hand.
    expect(chancesOf(0)).toEqual([2 / 4, 0, 1 / 4, 1 / 4])
    // For the Lion, the manor may be in the pile; for a spectator, both may.
    expect(chancesOf(1)).toEqual([3 / 4, 0, 1 / 4, 0])
    expect(chancesOf(null)).toEqual([3 / 5, 0, 1 / 5, 1 / 5])
    const taxes = (by: Seat) => turnEnd(stateFor(citadel, position(text), by), by)
    expect(taxes(0)).toMatchObject({ tax: 4, taxChance: 1 / 4 })
    expect(taxes(1)).toMatchObject({ tax: 3, taxChance: 1 / 4 })
  })

  test('stays within its epoch: hidden cards count in their own pile', () => {
    // The commons is of the first epoch, which is used up, and the manor is of the third.
    const text =
      'version strategic | seat 1 bricks 0 plots a4 hand stable | seat 2 bricks 0 plots c5 hand commons cottage manor | phase reveal | pile ; watchtower smithy; library'
    const seen = stateFor(citadel, position(text), 0)
    expect(nextCard(seen).prospects.map(({ cards }) => cards)).toEqual([1, 1, 1, 0])
  })

  test('has the odds that dealing the unseen cards anew gives, in any position', () => {
    let hidden = 0
    fc.assert(
      fc.property(positionsIn('reveal'), (state) => {
        for (const by of [null, ...playing(state)]) {
          const next = nextCard(stateFor(citadel, state, by))
          const layer = state.piles.find(({ cards, size }) => size > eventsIn(cards))
          const epochs = layer ? epochsOf(state, layer) : []
          // All cards of these epochs that this viewer cannot see.
          const unseen = BUILDING_IDS.filter((id) => layer && epochs.includes(epochOf(id))).flatMap((id) => {
            const out = state.seats.flatMap(({ hand }, seat) =>
              hand.filter(({ card, seen }) => card === id && !seen && !looksInto(state, by, seat)),
            )
            hidden += out.length
            return Array.from({ length: countOf(layer?.cards ?? {}, id) + out.length }, () => id)
          })
          for (const { category, cards, chance } of next.prospects) {
            const count = unseen.filter((id) => buildingOf(id).category === category).length
            expect(cards).toBe(count)
            expect(chance).toBeCloseTo(unseen.length === 0 ? 0 : count / unseen.length, 12)
          }
        }
      }),
      { numRuns: 30, seed: 1 },
    )
    expect(hidden).toBeGreaterThan(30)
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
        // Predicted claims are allowed, unless the claims of this turn are spent.
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

describe('the points that each card in hand would make', () => {
  const madeIn = (text: string) =>
    handMakes(position(text)).map(({ cards, points, box }) => `${cards.join(' ')} ${points} ${box}`)

  test('counts Great Powers, marks red boxes and the goal, and omits unbuildable cards', () => {
    const own =
      'seat 1 bricks 4 plots b2 f5=flour-mill f3=flour-mill g2 hand smithy chapel commons turnpike town-hall'
    // Three of Crafts give two more points; no plot is beside a road, and a town hall costs five.
    expect(madeIn(`version strategic | ${own} | seat 2 bricks 0`)).toEqual([
      'commons chapel 4 red',
      'smithy 6 none',
    ])
    expect(madeIn(`${own} | seat 2 bricks 0`)).toEqual(['commons smithy chapel 4 red'])
    expect(madeIn(`${own} | seat 2 bricks 0 | spent builds 2`)).toEqual([])
    expect(madeIn(`${own} | seat 2 bricks 0 | start-score 4`)).toEqual(['commons smithy chapel 4 none'])
    const rich = 'c6=town-hall d4=town-hall b5=rose-palace c1=manor'
    const five = [2, 3, 4, 5].map((seat) => `seat ${seat} bricks 0`).join(' | ')
    expect(madeIn(`seat 1 bricks 4 plots b2 ${rich} hand stable pig-sty | ${five}`)).toEqual([
      'stable pig-sty 20 goal',
    ])
  })

  test('is the result of building it', () => {
    let made = 0
    fc.assert(
      fc.property(positionsIn('act'), (state) => {
        const seat = state.onTurn
        const said = handMakes(stateFor(citadel, state, seat))
        const builds = citadel.list(state).flatMap((action) => (action.type === 'build' ? [action] : []))
        expect(new Set(said.flatMap(({ cards }) => cards))).toEqual(new Set(builds.map(({ card }) => card)))
        for (const action of builds) {
          const { state: after } = outcomeOf(state, action)
          const { points, box } = said.find(({ cards }) => cards.some((card) => card === action.card)) ?? {}
          expect(points).toBe(pointsOf(after, seat))
          const { events } = outcomeOf(after, { type: 'end' })
          if (box !== 'goal') expect(events.some(({ type }) => type === 'red-box')).toBe(box === 'red')
          made += 1
        }
        for (const other of playing(state)) if (other !== seat) expect(handMakes(state, other)).toEqual([])
      }),
      { numRuns: 40, seed: 1 },
    )
    expect(made).toBeGreaterThan(20)
  })
})

describe('Great Powers and the goal', () => {
  test('exactly this number of further buildings brings a Power, no fewer [C 24] [C 25]', () => {
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

  test('no build exceeds the reach in points', () => {
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
