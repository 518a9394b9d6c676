import { CENTRE, type Place } from '../../kernel/boards/square.ts'
import type { ActionOf, Refusal } from '../actions.ts'
import { houseOn } from '../buildings.ts'
import type { RuleContext } from '../context.ts'
import { isBlind } from '../copy.ts'
import { type ExpansionState, inListOrder, SPELLS, type SpellId } from '../expansion-state.ts'
import { places } from '../rules/forest.ts'
import { clearMonsters } from '../rules/monsters.ts'
import { seatOnTurn } from '../rules/seats.ts'
import { stepOnto } from '../rules/step-onto.ts'
import type { State } from '../state.ts'
import { symbolRules } from '../symbols.ts'
import { type Printed, spend, type Tile } from '../tiles.ts'
import { refuseFree } from './free.ts'

type Cast = ActionOf<'cast'>

/** Gives a random remaining spell to a character without one, visible to all [R 65] [R 66]. `found` uses up its source. */
export function findSpell(
  { state, chance, emit }: RuleContext,
  seat: number,
  at: Place,
  found: () => void = () => undefined,
): void {
  const { extras } = state
  if (!extras || extras.spells[seat] || isBlind(state)) return
  const inHand = new Set(extras.spells)
  const free = SPELLS.filter((spell) => !inHand.has(spell))
  if (free.every((spell) => extras.spellsDrawn.includes(spell))) extras.spellsDrawn = []
  const left = free.filter((spell) => !extras.spellsDrawn.includes(spell))
  const spell = left[chance.draw(left.length)]
  if (!spell) return
  extras.spells[seat] = spell
  found()
  emit?.({ type: 'spell-found', seat, spell, at })
}

/** Lets a character without a spell read the scrolls of the tile that it enters [R 65]. */
export function readScrolls(context: RuleContext, seat: number, at: Place): void {
  const tile = context.state.tiles[at]
  for (const scroll of tile?.symbols ?? [])
    if (tile && scroll.symbol === 'scroll' && !scroll.spent)
      findSpell(context, seat, at, () => spend(tile, (one) => one === scroll))
}

/** The rules of a spell. */
interface Spell {
  /** True if the spell needs a target place. */
  aimed?: true
  /** Returns why it cannot be cast at a place, or at all, or null. */
  refuse?(state: State, at: Place): Refusal | null
  /** Applies effects that the event of the casting covers. */
  changes?(state: State, at: Place): void
  /** Applies effects with events of their own, after that event. */
  works?(context: RuleContext, at: Place): void
}

const onMonsters = ({ tiles }: State, at: Place): Refusal | null =>
  tiles[at]?.monsters.length ? null : { code: 'no-monsters-there' }

const SPELL_RULES: Record<SpellId, Spell> = {
  vanish: {
    aimed: true,
    refuse: onMonsters,
    works: (context, at) => clearMonsters(context, context.state.onTurn, at, 'vanish'),
  },
  sleep: {
    aimed: true,
    refuse: onMonsters,
    changes(state, at) {
      for (const monster of state.tiles[at]?.monsters ?? []) monster.delayedBy ??= 'sleep'
    },
  },
  shoes: {},
  home: {
    refuse: (_state, at) => (at === CENTRE ? { code: 'already-there' } : null),
    works: (context, from) => stepOnto(context, { seat: context.state.onTurn, from, at: CENTRE, by: 'home' }),
  },
  sesame: {},
  mend: {
    aimed: true,
    refuse: ({ tiles }, at) => (tiles[at] && isBroken(tiles[at]) ? null : { code: 'nothing-to-mend' }),
    changes(state, at) {
      const tile = state.tiles[at]
      if (tile) mendTile(tile)
    },
  },
}

/** True if a spell can restore a symbol. Raised bridges, torn drums and felled groves cannot be restored. */
const isBrokenSymbol = ({ symbol, spent }: Printed): boolean => {
  const { barsWhenSpent, mustBePlaced } = symbolRules(symbol)
  return spent && !barsWhenSpent && !mustBePlaced
}

const isBrokenBuilding = (tile: Tile): boolean => tile.sprung && houseOn(tile) === null

const isBroken = (tile: Tile): boolean => tile.symbols.some(isBrokenSymbol) || isBrokenBuilding(tile)

/** Restores the first used or broken symbol, or else the sprung building [R 65]. */
function mendTile(tile: Tile): void {
  const first = tile.symbols.findIndex(isBrokenSymbol)
  if (first < 0) tile.sprung = false
  else
    tile.symbols = tile.symbols.map((printed, index) =>
      index === first ? { ...printed, spent: false } : printed,
    )
}

/** Returns why the character on turn cannot cast a spell at all now, or null [R 65]. */
function refuseSpell(state: State, spell: SpellId): Refusal | null {
  const free = refuseFree(state)
  if (free) return free
  if (state.extras?.cast) return { code: 'no-power-left' }
  return state.extras?.spells[state.onTurn] === spell ? null : { code: 'no-such-spell' }
}

/** Returns why a spell cannot be cast with this target, or null. */
export function refuseCast(state: State, { spell, at }: Cast): Refusal | null {
  const outright = refuseSpell(state, spell)
  const own = seatOnTurn(state)?.at
  if (outright || own === undefined) return outright
  const { aimed, refuse } = SPELL_RULES[spell]
  if (aimed !== (at !== undefined || undefined))
    return { code: 'wrong-aim', aim: aimed ? 'place' : 'nothing' }
  if (at !== undefined && !state.tiles[at]) return { code: 'no-such-tile' }
  return refuse?.(state, at ?? own) ?? null
}

/** Every way to cast the spell in hand now. */
export function castsOf(state: State): Cast[] {
  const spell = state.extras?.spells[state.onTurn]
  if (!spell || refuseSpell(state, spell)) return []
  const { aimed } = SPELL_RULES[spell]
  const wishes: Cast[] = aimed
    ? places(state.tiles).map((at) => ({ type: 'cast', spell, at }))
    : [{ type: 'cast', spell }]
  return wishes.filter((wish) => refuseCast(state, wish) === null)
}

/** Casts a spell. Assumes that it is allowed. */
export function castSpell(context: RuleContext, { spell, at }: Cast): void {
  const { state, emit } = context
  const extras: ExpansionState | undefined = state.extras
  const own = seatOnTurn(state)?.at
  if (!extras || own === undefined) return
  extras.cast = spell
  extras.spells[state.onTurn] = null
  extras.spellsDrawn = inListOrder(SPELLS, [...extras.spellsDrawn, spell])
  SPELL_RULES[spell].changes?.(state, at ?? own)
  emit?.({ type: 'spell-cast', seat: state.onTurn, spell, at: at ?? null })
  SPELL_RULES[spell].works?.(context, at ?? own)
}
