import { describe, expect, test } from 'vitest'
import {
  type Action,
  DIFFICULTIES,
  everyBox,
  roadSides,
  type State,
  suggestOpening,
  turned,
} from '../../src/engine/fairy-tale/index.ts'
import { CENTRE, neighbour, playInPlace, seededRng } from '../../src/engine/kernel/index.ts'
import { deckSize, fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn, lineOf, played, refusalOf, told } from '../drawn/index.ts'
import { acted } from '../support/acted.ts'
import { begunGame, someConfig } from '../support/random-play.ts'

const newGame = (seed = 1, seats = 3) => fairyTale.begin(someConfig(seats, 'bedtime-story'), seed)

describe('section 2: setup', () => {
  test('[R 4] four path tiles are dealt, never a diamond, and never four dead ends', () => {
    for (let seed = 0; seed < 300; seed++) {
      const { opening } = fairyTale.begin(someConfig(1, 'endless-night'), seed)
      expect(opening?.tiles).toHaveLength(4)
      expect(opening?.tiles.every(({ building }) => building === null)).toBe(true)
      expect(opening?.tiles.some(({ roads }) => ![1, 2, 4, 8].includes(roads))).toBe(true)
    }
  })

  test('[R 4] each first tile needs a road, and may move', () => {
    const state = newGame()
    const listed = fairyTale.list(state).filter((action) => action.type === 'lay')
    for (const action of listed) {
      const { opening } = acted(state, action)
      expect(opening?.spots[action.tile]).toEqual({ side: action.side, turn: action.turn })
    }
    const corner = state.opening?.tiles.findIndex(({ roads }) => roads === 0b0011) ?? -1
    expect(corner).toBeGreaterThanOrEqual(0)
    const away = { type: 'lay', tile: corner, side: 'north', turn: 0 } as const
    expect(fairyTale.refuse(state, away)).toEqual({ code: 'no-road-to-the-oak' })
    expect(listed).not.toContainEqual(away)
  })

  test('[R 4] a tile laid onto another swaps places with it', () => {
    const state = newGame()
    const laid = acted(state, ...suggestOpening(state))
    const [first, second] = laid.opening?.spots ?? []
    if (!first || !second) throw new Error('Two tiles lie.')
    const swap = fairyTale
      .list(laid)
      .find((action) => action.type === 'lay' && action.tile === 0 && action.side === second.side)
    if (!swap) throw new Error('The first tile fits where the second lies.')
    const swapped = acted(laid, swap).opening?.spots ?? []
    expect(swapped[0]?.side).toBe(second.side)
    expect(swapped[1]?.side).toBe(first.side)
    expect(fairyTale.refuse(acted(laid, swap), { type: 'begin' })).toBeNull()
  })

  test('[R 4] a tile laid onto another returns it to the hand', () => {
    const state = newGame()
    const [north] = suggestOpening(state)
    if (!north) throw new Error('A tile can be laid.')
    const other = fairyTale
      .list(state)
      .find((action) => action.type === 'lay' && action.tile !== north.tile && action.side === north.side)
    if (!other) throw new Error('Another fits there too.')
    expect(acted(state, north, other).opening?.spots[north.tile]).toBeNull()
  })

  test('[R 4] "place them for us" lays the rest', () => {
    for (let seed = 0; seed < 50; seed++) {
      const state = newGame(seed)
      const laid = acted(state, ...suggestOpening(state).slice(0, 2))
      const done = acted(laid, ...suggestOpening(laid))
      expect(done.opening?.spots.map((spot) => spot?.side).sort()).toEqual(['east', 'north', 'south', 'west'])
      expect(suggestOpening(done)).toEqual([])
    }
  })

  test('"for us" turns a tile so that a road leads outward, if it has one', () => {
    for (let seed = 0; seed < 50; seed++) {
      const state = newGame(seed)
      for (const { tile, side, turn } of suggestOpening(state)) {
        const face = state.opening?.tiles[tile]
        if (!face || roadSides(face.roads).length < 3) continue
        expect(roadSides(turned(face, turn).roads)).toContain(side)
      }
    }
  })

  test('[R 4] drawn: a first tile joins the oak or is refused, and displaces another', () => {
    const position = drawn('forest\n O\n opening ┗#5 hand; ┃#6 hand; ╋#7 north 0; ╹#8 hand')
    const corner = (turn: 0 | 1) => ({ type: 'lay', tile: 0, side: 'north', turn }) as const
    expect(refusalOf(position, corner(0))).toEqual({ code: 'no-road-to-the-oak' })
    const { state, events } = played(position, corner(1))
    expect(told(events)).toEqual(['first tile 0 to the north, turned 1 moves 2'])
    expect(lineOf(state, 'opening')).toBe('┗#5 north 1; ┃#6 hand; ╋#7 hand; ╹#8 hand')
  })

  test('[R 5] drawn: six characters on the oak, and each walks in its own turn', () => {
    const six = 'huntsman 0,0; beast 0,0; aladdin 0,0; rapunzel 0,0; cinderella 0,0; pied-piper 0,0'
    const position = drawn(`forest\n ━ O ━\n seats ${six}\n on-turn rapunzel`)
    const { state } = played(position, { type: 'walk', to: at('1,0') })
    expect(lineOf(state, 'seats')).toBe(six.replace('rapunzel 0,0', 'rapunzel 1,0'))
  })

  test('the tale begins once all four lie', () => {
    const state = newGame()
    expect(fairyTale.refuse(state, { type: 'begin' })).toEqual({ code: 'tiles-left-to-lay' })
    const begun = acted(state, ...suggestOpening(state), { type: 'begin' })
    expect(Object.keys(begun.tiles)).toHaveLength(5)
    expect(begun.market.every((face) => face !== null)).toBe(true)
    expect([begun.phase, begun.turn, begun.onTurn]).toEqual(['new-monsters', 1, 0])
  })

  test('the first tiles are on the four sides of the oak, each joined to it', () => {
    const begun = begunGame(someConfig(1, 'fairy-tale'), 3)
    const bits = { north: 4, east: 8, south: 1, west: 2 } as const
    for (const [side, toOak] of Object.entries(bits)) {
      const tile = begun.tiles[neighbour(CENTRE, side as keyof typeof bits)]
      expect((tile?.roads ?? 0) & toOak).toBe(toOak)
    }
  })

  test('the rest forms three nearly equal thirds with a diamond each, the first largest', () => {
    const sizes = (difficulty: (typeof DIFFICULTIES)[number]) =>
      fairyTale.begin(someConfig(1, difficulty), 1).pile.thirds.map(({ size }) => size)
    expect(sizes('bedtime-story')).toEqual([8, 7, 7])
    expect(sizes('fairy-tale')).toEqual([7, 7, 6])
    for (const difficulty of DIFFICULTIES) {
      const { pile } = fairyTale.begin(someConfig(1, difficulty), 1)
      expect(pile.thirds.every(({ diamond }) => diamond?.building === 'diamond')).toBe(true)
      expect(sizes(difficulty).reduce((sum, size) => sum + size, 4)).toBe(
        deckSize(difficulty, everyBox(false)),
      )
    }
  })

  test('every third gives its diamond before the next', () => {
    const position = drawn('forest\n O ━\n market ┃#20\n pile 1 ╹◆#1; 2 ╹◆#2; 1\n pool ┗#5 ┗#6')
    const { state } = played(position, { type: 'expand', slot: 0, at: at('2,0'), turn: 1 }, { draws: [0] })
    expect([lineOf(state, 'market'), lineOf(state, 'pile')]).toEqual(['╹◆#1 - -', '0; 2 ╹◆#2; 1'])
  })

  test('[R 5] one to six start on oak', () => {
    for (const seats of [1, 2, 6]) {
      const state = newGame(1, seats)
      expect(state.seats).toHaveLength(seats)
      expect(new Set(state.seats.map(({ character }) => character)).size).toBe(seats)
      expect(state.seats.every(({ at }) => at === CENTRE)).toBe(true)
    }
  })

  test('turns go round the seats; one seat alone plays every turn', () => {
    const alone = begunGame(someConfig(1, 'fairy-tale'), 5)
    const three = begunGame(someConfig(3, 'fairy-tale'), 5)
    const order = [alone, three].map((state) => {
      const seats: number[] = []
      while (!state.outcome && seats.length < 4) {
        seats.push(state.onTurn)
        const { turn } = state
        while (!state.outcome && state.turn === turn)
          playInPlace(fairyTale, state, nextOf(state), seededRng(state))
      }
      return seats
    })
    expect(order[0]?.every((seat) => seat === 0)).toBe(true)
    expect(order[1]?.slice(0, 4)).toEqual([0, 1, 2, 0].slice(0, order[1]?.length))
    expect(order[1]?.length).toBeGreaterThan(2)
  })
})

/** Goes through a turn without acting. */
function nextOf(state: State): Action {
  if (state.pending) return { type: 'choose-side', side: 'north' }
  return state.phase === 'action' ? { type: 'end-turn' } : { type: 'roll' }
}
