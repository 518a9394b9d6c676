import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as duel from '../src/engine/boogyman/index.ts'
import * as citadel from '../src/engine/citadel/index.ts'
import * as tale from '../src/engine/fairy-tale/index.ts'
import * as fortland from '../src/engine/fortland/index.ts'
import * as fortress from '../src/engine/fortress/index.ts'
import {
  type Game,
  type GameTypes,
  type Place,
  placeAt,
  playInPlace,
  rngWasUsed,
  seededRng,
} from '../src/engine/kernel/index.ts'
import type { Result } from '../src/engine/kernel/result.ts'
import { fairyTale, parseNotation, writeNotation } from '../src/tales/fairy-tale/rules.ts'
import { randomPlayer as duellist, configs as duels } from './boogyman/random-play.ts'
import { randomPlayer as builder, configs as citadels } from './citadel/random-play.ts'
import { drawn } from './drawn/index.ts'
import { configs as countries, randomPlayer as marcher } from './fortland/random-play.ts'
import { randomPlayer as besieger, configs as sieges } from './fortress/random-play.ts'
import { configs as tales } from './laws/games.ts'
import { randomPlayer } from './support/random-play.ts'

// A position has one text, however it was reached, and every text that is written is read (docs/NOTATION.md).

/** A game with its notation, and what random play needs. */
interface Written<K extends GameTypes> {
  game: Game<K>
  configs: fc.Arbitrary<K['Config']>
  player(seed: number): (actions: readonly K['Action'][]) => K['Action']
  write(state: K['State']): string
  /** Throws where the text is refused. */
  read(text: string): K['State']
  /** Returns the part of the state that its notation holds; by default, all of it. */
  kept?(state: K['State']): K['State']
}

type Parsed<State> = Result<State, object>

const readBy =
  <State>(parse: (text: string) => Parsed<State>) =>
  (text: string): State => {
    const parsed = parse(text)
    if (!parsed.ok) throw new Error(`${JSON.stringify(parsed.error)}\n${text}`)
    return parsed.value
  }

/** Normalizes the first tiles that are laid: turns that give the same picture become equal. */
function withoutTurns(state: tale.State): tale.State {
  if (!state.opening) return state
  const tiles = state.opening.tiles.map((face, index) => {
    const spot = state.opening?.spots[index]
    return spot ? tale.turned(face, spot.turn) : face
  })
  const spots = state.opening.spots.map((spot) => spot && { ...spot, turn: 0 as const })
  return { ...state, opening: { tiles, spots } }
}

const TALE: Written<tale.FairyTale> = {
  game: fairyTale,
  configs: tales,
  player: randomPlayer,
  write: writeNotation,
  read: readBy(parseNotation),
  kept: withoutTurns,
}

const DUEL: Written<duel.Boogyman> = {
  game: duel.boogyman,
  configs: duels,
  player: duellist,
  write: duel.writeNotation,
  read: readBy(duel.parseNotation),
}

const FORTLAND: Written<fortland.Fortland> = {
  game: fortland.fortland,
  configs: countries,
  player: marcher,
  write: fortland.writeNotation,
  read: readBy(fortland.parseNotation),
}

const FORTRESS: Written<fortress.Fortress> = {
  game: fortress.fortress,
  configs: sieges,
  player: besieger,
  write: fortress.writeNotation,
  read: readBy(fortress.parseNotation),
}

const CITADEL: Written<citadel.Citadel> = {
  game: citadel.citadel,
  configs: citadels,
  player: builder,
  write: citadel.writeNotation,
  read: readBy(citadel.parseNotation),
}

/** Plays a random game, and shows every position with the actions that it allows. */
function wander<K extends GameTypes>(
  { game, player }: Written<K>,
  { config, seed, length }: { config: K['Config']; seed: number; length: number },
  visit: (state: K['State'], actions: readonly K['Action'][]) => void,
): void {
  const pick = player(seed)
  const state = game.begin(config, seed)
  for (let done = 0; ; done++) {
    const actions = game.list(state)
    visit(state, actions)
    if (actions.length === 0 || done >= length) return
    playInPlace(game, state, pick(actions), seededRng(state))
  }
}

const trials = <K extends GameTypes>({ configs }: Written<K>, length: number) =>
  fc.record({
    config: configs,
    seed: fc.nat({ max: 2 ** 30 - 1 }),
    length: fc.nat({ max: length }),
  })

function holdsEverywhere<K extends GameTypes>(written: Written<K>, numRuns: number, length: number): void {
  const { write, read, kept = (state) => state } = written
  fc.assert(
    fc.property(trials(written, length), (trial) => {
      wander(written, trial, (state) => {
        const text = write(state)
        const again = read(text)
        expect(write(again)).toBe(text)
        // The rng of a game is in lines of its own, which are optional.
        expect({ ...kept(again), random: null }).toEqual({ ...kept(state), random: null })
      })
    }),
    { numRuns },
  )
}

describe('every text that is written is read, as the same position with the same text', () => {
  test('of The Last Fairy Tale, with all boxes and house rules', () => {
    holdsEverywhere(TALE, 40, 200)
  })
  test('of the duel', () => {
    holdsEverywhere(DUEL, 25, 200)
  })
  test('of Fortland', () => {
    holdsEverywhere(FORTLAND, 25, 200)
  })
  test('of The Fortress', () => {
    holdsEverywhere(FORTRESS, 25, 200)
  })
  test('of the Citadel', () => {
    holdsEverywhere(CITADEL, 25, 200)
  })
})

/** Sorts a list in which the order has no meaning, so that equal positions become equal data. */
const sorted = <Item>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

/** Sorts all unordered lists of a state and leaves the ordered ones. */
function asSet(state: tale.State): tale.State {
  const { extras } = state
  const still = withoutTurns(state)
  if (!extras) return still
  const { switched, cursesDrawn, spellsDrawn, buckets } = extras
  return {
    ...still,
    extras: {
      ...extras,
      switched: sorted(switched),
      cursesDrawn: sorted(cursesDrawn),
      spellsDrawn: sorted(spellsDrawn),
      buckets: sorted(buckets),
    },
  }
}

/** The position after some actions, null where one is refused or spends luck. */
function positionAfter<K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  ...actions: K['Action'][]
): K['State'] | null {
  const now = game.copy(state)
  for (const action of actions) if (playInPlace(game, now, action, seededRng(now))) return null
  return rngWasUsed(state, now) ? null : now
}

describe('two orders of reaching a position give one text', () => {
  test('of any two actions with all boxes', () => {
    let same = 0
    fc.assert(
      fc.property(trials(TALE, 120), fc.nat(), (trial, wish) => {
        wander(TALE, trial, (state, actions) => {
          const one = actions[wish % Math.max(1, actions.length)]
          const other = actions[(wish >> 8) % Math.max(1, actions.length)]
          if (!one || !other || one === other || state.outcome) return
          const forth = positionAfter(fairyTale, state, one, other)
          const back = forth && positionAfter(fairyTale, state, other, one)
          if (!forth || !back) return
          if (JSON.stringify(asSet(forth)) !== JSON.stringify(asSet(back))) return
          same += 1
          expect(writeNotation(back)).toBe(writeNotation(forth))
        })
      }),
      { numRuns: 60 },
    )
    expect(same).toBeGreaterThan(50)
  })

  const textAfter = (position: string, ...actions: tale.Action[]): string => {
    const state = positionAfter(fairyTale, drawn(position), ...actions)
    if (!state) throw new Error('It is refused.')
    return writeNotation(state)
  }

  test('signposts and bridges of one tile, any order', () => {
    const position = 'O ┣aNBEBS\nseats huntsman 1,0\nboxes ways'
    const here = placeAt(1, 0)
    const switches: tale.Action[] = [
      { type: 'use-symbol', symbol: 'signpost', at: here, side: 'east' },
      { type: 'use-symbol', symbol: 'drawbridge', at: here, side: 'east' },
      { type: 'use-symbol', symbol: 'drawbridge', at: here, side: 'south' },
    ]
    const texts = new Set(
      [
        [0, 1, 2],
        [2, 1, 0],
        [1, 2, 0],
      ].map((order) => textAfter(position, ...order.flatMap((index) => switches[index] ?? []))),
    )
    expect(texts.size).toBe(1)
    expect([...texts][0]).toContain('turned 1,0 a 1,0 BE 1,0 BS')
  })

  test.each([
    [
      'curses',
      'O ━ ━ ╸◆\ncurses night 3,0; drawn mist feet night',
      'O ━ ━ ╸◆\ncurses night 3,0; drawn night feet mist',
    ],
    ['spells', 'O\nspells mend huntsman; drawn home vanish', 'O\nspells mend huntsman; drawn vanish home'],
    ['what was switched', 'O ┻aWBE\nspent turned 1,0 BE 1,0 a', 'O ┻aWBE\nspent turned 1,0 a 1,0 BE'],
  ])('%s, however a text names them', (_, one, other) => {
    const [read, again] = [one, other].map((text) => drawn(`${text}\nboxes ways spells`))
    expect(read).toEqual(again)
    expect(read && writeNotation(read)).toContain(other.split('\n')[1])
  })

  test('writes curses and spells independent of drawing order', () => {
    const lay = (slot: number, at: Place): tale.Action => ({ type: 'expand', slot, at, turn: slot ? 3 : 1 })
    const position = '━ O ━\nseats three-little-pigs 0,0\nmarket ╹◆#1 ╹◆#2\nboxes spells'
    const text = (order: readonly number[], draws: number[]) => {
      const state = drawn(position)
      for (const slot of order) {
        const at = slot === 0 ? placeAt(-2, 0) : placeAt(2, 0)
        const chance = { die: () => 1, draw: () => draws.shift() ?? 0 }
        expect(playInPlace(fairyTale, state, lay(slot, at), chance)).toBeNull()
      }
      return writeNotation(state)
    }
    // Night is in the west and thicket in the east, in either order of drawing.
    expect(text([0, 1], [0, 0])).toBe(text([1, 0], [1, 0]))
  })

  test('writes symmetric first tiles alike when turned', () => {
    const position = 'O\nopening ┃#5 hand; ┗#7 hand; ╋#9 hand; ┻#11 hand'
    const lay = (tile: number, turn: tale.Turn): tale.Action => ({ type: 'lay', tile, side: 'north', turn })
    expect(textAfter(position, lay(0, 2))).toBe(textAfter(position, lay(0, 0)))
    expect(textAfter(position, lay(0, 2))).toContain('opening ┃#5 north 0;')
    expect(textAfter(position, lay(2, 3))).toBe(textAfter(position, lay(2, 1)))
    expect(textAfter(position, lay(1, 1))).not.toBe(textAfter(position, lay(1, 2)))
  })
})
