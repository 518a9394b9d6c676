import {
  type Config,
  type Event,
  fortress,
  KINDS,
  type Muster,
  type OutcomeKind,
  ofNoKind,
  PRESETS,
  renownOf,
  type State,
} from '../../../../engine/fortress/index.ts'
import { randomState, SEEDS, seededChance } from '../../../../engine/kernel/index.ts'
import { seedOf } from '../../../../programs/simulator/seeds.ts'
import { fellingsOf } from '../../foresight/index.ts'
import { plannerOf } from './players.ts'
import type { Setting } from './setting.ts'

/** What is kept of a siege. Whoever is driven out plays no other one: that is the end of it here. */
export interface GameRecord {
  game: number
  outcome: OutcomeKind | 'driven-out'
  cause: string
  turns: number
  actions: number
  life: number
  renown: number
  /** The total of the assault; −1 where there was none. */
  total: number
  /** Creatures lost, and lands laid for a life. */
  fallen: number
  paidLands: number
  /** Whether the opening hand was asked about, and whether a defender stood there whom no creature could ever slay. */
  asked: boolean
  unbeatable: boolean
  /** Ends of turns, and how many of them with more than seven cards in hand. */
  ends: number
  fullHands: number
  /** How many actions there were to choose from, all together. */
  choices: number
}

/** Plays one siege of a run. The same setting and number always give the same siege. */
export function playGame(setting: Setting, game: number): GameRecord {
  const seed = seedOf(setting.seed, game)
  const luck = seededChance({ random: randomState((seed * 31 + 7) % SEEDS) })
  const plan = plannerOf(setting.player, setting.ahead)
  const state = fortress.begin(configOf(setting), seed)
  const record = nothingYet(game, state)
  const chance = seededChance(state)
  const emit = (event: Event) => note(record, event)
  while (!state.outcome && state.pending !== 'again') {
    for (const action of plan(state, luck)) {
      const refusal = fortress.refuse(state, action)
      if (refusal) throw new Error(`${JSON.stringify(action)} was refused: ${refusal.code}`)
      record.actions += 1
      record.choices += fortress.list(state).length
      if (action.type === 'end') noteEnd(record, state)
      fortress.apply({ state, chance, emit }, action)
    }
  }
  return { ...record, ...endOf(state) }
}

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

const nothingYet = (game: number, state: State): GameRecord => ({
  game,
  outcome: 'driven-out',
  cause: 'assault',
  turns: 0,
  actions: 0,
  life: 0,
  renown: 0,
  total: -1,
  fallen: 0,
  paidLands: 0,
  asked: state.pending === 'opening',
  unbeatable: fellingsOf(state).some(({ slayers, wayOut }) => slayers.length === 0 && wayOut === null),
  ends: 0,
  fullHands: 0,
  choices: 0,
})

const endOf = (state: State) => ({
  outcome: state.outcome?.kind ?? ('driven-out' as const),
  cause: state.outcome?.cause ?? 'assault',
  turns: state.turn,
  life: state.life,
  renown: renownOf(state)?.total ?? 0,
  fallen: state.fallen.length,
})

const FULL_HAND = 7

function noteEnd(record: GameRecord, { hand }: State): void {
  record.ends += 1
  if (hand.length > FULL_HAND) record.fullHands += 1
}

function note(record: GameRecord, event: Event): void {
  if (event.type === 'assault-rolled') record.total = event.damage
  if (event.type === 'land-laid' && event.cost > 0) record.paidLands += 1
}
