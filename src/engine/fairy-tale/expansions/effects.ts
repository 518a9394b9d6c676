import { DIRECTIONS, type Direction } from '../../kernel/boards/square.ts'
import { isGoal } from '../buildings.ts'
import { isShut } from '../rules/bars.ts'
import type { EffectRules } from '../rules/effects/effect.ts'
import { isOurs } from '../rules/ours.ts'
import { refuseRoad } from '../rules/steps.ts'
import type { ExpansionEffect } from '../symbols.ts'
import { hasRoad, type Printed, type Tile } from '../tiles.ts'
import { catchFire, isInflammable } from './fire.ts'
import { flood, floodFrom, isLower, pathOfStone } from './river.ts'
import { isSwitched, noteSwitched } from './switched.ts'

/** Sets a neighbour on fire. Refused if it cannot burn, or if a character, soldier or villager is there [R 40]. */
const light: EffectRules = {
  ways: [{}],

  judge(state, { at }) {
    if (isOurs(state, at)) return () => ({ code: 'somebody-stands-there' })
    return isInflammable(state, at) ? () => null : () => ({ code: 'cannot-burn' })
  },

  perform: (context, { at }, _how, from) => catchFire(context, at, 'torch', from),
}

/** Lets water run downward from a lower neighbour. Refused if a character, soldier or villager is in its way [R 48]. */
const openSluice: EffectRules = {
  ways: [{}],

  refuse({ tiles }, from, at) {
    if (!isLower(at, from)) return { code: 'not-downhill' }
    const building = tiles[at]?.building
    return building && isGoal({ building }) ? { code: 'building-stays', building } : null
  },

  judge(state, { at }) {
    const held = floodFrom(state, at).some((place) => isOurs(state, place))
    return () => (held ? { code: 'somebody-stands-there' } : null)
  },

  perform: (context, { at }, _how, from) => flood(context, from, floodFrom(context.state, at)),
}

/** Rolls a boulder downhill over a neighbour and on. Refused if a character, soldier or villager is in its way [R 47]. */
const rollEffect: EffectRules = {
  followsRoads: true,
  ways: [{}],

  refuse(state, from, at) {
    if (!isLower(at, from)) return { code: 'not-downhill' }
    const building = state.tiles[at]?.building
    return (
      refuseRoad(state, from, at) ??
      (building && isShut(state, at) ? { code: 'building-stays', building } : null)
    )
  },

  judge(state, { at }, from) {
    const held = pathOfStone(state, from, at).some((place) => isOurs(state, place))
    return () => (held ? { code: 'somebody-stands-there' } : null)
  },

  perform({ state, emit }, { at }, _how, from) {
    const path = pathOfStone(state, from, at)
    const monsters = path.flatMap((place) => (state.tiles[place]?.monsters ?? []).map(({ n }) => n))
    for (const place of path) {
      const tile = state.tiles[place]
      if (tile) tile.monsters = []
    }
    emit?.({ type: 'boulder-rolled', seat: state.onTurn, from, path, monsters })
  },
}

/** Turns the signpost of the own tile to another road, once a turn [R 50]. */
const point: EffectRules = {
  toItself: true,
  ways: DIRECTIONS.map((side) => ({ side })),

  judge(state, { at, tile }) {
    const sign = tile.symbols.find(({ symbol }) => symbol === 'signpost')
    return ({ side = 'north' }) => {
      if (isSwitched(state, at, 'signpost')) return { code: 'switched-already' }
      if (!hasRoad(tile.roads, side)) return { code: 'no-road-out', edge: side }
      return sign?.sides[0] === side ? { code: 'points-so-already' } : null
    }
  },

  perform({ state, emit }, { at, tile }, { side = 'north' }) {
    tile.symbols = tile.symbols.map((one) => (one.symbol === 'signpost' ? { ...one, sides: [side] } : one))
    noteSwitched(state, { at, symbol: 'signpost', side: null })
    emit?.({ type: 'sign-turned', seat: state.onTurn, at, side })
  },
}

const bridgeOn = ({ symbols }: Tile, side: Direction): Printed | undefined =>
  symbols.find(({ symbol, sides }) => symbol === 'drawbridge' && sides[0] === side)

/** Raises or lowers a drawbridge of the own tile, each once a turn [R 51]. */
const moveBridge: EffectRules = {
  toItself: true,
  ways: DIRECTIONS.map((side) => ({ side })),

  judge(state, { at, tile }) {
    return ({ side = 'north' }) => {
      if (!bridgeOn(tile, side)) return { code: 'no-such-symbol-here' }
      return isSwitched(state, at, 'drawbridge', side) ? { code: 'switched-already' } : null
    }
  },

  perform({ state, emit }, { at, tile }, { side = 'north' }) {
    const bridge = bridgeOn(tile, side)
    if (!bridge) return
    const raised = !bridge.spent
    tile.symbols = tile.symbols.map((one) => (one === bridge ? { ...one, spent: raised } : one))
    noteSwitched(state, { at, symbol: 'drawbridge', side })
    emit?.({ type: 'bridge-moved', seat: state.onTurn, at, side, raised })
  },
}

/** The rules of the effects of expansions. */
export const EXPANSION_EFFECTS: Record<ExpansionEffect, EffectRules> = {
  light,
  flood: openSluice,
  roll: rollEffect,
  point,
  switch: moveBridge,
}
