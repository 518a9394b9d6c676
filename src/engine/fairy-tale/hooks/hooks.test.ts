import { expect, test } from 'vitest'
import { EXPANSION_THINGS, THINGS } from '../../../../tests/pairs/row.ts'
import type { BuildingRules } from '../buildings.ts'
import { buildingRules } from '../buildings.ts'
import { CHARACTER_IDS } from '../characters/ids.ts'
import { characterRules } from '../characters/index.ts'
import { CURSES, type CurseId, DELAYS, REFUSED_BY } from '../expansion-state.ts'
import { BUILDING_IDS, EXPANSION_BUILDING_IDS, EXPANSION_SYMBOL_IDS, SYMBOL_IDS } from '../ids.ts'
import type { SymbolRules } from '../symbols.ts'
import { symbolRules } from '../symbols.ts'
import type { CharacterRules } from './character.ts'

/** Whether a field affects where monsters go or what happens to them. A new field must be added here. */
const OF_BUILDINGS: Record<keyof BuildingRules, boolean> = {
  mark: false,
  box: false,
  fireproof: false,
  costs: false,
  minimumDistance: false,
  isDen: true,
  isGoal: true,
  canSpring: false,
  swallows: true,
  resets: false,
  delays: true,
  holdsLone: true,
  putsOut: true,
  clears: false,
  house: false,
  sendsBack: false,
  shutsOut: true,
  noEntrance: true,
  neverFull: true,
  lure: true,
}

const OF_SYMBOLS: Record<keyof SymbolRules, boolean> = {
  mark: false,
  box: false,
  sides: false,
  oneATile: false,
  losesNumber: false,
  canSpend: false,
  barsWhenSpent: true,
  stopsCharacters: false,
  points: true,
  links: false,
  mustBePlaced: false,
  fireproof: false,
  onRoad: false,
  numbers: false,
  isResource: false,
  isCapacity: true,
  lure: true,
  hastens: true,
  isOrder: true,
  breaksBefore: true,
  gaveWay: false,
  use: false,
}

const OF_CHARACTERS: Record<keyof CharacterRules, boolean> = {
  memory: false,
  onlyWalks: false,
  allowance: false,
  removesAll: false,
  holdsMonsters: true,
  draw: true,
  refuseEnd: false,
  refuseStep: false,
  pausesAt: false,
  turnBegan: false,
  turnEnded: false,
  arrived: false,
  powers: false,
}

const speaks = (rules: object | null, hooks: Record<string, boolean>) =>
  Object.keys(rules ?? {}).some((hook) => hooks[hook])

test('every pair of things that affect monsters has a row in tests/pairs', () => {
  const there = [
    ...CHARACTER_IDS.filter((id) => speaks(characterRules(id), OF_CHARACTERS)),
    ...SYMBOL_IDS.filter((id) => speaks(symbolRules(id), OF_SYMBOLS)),
    ...BUILDING_IDS.filter((id) => speaks(buildingRules(id), OF_BUILDINGS)),
  ]
  expect([...there].sort()).toEqual([...THINGS].sort())
})

/** Things that affect monsters through the expansion hooks instead of a field of their own. */
const OF_THE_WORLD = ['kiln', 'chute', 'soldiers', 'wrecker', 'villagers', 'war-drum', 'grove'] as const

/** Whether a curse affects where monsters go. A new curse must be added here. */
const OF_CURSES: Record<CurseId, boolean> = {
  night: false,
  thicket: true,
  feet: false,
  tongue: false,
  wither: false,
  mist: false,
}

test('every pair with a thing of an expansion has a row too', () => {
  const there = [
    ...EXPANSION_SYMBOL_IDS.filter((id) => speaks(symbolRules(id), OF_SYMBOLS)),
    ...EXPANSION_BUILDING_IDS.filter((id) => speaks(buildingRules(id), OF_BUILDINGS)),
    ...OF_THE_WORLD,
    ...Object.keys(REFUSED_BY),
    ...DELAYS,
    ...CURSES.filter((curse) => OF_CURSES[curse]),
  ]
  expect([...there].sort()).toEqual([...EXPANSION_THINGS].sort())
})
