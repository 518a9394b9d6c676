import {
  type BuildingId,
  CHARACTER_IDS,
  type CharacterId,
  type Event,
  type Face,
  isGoal,
  monsterCount,
  payRefusal,
  type State,
  type SymbolId,
} from '../../../../engine/fairy-tale/index.ts'
import { type Chance, randomState, SEEDS, seededChance } from '../../../../engine/kernel/index.ts'
import { noterOf } from '../../../../programs/simulator/counts.ts'
import { playToEnd } from '../../../../programs/simulator/play-to-end.ts'
import { seedOf } from '../../../../programs/simulator/seeds.ts'
import { chanceOf } from '../../bots/index.ts'
import { fairyTale } from '../../rules.ts'
import type { Setting } from './settings.ts'
import { playerOf } from './settings.ts'

/** Games that are not over after so many turns are broken off. */
const LONGEST = 300

/** What a tile may bear. */
export type Thing = SymbolId | BuildingId

/** What is noted of the events of a game. */
const NOTES = {
  /** The tiles that came from the market into the forest. */
  laid: (event: Event) =>
    event.type === 'tile-placed' || event.type === 'tile-swapped' ? event.face : undefined,
}

/** The record of a game. */
export type GameRecord = ReturnType<typeof playGame>

/** Plays one game of a run. The same setting and number always give the same game. */
export function playGame(setting: Setting, game: number) {
  const seed = seedOf(setting.seed, game)
  const luck: Chance = seededChance({ random: randomState(SEEDS - 1 - seed) })
  const characters = setting.characters ?? someCharacters(setting.players, luck)
  const { difficulty, rules, boxes } = setting
  const seats = characters.map((character) => ({ character, player: '' }))
  const state = fairyTale.begin({ seats, difficulty, rules, boxes }, seed)
  const player = playerOf(setting.player, setting.budget)
  const first = state.opening?.tiles ?? []
  const turnsBegun: ReturnType<typeof lookAround>[] = []
  const offered = new Set<BuildingId>()
  const noter = noterOf<Event, State>()(NOTES)
  playToEnd(fairyTale, state, {
    choose: () => player(state, luck),
    isBrokenOff: ({ turn }) => turn > LONGEST,
    before: () => noteOffers(offered, state),
    emit: (event) => noter.add(event, state),
    after() {
      while (turnsBegun.length < state.turn) turnsBegun.push(lookAround(state))
    },
  })
  const { outcome, turn: turns, hearts, diamonds } = state
  const { laid } = noter.notes
  return {
    /** Its number in the run, from 0. */
    game,
    characters: [...characters],
    /** Null: it was broken off. */
    outcome,
    turns,
    hearts,
    diamonds,
    /** At the beginning of each turn: monsters in the forest, and diamonds destroyed so far. */
    monstersByTurn: turnsBegun.map(({ monsters }) => monsters),
    diamondsByTurn: turnsBegun.map(({ diamonds }) => diamonds),
    /** And how likely it looked to be won then, in whole percent, as the guardian judges it without playing ahead. */
    oddsByTurn: turnsBegun.map(({ odds }) => odds),
    /** Every symbol and special tile that came into the forest, dark diamonds apart. */
    things: sortedSet([...first, ...laid].flatMap(thingsOn)),
    /** The special tiles that lay in the market when somebody could have paid for them, and those laid by choice. */
    offered: sortedSet([...offered]),
    taken: sortedSet(laid.flatMap((face) => specialOn(face) ?? [])),
  }
}

const sortedSet = <Id extends string>(ids: readonly Id[]): Id[] => [...new Set(ids)].sort()

/** How things stand at the beginning of a turn. */
const lookAround = (state: State) => ({
  monsters: monsterCount(state),
  diamonds: state.diamonds,
  odds: Math.round(100 * chanceOf(state)),
})

/** Notes the special tiles that could be laid now. */
function noteOffers(offered: Set<BuildingId>, state: State): void {
  if (state.phase !== 'action') return
  for (const face of state.market) {
    const building = face && specialOn(face)
    if (building && !offered.has(building) && payRefusal(state, face) === null) offered.add(building)
  }
}

/** The special tile that a face is; a dark diamond is none: every game is about those. */
const specialOn = (face: Face): BuildingId | null => (isGoal(face) ? null : face.building)

function someCharacters(count: number, luck: Chance): CharacterId[] {
  const left = [...CHARACTER_IDS]
  return Array.from({ length: count }, () => left.splice(luck.draw(left.length), 1)).flat()
}

function thingsOn(face: Face): Thing[] {
  const special = specialOn(face)
  return [...(special ? [special] : []), ...face.symbols.map(({ symbol }) => symbol)]
}
