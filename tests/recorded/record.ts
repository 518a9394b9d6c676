import { writeFileSync } from 'node:fs'
import { EXPANSIONS } from '../../src/engine/fairy-tale/expansions/index.ts'
import {
  type Action,
  ALL_BOXES,
  BOXES,
  type Boxes,
  CHARACTER_IDS,
  type Config,
  type EventType,
  everyBox,
  FULL_DIFFICULTIES,
  HOUSE_RULES,
  type HouseRules,
  type State,
  suggestOpening,
} from '../../src/engine/fairy-tale/index.ts'
import { advance, randomState, replay, seededRng, stateOf, writeGame } from '../../src/engine/kernel/index.ts'
import { apprentice } from '../../src/tales/fairy-tale/bots/index.ts'
import type { Session } from '../../src/tales/fairy-tale/game.ts'
import { addExpansions, fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { findWin } from '../support/foresight.ts'
import { begunGame, randomPlayer, someConfig } from '../support/random-play.ts'
import { stateHash } from '../support/state-hash.ts'

/**
 * Records whole games: `node scripts/run.mjs tests/recorded/record.ts`. Run it only after an intended change of the rules; otherwise the
 * games and their endings must not change.
 */
const FILE = 'tests/recorded/games.json'

addExpansions(EXPANSIONS)

/** Returns the actions that lay the four first tiles and begin the tale, as in `begunGame`. */
function opening(config: Config, seed: number): Action[] {
  return [...suggestOpening(fairyTale.begin(config, seed)), { type: 'begin' }]
}

function wonGame(seed: number): Session {
  const config = someConfig(2, 'bedtime-story')
  const line = findWin(begunGame(config, seed))
  return line ? replayed(config, seed, [...opening(config, seed), ...line.actions]) : wonGame(seed + 1)
}

/** Plays a game with no actions except rolling and ending the turn. */
function idleGame(seed: number): Session {
  const idle = (state: State): Action => {
    if (state.pending) return { type: 'choose-side', side: 'north' }
    return state.phase === 'action' ? { type: 'end-turn' } : { type: 'roll' }
  }
  return playedBy(idle, someConfig(2, 'bedtime-story'), seed)
}

function randomGame(seed: number): Session {
  const pick = randomPlayer(seed)
  const of = <Value>(values: readonly [Value, ...Value[]]): Value => values[seed % values.length] ?? values[0]
  const { sides, roads, noDen } = HOUSE_RULES
  const rules = { sides: of(sides), roads: of(roads), noDen: of(noDen) }
  // Every character is led somewhere, and in ever other company.
  const led = CHARACTER_IDS.map((_, index) => CHARACTER_IDS[(seed * 3 + index * 7) % CHARACTER_IDS.length])
  const seats = led.flatMap((character) => character ?? []).slice(0, 1 + (seed % 6))
  const config = someConfig(
    seats,
    FULL_DIFFICULTIES[seed % FULL_DIFFICULTIES.length] ?? 'fairy-tale',
    rules,
    boxesOf(seed),
  )
  return playedBy((state) => pick(fairyTale.list(state)), config, seed)
}

/** Returns all boxes for odd seeds; for even ones none, or all but one. */
function boxesOf(seed: number): Boxes {
  if (seed % 2 === 1) return everyBox(true)
  const left = BOXES[(seed / 2) % (BOXES.length + 1)]
  return left ? { ...everyBox(true), [left]: false } : everyBox(false)
}

function playedBy(next: (state: State) => Action, config: Config, seed: number): Session {
  let session = replayed(config, seed, opening(config, seed))
  while (!stateOf(session).outcome) {
    const played = advance(fairyTale, session, next(stateOf(session)))
    if (!played.ok) throw new Error(played.error.code)
    session = played.value
  }
  return session
}

function replayed(config: Config, seed: number, actions: Action[]): Session {
  const played = replay(fairyTale, { config, seed, actions })
  if (!played.ok) throw new Error(played.error.refusal.code)
  return played.value
}

/** Events that some recorded game must have. For each that is missing, another game is added. */
const SHOWN = [
  'bar-broken',
  'building-set',
  'monster-delayed',
  'monster-lost',
  'monster-put-out',
  'monsters-cleared',
  'tile-destroyed',
  'tile-swapped',
  'tile-turned',
] as const satisfies EventType[]

/** Returns the first twenty random games, and further ones with all boxes for the events that are still missing. */
function randomGames(): Session[] {
  const games = Array.from({ length: 20 }, (_, seed) => randomGame(seed))
  const missing = new Set<EventType>(SHOWN)
  for (const type of games.flatMap(eventsOf)) missing.delete(type)
  for (let seed = 21; missing.size > 0; seed += 2) {
    const next = randomGame(seed)
    const shown = eventsOf(next).filter((type) => missing.delete(type))
    if (shown.length > 0) games.push(next)
  }
  return games
}

const allBoxes = () => Object.fromEntries(ALL_BOXES.map((box) => [box, true])) as Boxes

/** Events that some game with all expansions must have. */
const SHOWN_EXPANSIONS = [
  ...(['tile-lit', 'tile-burnt', 'oak-scorched', 'fire-doused', 'bucket-filled'] as const),
  ...(['flood-ran', 'flood-fell', 'boulder-rolled', 'monster-slid'] as const),
  ...(['sign-turned', 'bridge-moved', 'bridge-fell'] as const),
  ...(['soldier-recruited', 'soldier-marched', 'soldier-fell'] as const),
  ...(['villager-walked', 'villager-lost'] as const),
  ...(['drum-sounded', 'grove-taken', 'tile-wrecked'] as const),
  ...(['thing-fetched', 'thing-lost', 'curse-fell', 'spell-found', 'spell-cast', 'die-foretold'] as const),
] as const satisfies EventType[]

/** Returns games with every box and expansion: those with an event that no earlier one has. */
function expansionGames(): Session[] {
  const missing = new Set<EventType>(SHOWN_EXPANSIONS)
  const games: Session[] = []
  for (let seed = 0; missing.size > 0; seed++) {
    const pick = randomPlayer(seed)
    const config = someConfig(1 + (seed % 4), FULL_DIFFICULTIES[seed % 2] ?? 'fairy-tale', {}, allBoxes())
    const next = playedBy((state) => pick(fairyTale.list(state)), config, seed)
    const shown = eventsOf(next).filter((type) => missing.delete(type))
    if (shown.length > 0) games.push(next)
  }
  return games
}

/** Events that occur in skilled play only. */
const SHOWN_BY_SKILL = [
  ...(['villager-saved', 'thing-delivered', 'heart-back', 'hushed', 'bells-rang'] as const),
  ...(['curse-lifted', 'character-lost'] as const),
] as const satisfies EventType[]

/** Returns games of the Apprentice with every box and mortal heroes: those with an event that no earlier one has. */
function skilledGames(): Session[] {
  const missing = new Set<EventType>(SHOWN_BY_SKILL)
  const games: Session[] = []
  for (let seed = 0; missing.size > 0; seed++) {
    const next = skilledGame(seed, { heroes: 'mortal' }, allBoxes())
    const shown = eventsOf(next).filter((type) => missing.delete(type))
    if (shown.length > 0) games.push(next)
  }
  return games
}

/** Returns one game of the Apprentice for each later house rule and reading. */
const houseGames = (): [name: string, session: Session][] =>
  LATER_RULES.flatMap((rule) =>
    HOUSE_RULES[rule].slice(1).map((reading, index): [string, Session] => {
      return [`${rule} ${reading}`, skilledGame(100 + index, { [rule]: reading }, everyBox(true))]
    }),
  )

const LATER_RULES = ['supply', 'goal', 'oak', 'heroes', 'arrivals', 'moves', 'grove'] as const

function skilledGame(seed: number, rules: Partial<HouseRules>, boxes: Boxes): Session {
  const luck = seededRng({ random: randomState(seed) })
  const config = someConfig(3, seed % 2 === 0 ? 'bedtime-story' : 'fairy-tale', rules, boxes)
  return playedBy((state) => apprentice(state, luck), config, seed)
}

const eventsOf = ({ moves }: Session): EventType[] =>
  moves.flatMap(({ frames }) => frames.map(({ event }) => event.type))

function recorded(name: string, session: Session) {
  const { outcome, turn, hearts } = stateOf(session)
  const end = { outcome, turn, hearts, hash: stateHash(stateOf(session)) }
  return { name, end, stored: JSON.parse(writeGame(fairyTale, session)) }
}

const games = [
  recorded('won', wonGame(1)),
  recorded('lost', idleGame(1)),
  ...randomGames().map((session) => recorded(`random ${session.seed}`, session)),
  ...expansionGames().map((session) => recorded(`all boxes ${session.seed}`, session)),
  ...skilledGames().map((session) => recorded(`all boxes, by skill ${session.seed}`, session)),
  ...houseGames().map(([name, session]) => recorded(name, session)),
]
writeFileSync(FILE, `[\n${games.map((game) => JSON.stringify(game)).join(',\n')}\n]\n`)
for (const { name, end } of games) console.log(name.padEnd(10), JSON.stringify(end))
