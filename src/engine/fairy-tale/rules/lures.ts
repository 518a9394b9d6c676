import { type Direction, neighbour, type Place } from '../../kernel/boards/square.ts'
import { buildingRules } from '../buildings.ts'
import { characterRules } from '../characters/index.ts'
import type { DrawnBy } from '../events.ts'
import type { SteppingMonster } from '../hooks/character.ts'
import type { HeroPresence } from '../hooks/expansion.ts'
import type { State } from '../state.ts'
import type { Lure } from '../symbols.ts'
import { symbolRules } from '../symbols.ts'
import type { Tile } from '../tiles.ts'
import { isOpen } from './bars.ts'
import { isJoined } from './forest.ts'

/** A turn that a monster tries before its plan, because something attracts it. */
export interface Pull {
  turn: Direction
  drawnBy: DrawnBy
}

/**
 * Returns the turns that attract a monster, in the order that it tries them. First come buildings that precede characters, then characters,
 * then signposts and other symbols. Within one kind, the order of its plan decides [R 27].
 */
export function pullsOn(
  state: State,
  { drawers }: HeroPresence,
  at: Place,
  entered: readonly Place[],
  plan: readonly Direction[],
): readonly Pull[] {
  const lures = luresNextTo(state, at, plan)
  const signs = state.extras ? signsOn(state, at) : NO_SIGNS
  if (lures.length === 0 && drawers.length === 0) return signs
  const first = lures.filter(({ lure }) => lure === 'before-characters')
  const last = [...signs, ...lures.filter(({ lure }) => lure === 'after-characters')]
  if (drawers.length === 0) return first.length > 0 ? [...first, ...last] : last
  const canGo = (from: Place, side: Direction) => isOpen(state, from, side)
  return [...first, ...characterPulls(state, drawers, { at, entered, plan, canGo }), ...last]
}

function characterPulls({ seats }: State, drawers: readonly number[], monster: SteppingMonster): Pull[] {
  const pulls = drawers.flatMap((index): Pull[] => {
    const seat = seats[index]
    const turns = (seat && characterRules(seat.character).draw?.(seat, monster)) ?? []
    return turns.map((turn) => ({ turn, drawnBy: { seat: index } }))
  })
  return pulls.sort((a, b) => monster.plan.indexOf(a.turn) - monster.plan.indexOf(b.turn))
}

const NO_SIGNS: readonly Pull[] = []

/** Returns the turns of the signposts on the tile of a monster [R 50]. */
function signsOn({ tiles }: State, at: Place): readonly Pull[] {
  const symbols = tiles[at]?.symbols.filter(({ symbol }) => symbolRules(symbol).points) ?? []
  return symbols.flatMap(({ symbol, sides }) =>
    sides.map((turn): Pull => ({ turn, drawnBy: { by: symbol, at } })),
  )
}

type LurePull = Pull & { lure: Lure }

const NONE: readonly LurePull[] = []

function luresNextTo({ tiles }: State, at: Place, plan: readonly Direction[]): readonly LurePull[] {
  let found: LurePull[] | null = null
  for (const turn of plan) {
    const to = neighbour(at, turn)
    const source = tiles[to] && lureOf(tiles[to])
    if (!source || !isJoined(tiles, at, turn)) continue
    found ??= []
    found.push({ turn, lure: source.lure, drawnBy: { by: source.by, at: to } })
  }
  return found ?? NONE
}

/** Returns the lure of a tile, or null. Its building precedes its symbols. */
function lureOf({
  building,
  symbols,
}: Tile): { by: Extract<DrawnBy, { by: unknown }>['by']; lure: Lure } | null {
  const lure = building ? buildingRules(building)?.lure : undefined
  if (building && lure) return { by: building, lure }
  for (const { symbol } of symbols) {
    const drawn = symbolRules(symbol).lure
    if (drawn) return { by: symbol, lure: drawn }
  }
  return null
}
