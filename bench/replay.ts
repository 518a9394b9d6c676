import { boogyman } from '../src/engine/boogyman/index.ts'
import { type Config, everyBox, standardRules } from '../src/engine/fairy-tale/index.ts'
import {
  advance,
  type Game,
  type GameTypes,
  openSession,
  randomState,
  readGame,
  type Session,
  seededRng,
  stateOf,
  writeGame,
} from '../src/engine/kernel/index.ts'
import { albumOf, stateAt, type TurnLookup } from '../src/playback/album/stops.ts'
import { cub } from '../src/tales/boogyman/bots/index.ts'
import { READING as DUEL } from '../src/tales/boogyman/screen/album/turn-lookup.ts'
import { apprentice } from '../src/tales/fairy-tale/bots/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { READING as TALE } from '../src/tales/fairy-tale/screen/album/turn-lookup.ts'

const TURNS = 60
/** Most games that are played to find one with `TURNS` turns. */
const GAMES = 1000
const TIMES = 21

/** Measures loading a game of sixty turns from its text, making its album, and showing every stop. */
export function benchReplay(): void {
  measure('The Last Fairy Tale', fairyTale, longTale(), TALE)
  measure('The BigBadBoogyman', boogyman, longDuel(), DUEL)
}

function measure<K extends GameTypes & { State: { turn: number } }>(
  name: string,
  game: Game<K>,
  session: Session<K>,
  reading: TurnLookup<K>,
): void {
  const text = writeGame(game, session)
  const loads: number[] = []
  const opens: number[] = []
  const shows: number[] = []
  let stops = 0
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now()
    const read = readGame(game, text)
    const loaded = performance.now()
    if (!read.ok) throw new Error(read.error.code)
    const album = albumOf(game, read.value, null, reading)
    const opened = performance.now()
    for (const stop of album.stops) stateAt(album, stop)
    shows.push(performance.now() - opened)
    loads.push(loaded - start)
    opens.push(opened - loaded)
    stops = album.stops.length
  }
  const ms = (times: number[]) => (times.toSorted((a, b) => a - b)[(TIMES - 1) / 2] ?? 0).toFixed(1)
  console.log(
    `${name}: ${stateOf(session).turn} turns, ${session.moves.length} actions, ${stops} stops: loaded and replayed in ${ms(loads)} ms, ` +
      `album created in ${ms(opens)} ms, all stops shown in ${ms(shows)} ms (medians)`,
  )
}

/** Returns a long game of the first tale: the apprentice alone with every box, which gives the longest games. */
const longTale = () =>
  longGame((seed) => {
    const config: Config = {
      seats: [{ character: 'huntsman', player: '' }],
      difficulty: 'bedtime-story',
      rules: standardRules(),
      boxes: everyBox(true),
    }
    const luck = seededRng({ random: randomState(seed) })
    return playedOn(fairyTale, openSession(fairyTale, config, seed), (state) => apprentice(state, luck))
  })

/** Returns a long duel of two cubs. */
const longDuel = () =>
  longGame((seed) => {
    const luck = seededRng({ random: randomState(seed) })
    const begun = openSession(boogyman, { players: ['', ''], first: 'red', rules: { trees: 'two' } }, 0)
    return playedOn(boogyman, begun, (state) => cub(state, luck))
  })

/** Returns the first game with `TURNS` turns, or the longest that was found. */
function longGame<K extends GameTypes & { State: { turn: number } }>(
  play: (seed: number) => Session<K>,
): Session<K> {
  let longest = play(0)
  for (let seed = 1; seed < GAMES && stateOf(longest).turn < TURNS; seed++) {
    const one = play(seed)
    if (stateOf(one).turn > stateOf(longest).turn) longest = one
  }
  return longest
}

/** Plays a game to its end, or to turn `TURNS`. */
function playedOn<K extends GameTypes & { State: { turn: number } }>(
  game: Game<K>,
  begun: Session<K>,
  act: (state: K['State']) => K['Action'],
): Session<K> {
  let session = begun
  while (!game.outcome(stateOf(session)) && stateOf(session).turn < TURNS) {
    const next = advance(game, session, act(stateOf(session)))
    if (!next.ok) throw new Error(next.error.code)
    session = next.value
  }
  return session
}
