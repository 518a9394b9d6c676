import { type RngSource, randomState, seededLuck } from '../kernel/chance.ts'
import type { Seed } from '../kernel/seed.ts'
import { type Config, standardRules } from './config.ts'
import { landsOf } from './layouts.ts'
import type { Land, Rules, State } from './state.ts'

/** Returns a board before the first action, with one unmustered army for each country (section 2). */
export const emptyState = (lands: readonly Land[], countries: number): State => ({
  rules: standardReadings(),
  lands,
  forts: lands.map(() => null),
  armies: Array.from({ length: countries }, () => 'waiting' as const),
  phase: 'muster',
  onTurn: 0,
  round: 1,
  actions: 0,
  turned: false,
  built: [],
  outcome: null,
  random: randomState(0),
})

/** The standard house rules without `layout`, which only setup needs. */
const standardReadings = (): Rules => readingsOf(standardRules())

const readingsOf = ({ layout: _, ...rules }: Config['rules']): Rules => rules

/** A new game, before the first army is mustered. */
export const beginGame = (
  { players, rules }: Config,
  seed: Seed,
  { random }: RngSource = seededLuck(seed),
): State => ({
  ...emptyState(landsOf(rules.layout, players.length), players.length),
  rules: readingsOf(rules),
  random: { ...random },
})
