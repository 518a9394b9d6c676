import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  advance,
  hidesInformation,
  openSession,
  randomState,
  type Session,
  stateOf,
  upTo,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { createAlbum, PACES } from '../../src/playback/album/album.ts'
import { rungsOf, stepFrom, UNITS } from '../../src/playback/album/steps.ts'
import {
  albumOf,
  movesUntil,
  stateAt,
  stopAfter,
  stopFor,
  type TurnLookup,
} from '../../src/playback/album/stops.ts'
import { createManualClock } from '../../src/playback/testing.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

/** In the race every action except a peek is a turn; the event "won" takes no time. */
const reading: TurnLookup<DiceRace> = {
  timings: (events) => events.map(({ type }) => ({ ms: type === 'won' ? 0 : 400, motion: 0, words: 0 })),
  turnAt: ({ before }) => ({ turn: before.at[0] + before.at[1], seat: before.onTurn }),
}

/** Random races: each number chooses one of the allowed actions. */
const races = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.array(fc.nat(3), { maxLength: 40 }))
  .map(([seed, choices]): Session<DiceRace> => {
    let session = openSession(diceRace, { players: ['Hanna', 'Tom'] }, seed)
    for (const choice of choices) {
      const allowed = diceRace.list(stateOf(session))
      const action = allowed[choice % Math.max(allowed.length, 1)]
      const next = action && advance(diceRace, session, action)
      if (next?.ok) session = next.value
    }
    return session
  })
const viewers = fc.constantFrom(0, 1, null)
const albums = fc
  .tuple(races, viewers)
  .map(([race, by]) => ({ race, by, album: albumOf(diceRace, race, by, reading) }))

describe('the stops of an album', () => {
  test('are in order, start at the beginning, and show the result of every move', () => {
    fc.assert(
      fc.property(albums, ({ race, album: { stops } }) => {
        expect(stops[0]).toMatchObject({ move: 0, frame: -1 })
        const places = stops.map(({ move, frame }) => move * 100 + frame)
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        for (const [move] of race.moves.entries()) {
          const at = stopAfter(stops, move + 1)
          expect(stops[at]?.move).toBe(move)
          expect(movesUntil(stops, at)).toBe(move + 1)
        }
      }),
    )
  })

  test('show states as the viewer knows them', () => {
    fc.assert(
      fc.property(albums, ({ race, by, album }) => {
        for (const stop of album.stops) {
          const real = race.moves[stop.move]?.frames[stop.frame]?.state ?? race.first
          const shown = stateAt(album, stop)
          if (!hidesInformation(diceRace, race)) {
            expect(shown).toEqual(real)
            continue
          }
          expect({ ...shown, cards: null, random: null }).toEqual({ ...real, cards: null, random: null })
          expect(shown.random).toEqual(randomState(0))
          for (const seat of [0, 1] as const)
            if (shown.cards[seat] === null) expect(by).not.toBe(seat)
            else expect(by === seat || real.cards[seat] === 0 || (by !== null && real.peeked[by])).toBe(true)
        }
      }),
    )
  })

  test('hide hidden cards: swapping them changes nothing', () => {
    fc.assert(
      fc.property(
        races.filter((race) => hidesInformation(diceRace, race)),
        (race) => {
          const { stops, ...album } = albumOf(diceRace, race, null, reading)
          for (const stop of stops)
            for (const seat of [0, 1] as const) {
              const card = stateAt({ ...album, stops }, stop).cards[seat]
              const isPlayed = race.moves[stop.move]?.frames[stop.frame]?.state.cards[seat] === 0
              expect(card).toBe(isPlayed ? 0 : null)
            }
        },
      ),
    )
  })

  test('are found for any place of the game', () => {
    fc.assert(
      fc.property(albums, ({ race, album: { stops } }) => {
        for (const [move, { frames }] of race.moves.entries())
          for (const frame of frames.keys()) expect(stops[stopFor(stops, { move, frame })]?.move).toBe(move)
        for (const [at, stop] of stops.entries()) expect(stopFor(stops, stop)).toBe(at)
      }),
    )
  })
})

describe('steps', () => {
  test('of every unit lead back again', () => {
    fc.assert(
      fc.property(albums, fc.constantFrom(...UNITS), ({ album: { stops } }, unit) => {
        const rungs = rungsOf(stops)
        const last = stops.length - 1
        for (const at of rungs[unit]) {
          const on = stepFrom(rungs, at, unit, 1)
          if (rungs[unit].includes(on) && on !== at) expect(stepFrom(rungs, on, unit, -1)).toBe(at)
          const back = stepFrom(rungs, at, unit, -1)
          if (back !== at) expect(stepFrom(rungs, back, unit, 1)).toBe(at)
          expect(on).toBeLessThanOrEqual(last)
        }
      }),
    )
  })

  test('reach and keep every place from both ends', () => {
    fc.assert(
      fc.property(albums, fc.constantFrom(...UNITS), ({ album: { stops } }, unit) => {
        const rungs = rungsOf(stops)
        const last = stops.length - 1
        const seen = new Set([0])
        let at = 0
        for (const _ of stops) {
          at = stepFrom(rungs, at, unit, 1)
          seen.add(at)
        }
        expect(at).toBe(last)
        expect(rungs[unit].every((rung) => seen.has(rung))).toBe(true)
        for (const _ of stops) at = stepFrom(rungs, at, unit, -1)
        expect(at).toBe(0)
      }),
    )
  })
})

describe('an album that is played', () => {
  const stopsOf = (race: Session<DiceRace>) => albumOf(diceRace, race, 0, reading).stops

  test('shows every stop in its order and ends at the last, at every pace', () => {
    fc.assert(
      fc.property(races, fc.constantFrom(...PACES), (race, pace) => {
        const stops = stopsOf(race)
        const clock = createManualClock()
        const album = createAlbum(stops, 0, clock)
        const seen: number[] = []
        album.subscribe(({ at }, before) => at !== before.at && seen.push(at))
        album.getState().choosePace(pace)
        album.getState().play()
        clock.pass(1_000_000)
        expect(seen).toEqual([...stops.keys()].slice(1))
        expect(album.getState()).toMatchObject({ playing: false, at: stops.length - 1 })
        expect(clock.waiting()).toBe(0)
      }),
    )
  })

  test('stays at chosen steps, restarts after the end', () => {
    const race = fc.sample(
      races.filter(({ moves }) => moves.length > 4),
      { numRuns: 1, seed: 3 },
    )[0]
    if (!race) throw new Error('No race was long enough.')
    const stops = stopsOf(race)
    const clock = createManualClock()
    const album = createAlbum(stops, stops.length - 1, clock)
    const now = album.getState
    now().play()
    expect(now()).toMatchObject({ at: 0, playing: true })
    now().step('event', 1)
    clock.pass(100_000)
    expect(now()).toMatchObject({ at: 1, playing: false })
    now().go(999)
    expect(now().at).toBe(stops.length - 1)
    now().go(-4)
    expect(now().at).toBe(0)
  })
})

test('a game’s beginning leaves the whole unchanged', () => {
  fc.assert(
    fc.property(races, fc.nat(40), (race, count) => {
      const before = writeGame(diceRace, race)
      const moves = Math.min(count, race.moves.length)
      const branch = upTo(race, moves)
      expect(stateOf(branch)).toEqual(race.moves[moves - 1]?.after ?? race.first)
      expect(writeGame(diceRace, race)).toBe(before)
    }),
  )
})
