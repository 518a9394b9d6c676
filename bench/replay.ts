import { boogyman } from '../src/engine/boogyman/index.ts'
import { type Config, everyBox, standardRules } from '../src/engine/fairy-tale/index.ts'
import {
  advance,
  type Game,
  type Kind,
  openSession,
  randomState,
  readGame,
  type Session,
  seededChance,
  stateOf,
  writeGame,
} from '../src/engine/kernel/index.ts'
import { albumOf, type Reading, stateAt } from '../src/playback/album/stops.ts'
import { cub } from '../src/tales/boogyman/bots/index.ts'
import { READING as DUEL } from '../src/tales/boogyman/screen/album/reading.ts'
import { apprentice } from '../src/tales/fairy-tale/bots/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { READING as TALE } from '../src/tales/fairy-tale/screen/album/reading.ts'

const TURNS = 60
/** Most games that are played in search of one that lasts so long. */
const GAMES = 1000
const TIMES = 21

/** How long it takes to load a game of sixty turns from its text, to make an album of it, and to show every stop of it. */
export function benchReplay(): void {
  measure('The Last Fairy Tale', fairyTale, longTale(), TALE)
  measure('The BigBadBoogyman', boogyman, longDuel(), DUEL)
}

function measure<K extends Kind & { State: { turn: number } }>(
  name: string,
  game: Game<K>,
  session: Session<K>,
  reading: Reading<K>,
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
      `its album made in ${ms(opens)} ms, every stop shown in ${ms(shows)} ms (medians)`,
  )
}

/** A tale that the apprentice plays alone with every box, whose tales last longest. */
const longTale = () =>
  longGame((seed) => {
    const config: Config = {
      seats: [{ character: 'huntsman', player: '' }],
      difficulty: 'bedtime-story',
      rules: standardRules(),
      boxes: everyBox(true),
    }
    const luck = seededChance({ random: randomState(seed) })
    return playedOn(fairyTale, openSession(fairyTale, config, seed), (state) => apprentice(state, luck))
  })

/** A duel of two cubs. */
const longDuel = () =>
  longGame((seed) => {
    const luck = seededChance({ random: randomState(seed) })
    const begun = openSession(boogyman, { players: ['', ''], first: 'red', rules: { trees: 'two' } }, 0)
    return playedOn(boogyman, begun, (state) => cub(state, luck))
  })

/** The first game that lasts so long, or the longest of all that were tried. */
function longGame<K extends Kind & { State: { turn: number } }>(
  play: (seed: number) => Session<K>,
): Session<K> {
  let longest = play(0)
  for (let seed = 1; seed < GAMES && stateOf(longest).turn < TURNS; seed++) {
    const one = play(seed)
    if (stateOf(one).turn > stateOf(longest).turn) longest = one
  }
  return longest
}

/** A game to its end, or to the turn that is enough. */
function playedOn<K extends Kind & { State: { turn: number } }>(
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
