import { describe, expect, test } from 'vitest'
import {
  afterSiege,
  beginRoad,
  exchanged,
  FORTRESS_IDS,
  fortress,
  isWalked,
  mayExchange,
  mayTryAgain,
  nextFortress,
  type OutcomeKind,
  PERFECT,
  PRESETS,
  type RoadProgress,
  standardRules,
  starsIn,
} from '../../src/engine/fortress/index.ts'

/** Change of life in a night, by the face of the die. */
const MILD = [1, -1, -1, -1, -2, -2]
const HARSH = [0, -1, -1, -1, -2, -2]
const WINTER = [0, -1, -1, -2, -2, -2]

const DECK = PRESETS['town-watch']
const walk = (...sieges: (readonly [OutcomeKind, number])[]): RoadProgress =>
  sieges.reduce((road, [kind, count]) => afterSiege(road, kind, count), beginRoad(DECK))

describe('the Road of Seven Fortresses [S 26]', () => {
  test('a victory of any degree brings its stars and opens the next', () => {
    const road = walk(['total-victory', 1], ['convincing-victory', 1], ['victory', 1])
    expect([road.stars, starsIn(road), road.lanterns]).toEqual([[3, 2, 1], 6, 3])
    expect(nextFortress(road)).toBe('bramble-hall')
  })

  test('draws, defeats and repeats each cost a lantern', () => {
    expect(nextFortress(walk(['draw', 1]))).toBe('gingerbread-gate')
    expect(walk(['draw', 1], ['total-defeat', 1]).lanterns).toBe(1)
    expect(walk(['total-victory', 3]).lanterns).toBe(1)
  })

  test('the road ends without a lantern, and the last one offers no second try', () => {
    expect(nextFortress(walk(['draw', 1], ['draw', 1], ['draw', 1]))).toBeNull()
    expect(nextFortress(walk(['draw', 3], ['draw', 2]))).toBeNull()
    const road = beginRoad(DECK)
    expect([1, 2, 3].map((siege) => mayTryAgain(road, siege))).toEqual([true, true, false])
    expect(mayTryAgain(walk(['draw', 1], ['draw', 1]), 1)).toBe(false)
  })

  test('seven are the end of it, and 21 stars are perfect', () => {
    const road = walk(...FORTRESS_IDS.map(() => ['total-victory', 1] as const))
    expect([isWalked(road), nextFortress(road), starsIn(road)]).toEqual([true, null, PERFECT])
    expect(isWalked(beginRoad(DECK))).toBe(false)
  })

  test('up to three creatures may change between sieges; treasure and lands freely', () => {
    const three = {
      creatures: [...DECK.creatures.slice(3), 'mill-ox', 'mill-ox', 'oak-giant'] as const,
      treasure: 'golden-key' as const,
      lands: { wood: 20, gold: 0, magic: 0 },
    }
    const four = { ...three, creatures: [...three.creatures.slice(1), 'oak-giant'] as const }
    expect([exchanged(DECK, DECK), exchanged(DECK, three), exchanged(DECK, four)]).toEqual([0, 3, 4])
    expect([mayExchange(DECK, three), mayExchange(DECK, four)]).toEqual([true, false])
  })

  test.each([
    ['gingerbread-gate', ['thumb-knight', 'goose-maid'], 3, 0, MILD],
    ['brook-mill', ['donkey-drummer'], 5, 0, MILD],
    ['stairless-tower', ['broom-witch', 'kettle-guard'], 5, 2, HARSH],
    ['bramble-hall', ['moss-boar', 'snow-maid'], 6, 2, HARSH],
    ['glass-hill', ['brave-tailor', 'glass-knight', 'glass-knight'], 6, 3, HARSH],
    ['winter-palace', ['snow-maid', 'river-nix', 'north-wind'], 6, 2, WINTER],
    ['castle-of-the-last-page', ['antler-king', 'iron-hans', 'blue-beard'], 7, 3, MILD],
  ] as const)(
    '%s has its own defenders on the left, others, walls, and its weather',
    (name, own, count, walls, weather) => {
      const state = fortress.begin(
        { player: '', muster: DECK, against: { fortress: name }, rules: standardRules() },
        5,
      )
      const left = state.garrison.slice(0, own.length)
      expect([...left].sort()).toEqual([...own].sort())
      expect([state.garrison.length, state.place.walls, state.place.name]).toEqual([count, walls, name])
      expect(state.place.weather).toEqual(weather)
      expect(state.hand.length + state.deck.length).toBe(28 - (count - own.length))
    },
  )
})
