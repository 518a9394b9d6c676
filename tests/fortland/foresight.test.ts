import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  actionText,
  allPlaces,
  asPlace,
  fortland,
  hasFallen,
  isBesieged,
  parseTurn,
  placeName,
  type Seat,
  type State,
  seatsLeft,
  spaceName,
  turnText,
  writeNotation,
} from '../../src/engine/fortland/index.ts'
import { playInPlace, scriptedRng } from '../../src/engine/kernel/index.ts'
import {
  afterPlan,
  changesOf,
  dangersOf,
  deedsOf,
  endsOf,
  facesAhead,
  fallChance,
  fallRisksOf,
  reachOf,
  riskOf,
  waysThrough,
} from '../../src/tales/fortland/foresight/index.ts'
import { drawn } from './drawn.ts'
import { randomPositions } from './random-play.ts'

const SMALL = 'a a A / B b b'
const FOUR = 'B b a A / b . . a / c . . d / C c d D'

/** Positions in the middle of a turn. */
const inTurn = randomPositions.filter(({ phase }) => phase === 'act')

const stops = (text: string) =>
  reachOf(drawn(text)).map(
    ({ space, actions, store, turned }) =>
      `${spaceName(space)} ${actions}${turned ? ' turned' : ''}${store ? ' store' : ''}`,
  )

describe('where the army can stop', () => {
  test('each space with the actions it takes, by the cheapest way', () => {
    expect(stops(`${SMALL} / armies a n2; b s1 / actions 3`)).toEqual(['n3 1', 'w1 2', 'w2 3', 'n1 3 turned'])
    expect(stops(SMALL)).toEqual([])
  })

  test('not on a held space, nor stuck behind one [F 5]', () => {
    expect(stops(`${FOUR} / armies a n3; b n4; c w1; d e1 / actions 3`)).toEqual(['w2 3', 'n2 3 turned'])
    expect(stops(`${FOUR} / armies a n3; b n4; c w1; d e1 / actions 2`)).toEqual([])
    // One march would bring it to n3, and the other behind Briar, where nothing could use it.
    expect(stops(`${SMALL} / armies a n2; b w1 / actions 2 / turned`)).toEqual([])
  })

  test('further by its own forts, which the result names [F 8]', () => {
    expect(stops('a a+a A / B b b / armies a n2; b s1 / actions 1')).toEqual([
      'n3 1',
      'w1 2 store',
      'w2 3 store',
      'n1 3 turned store',
    ])
  })

  test('by ways that are allowed, step by step', () => {
    fc.assert(
      fc.property(inTurn, (state) => {
        for (const { plan, space } of reachOf(state)) {
          const now = fortland.copy(state)
          for (const action of plan) expect(playInPlace(fortland, now, action, scriptedRng({}))).toBeNull()
          const army = now.armies[now.onTurn]
          expect(typeof army === 'object' && army.space).toBe(space)
        }
      }),
      { numRuns: 40 },
    )
  })
})

const deeds = (text: string) => {
  const state = drawn(text)
  return deedsOf(state).map(
    ({ place, deed, price, plan, fells, refusal }) =>
      `${deed} ${placeName(state, place)} ${price} ${turnText(plan)}${fells === null ? '' : ` fells ${fells}`}${refusal ? ` ${refusal.code}` : ''}`,
  )
}

describe('actions within reach', () => {
  test('sieges, walls, relief and own forts, each by its cheapest way', () => {
    expect(deeds('a a+b A / B b+a b / armies a n2; b e1 / actions 6')).toEqual([
      'relieve n2 2 tear',
      'fortify n3 2 march, build',
      'besiege w2 3 march, march, march, build',
      'fortify n1 3 turn, march, build',
      'gain s2 2 march, march, march, march, march, tear',
      'besiege s3 2 march, march, march, march, march, tear, march, build',
    ])
  })

  test("refusals at the army's place, with reasons", () => {
    expect(deeds(`${SMALL} / armies a n2; b n3 / actions 3`)).toEqual(['fortify n2 2 build would-waste'])
    expect(deeds(`${SMALL} / armies a n2; b n2 / actions 1`)).toEqual([])
  })

  test('the country that would fall [F 10]', () => {
    const position = 'a+b a A+b / B b b / armies a s1; b n3 cw / on-turn b / actions 3'
    expect(deeds(position)).toContain('besiege n2 2 march, build fells 0')
    // Fetching a fort and building it again at its place is not worth a mention.
    expect(deeds(position).filter((line) => / n[13] .*build/.test(line))).toEqual([])
  })
})

describe('possible actions for each roll', () => {
  test('for each number of actions, and which ones force a march', () => {
    const faces = facesAhead(drawn(`${SMALL} / armies a s1; b n2`))
    expect(
      faces.map(({ face, forced, lost }) => `${face}${forced ? ' forced' : ''}${lost ? ' lost' : ''}`),
    ).toEqual(['1 forced', '2', '3', '4', '5', '6'])
    const best = faces.map(({ best: [first] }) => (first ? `${first.deed} ${turnText(first.plan)}` : ''))
    expect(best.slice(2)).toEqual(['besiege build', 'besiege build', 'besiege build', 'besiege build'])
    expect(facesAhead(drawn(`${SMALL} / actions 3`))).toEqual([])
  })

  test('a fall before all else, whether it ends the tale or not [F 10]', () => {
    const told = (position: string) =>
      facesAhead(drawn(position)).map(({ face, best: [first] }) => `${face} ${first?.fells} ${first?.place}`)
    // With six it can also fetch its fort from the city, and build one there again at the end.
    expect(told('a a A / B+a b b+a / armies a s1; b w1 cw / round 4').slice(2)).toEqual([
      '3 1 4',
      '4 1 4',
      '5 1 4',
      '6 1 3',
    ])
    expect(
      told('B+c b a+c A / b+c . . a / b+a . . a / C c c+b c / armies a w2; b s1; c n3 / on-turn c').slice(4),
    ).toEqual(['5 1 2', '6 1 2'])
  })

  test('useless rolls are lost [F 6]', () => {
    const faces = facesAhead(drawn(`${SMALL} / armies a w1; b w2`))
    expect(faces.filter(({ lost }) => lost).map(({ face }) => face)).toEqual([1])
  })

  test('sums with two dice, as likely as they are [F 14]', () => {
    const faces = facesAhead(drawn(`${SMALL} / rules dice 2`))
    expect(faces.map(({ face }) => face)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(faces.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(faces[5]?.chance).toBeCloseTo(1 / 6, 12)
  })
})

/** Returns every position of a turn by brute force: all sequences of allowed actions. */
function everything(state: State, known = new Map<string, State>()): Map<string, State> {
  const key = writeNotation(state)
  if (known.has(key)) return known
  known.set(key, state)
  for (const action of fortland.list(state)) {
    if (action.type === 'end' || action.type === 'roll') continue
    const next = fortland.copy(state)
    playInPlace(fortland, next, action, scriptedRng({}))
    everything(next, known)
  }
  return known
}

/** Returns the seats to play before a seat is on turn again, by playing empty turns. */
function order(state: State, seat: Seat): Seat[] {
  const left = seatsLeft(state)
  const cycle = [...left, ...left]
  const from = cycle.indexOf(state.onTurn) + (state.onTurn === seat ? 1 : 0)
  const to = cycle.indexOf(seat, from)
  return cycle.slice(from, to)
}

describe('dangers to a country', () => {
  test('its free places, with the next country’s faces', () => {
    const state = drawn(`${FOUR} / armies a e4; b n2; c s1; d s4 / actions 0`)
    const told = dangersOf(state, 0).map(
      ({ place, by, faces, exact }) =>
        `${placeName(state, place)} by ${by} with ${faces.join('')}${exact ? '' : ' as it is now'}`,
    )
    expect(told).toContain('n2 by 1 with 23456')
    expect(told.filter((line) => line.includes('by 1')).every((line) => !line.includes('now'))).toBe(true)
    expect(told.filter((line) => line.includes('by 3')).every((line) => line.endsWith('now'))).toBe(true)
  })

  test('when it can fall before its turn', () => {
    const state = drawn('a+b a A+b / B b b / armies a s1; b n3 cw / actions 0')
    expect(fallRisksOf(state, 0)).toEqual([
      { by: 1, faces: [3, 4, 5, 6], chance: expect.closeTo(2 / 3, 9), exact: true },
    ])
    expect(fallChance(state, 0)).toBeCloseTo(2 / 3, 9)
    expect(fallChance(state, 1)).toBe(0)
    expect(riskOf(state, 0, asPlace(0))).toBe(1)
    expect(riskOf(state, 0, asPlace(1))).toBe(1)
  })

  test('a rolled country threatens within its actions', () => {
    const state = drawn('a+b a A+b / B b b / armies a s1; b n3 cw / on-turn b / actions 3')
    expect(fallRisksOf(state, 0)).toEqual([{ by: 1, faces: [3], chance: 1, exact: true }])
    expect(fallRisksOf(drawn('a+b a A+b / B b b / armies a s1; b n3 cw / on-turn b / actions 2'), 0)).toEqual(
      [],
    )
  })

  test('equals the result of all lines of play', () => {
    fc.assert(
      fc.property(
        randomPositions.filter(({ phase }) => phase === 'roll'),
        (state) => {
          for (const seat of seatsLeft(state)) {
            const found = dangersOf(state, seat).map(
              ({ place, by, faces }) => `${place} ${by} ${faces.join()}`,
            )
            const sums = state.rules.dice === 1 ? [1, 2, 3, 4, 5, 6] : [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
            const expected = new Map<string, number[]>()
            for (const by of order(state, seat))
              for (const sum of sums) {
                const turn: State = { ...fortland.copy(state), phase: 'act', onTurn: by, actions: sum }
                for (const place of allPlaces(state)) {
                  if (state.lands[place]?.owner !== seat || isBesieged(state, place)) continue
                  const isHit = [...everything(turn).values()].some(
                    (end) => hasFallen(end, seat) || isBesieged(end, place),
                  )
                  if (isHit) expected.set(`${place} ${by}`, [...(expected.get(`${place} ${by}`) ?? []), sum])
                }
              }
            expect(found.sort()).toEqual([...expected].map(([key, faces]) => `${key} ${faces.join()}`).sort())
          }
        },
      ),
      { numRuns: 4 },
    )
  })
})

describe('all ways through a turn', () => {
  test('lists each result once, and ends exactly where it may end', () => {
    fc.assert(
      fc.property(inTurn, (state) => {
        const all = everything(state)
        const reached = waysThrough(state)
        const standing = (now: State) => writeNotation({ ...now, built: [...now.built].sort() })
        const different = new Set([...all.values()].map(standing))
        expect(new Set(reached.map((one) => standing(one.state)))).toEqual(different)
        expect(reached).toHaveLength(different.size)
        expect(endsOf(state).length).toBeGreaterThan(0)
        for (const { state: end } of endsOf(state))
          expect(end.outcome !== null || fortland.list(end).some(({ type }) => type === 'end')).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})

describe('an aimed plan', () => {
  const changes = (text: string, plan: string) => {
    const state = drawn(text)
    return changesOf(state, parseTurn(plan) ?? []).map((change) => ({
      ...change,
      ...('place' in change && { place: placeName(state, change.place) }),
    }))
  }

  test('a siege, a country left with one place, and the change of own dangers', () => {
    expect(changes('a+b a A / B b b / armies a s1; b n2 / on-turn b / actions 2', 'build')).toEqual([
      { kind: 'leaves-one', seat: 0, place: 'n1' },
      { kind: 'besieges', place: 'n2' },
    ])
  })

  test('a fall, and a victory [F 10]', () => {
    expect(changes('a+b a A+b / B b b / armies a s1; b n2 / on-turn b / actions 2', 'build')).toEqual([
      { kind: 'wins' },
    ])
    const three =
      'B+c b a+c A / b+c . . a / b+a . . a / C c c+b c / armies a w2; b s1; c n3 / on-turn c / actions 5'
    expect(changes(three, 'build')).toContainEqual({ kind: 'fells', seat: 1 })
  })

  test('relief reduces the dangers', () => {
    const told = changes('a+b a+b A / B b b / armies a n2; b n3 cw / actions 4', 'tear, build')
    expect(told).toContainEqual({ kind: 'fortifies', place: 'n2' })
    expect(told.map(({ kind }) => kind)).toContain('survives')
  })

  test('the board then', () => {
    const state = drawn(`${SMALL} / armies a n2; b s1 / actions 3`)
    const [march, build] = [...(parseTurn('march, build') ?? [])]
    if (!march || !build) throw new Error('No plan.')
    expect(actionText(build)).toBe('build')
    expect(writeNotation(afterPlan(state, [march, build]))).toContain('a+a a A')
    expect(writeNotation(state)).toContain('armies a n2')
  })
})
