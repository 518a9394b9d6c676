import {
  type Config,
  type Event,
  fortress,
  KINDS,
  type Muster,
  ofNoKind,
  PRESETS,
  renownOf,
  type State,
} from '../../../../engine/fortress/index.ts'
import { randomState, SEEDS, seededChance } from '../../../../engine/kernel/index.ts'
import { counterOf, countsOf, noterOf } from '../../../../programs/simulator/counts.ts'
import { playToEnd } from '../../../../programs/simulator/play-to-end.ts'
import { seedOf } from '../../../../programs/simulator/seeds.ts'
import { fellingsOf } from '../../foresight/index.ts'
import type { Setting } from './settings.ts'
import { playerOf } from './settings.ts'

const on = countsOf<Event>()

/** The events that are counted in a siege. */
const COUNTS = {
  /** Lands laid for a life. */
  paidLands: on('land-laid', ({ cost }) => cost > 0),
}

/** What is noted of the events of a siege. */
const NOTES = {
  /** The total of the assault. */
  totals: (event: Event) => (event.type === 'assault-rolled' ? event.damage : undefined),
}

/** A hand of more cards is counted as too full. */
const FULL_HAND = 7

/** The record of a siege. */
export type GameRecord = ReturnType<typeof playGame>

/**
 * Plays one siege of a run. The same setting and number always give the same siege. Whoever is driven out plays no other
 * one: that is the end of it here.
 */
export function playGame(setting: Setting, game: number) {
  const seed = seedOf(setting.seed, game)
  const luck = seededChance({ random: randomState((seed * 31 + 7) % SEEDS) })
  const player = playerOf(setting.player, setting.ahead)
  const state = fortress.begin(configOf(setting), seed)
  const asked = state.pending === 'opening'
  const unbeatable = fellingsOf(state).some(({ slayers, wayOut }) => slayers.length === 0 && wayOut === null)
  const counter = counterOf(COUNTS)
  const noter = noterOf<Event, State>()(NOTES)
  let ends = 0
  let fullHands = 0
  let choices = 0
  const actions = playToEnd(fortress, state, {
    choose: () => player(state, luck),
    isBrokenOff: ({ pending }) => pending === 'again',
    before(_, { type }) {
      choices += fortress.list(state).length
      if (type !== 'end') return
      ends += 1
      if (state.hand.length > FULL_HAND) fullHands += 1
    },
    emit(event) {
      counter.add(event)
      noter.add(event, state)
    },
  })
  return {
    game,
    outcome: state.outcome?.kind ?? ('driven-out' as const),
    cause: state.outcome?.cause ?? 'assault',
    turns: state.turn,
    actions,
    life: state.life,
    renown: renownOf(state)?.total ?? 0,
    /** The total of the assault; −1 where there was none. */
    total: noter.notes.totals.at(-1) ?? NO_ASSAULT,
    /** Creatures lost. */
    fallen: state.fallen.length,
    ...counter.totals,
    /** Whether the opening hand was asked about, and whether a defender stood there whom no creature could ever slay. */
    asked,
    unbeatable,
    /** Ends of turns, and how many of them with more than seven cards in hand. */
    ends,
    fullHands,
    /** How many actions there were to choose from, all together. */
    choices,
  }
}

const NO_ASSAULT = -1

/** What a setting plays. */
function configOf({ deck, treasure, lands, defenders, fortress: place, order, gift }: Setting): Config {
  const preset = PRESETS[deck]
  const muster: Muster = {
    ...preset,
    treasure: treasure === 'own' ? preset.treasure : treasure,
    lands: lands === 0 ? preset.lands : ofOneKind(preset, lands),
  }
  return {
    player: '',
    muster,
    against: place === 'none' ? { defenders } : { fortress: place },
    rules: { order, gift },
  }
}

/** So many lands of the first kind that a deck has. */
const ofOneKind = ({ lands }: Muster, count: number) => ({
  ...ofNoKind(),
  [KINDS.find((kind) => lands[kind] > 0) ?? KINDS[0]]: count,
})
