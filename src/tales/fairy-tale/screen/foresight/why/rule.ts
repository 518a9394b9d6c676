import {
  type BarredBy,
  BUILDING_IDS,
  type BuildingId,
  type Delay,
  type DrawnBy,
  EXPANSION_BUILDING_IDS,
  type HeldBy,
  type SymbolId,
  tileAt,
  whyDesired,
} from '../../../../../engine/fairy-tale/index.ts'
import { opposite } from '../../../../../engine/kernel/index.ts'
import type { AllWords } from '../../../words/all-words.ts'
import { buildingCard, symbolCard } from '../../../words/card-texts.ts'
import { expansionsOf } from '../../../words/look-up.ts'
import {
  BUILDING_RULES,
  CHARACTER_RULES,
  LAND_RULES,
  type RuleRef,
  type Ruling,
  SYMBOL_RULES,
} from '../../cards/rule-refs.ts'
import { startOf } from '../../log/explain.ts'
import type { FullLogWriter } from '../../log/line.ts'
import { type ExpansionHappening, isBasicHappening, type RunPart } from '../../log/runs.ts'
import { hasOwnOrder } from './exits.ts'

/** A deciding rule: its words and its source. */
export interface Quote {
  text: string
  where: RuleRef
}

const quote = (text: string, section: string, ...rulings: Ruling[]): Quote => ({
  text,
  where: { section, rulings },
})

/** Returns the rule that decided a step: of several, the one nearest to the result. */
export function ruleOf(teller: FullLogWriter, part: RunPart): Quote {
  const { m } = teller
  const { rules } = m.why
  const { event, happened } = part
  const became = happened.findLast((one) => !isBasicHappening(one))
  if (became) return becameRule(m, became)
  const { tried, desired, forced, drawnBy } = event.reason
  if (event.type === 'monster-stayed') {
    return event.held ? contentRule(teller, event.held) : quote(rules.nothingLeft, '4.3', 17)
  }
  if (drawnBy) return contentRule(teller, drawnBy)
  if (forced) return quote(rules.forced, '4.3', 17)
  if (event.turn === desired) return desiredRule(m, part)
  if (hasOwnOrder(part)) return orderRule(m, part)
  const back = event.turn === opposite(desired)
  const bar = tried.find(({ turn, refused }) => refused === 'barred' && (!back || turn === desired))
  if (bar?.refused === 'barred') return thingRule(m, bar.by)
  return back ? quote(rules.noMemory, '4.1', 16) : quote(rules.clockwise, '4.1', 27)
}

/** Returns the rule of an expansion event after the step, or of the bridge that fell before it. */
function becameRule(m: AllWords, event: ExpansionHappening): Quote {
  const { cards } = expansionsOf(m)
  switch (event.type) {
    case 'soldier-fell':
      return { text: cards.soldiers.does, where: LAND_RULES.soldiers }
    case 'villager-lost':
      return { text: cards.villagers.does, where: LAND_RULES.villagers }
    case 'tile-wrecked':
      return { text: cards.wrecker, where: LAND_RULES.wrecker }
    case 'bridge-fell':
      return thingRule(m, 'drawbridge')
    case 'monster-slid':
      return thingRule(m, event.by)
    case 'drum-sounded':
      return thingRule(m, 'war-drum')
    case 'tile-lit':
      return thingRule(m, 'kiln')
    case 'grove-taken':
      return thingRule(m, 'grove')
  }
}

/** Returns the rule for the desired direction [R 15]. */
const desiredRule = ({ why: { rules } }: AllWords, part: RunPart): Quote =>
  quote(rules[whyDesired(startOf(part))], '4.1', 15)

/** Returns the rule of the symbol that prints its own order: the one that names all four sides. */
function orderRule(m: AllWords, part: RunPart): Quote {
  const symbols = tileAt(part.state, startOf(part))?.symbols ?? []
  const printed = symbols.find(({ sides }) => sides.length === 4)
  return printed ? thingRule(m, printed.symbol) : quote(m.why.rules.clockwise, '4.1', 27)
}

/** Returns the rule of a character, or of a thing on a tile. */
function contentRule({ m, config }: FullLogWriter, by: DrawnBy | HeldBy): Quote {
  if ('by' in by) return thingRule(m, by.by)
  const character = config.seats[by.seat]?.character
  return character
    ? { text: m.common.powers[character], where: CHARACTER_RULES[character] }
    : quote(m.why.rules.clockwise, '4.1', 27)
}

function thingRule(m: AllWords, id: BarredBy | Delay): Quote {
  if (id === 'fire') return quote(expansionsOf(m).cards.fire.does, '4.1', 39)
  if (id === 'water') return quote(expansionsOf(m).cards.flood.does, '4.1', 39)
  if (id === 'sleep') return quote(expansionsOf(m).cards.spells.sleep, '4.1', 65)
  return isBuilding(id)
    ? { text: buildingCard(m, id), where: BUILDING_RULES[id] }
    : { text: symbolCard(m, id), where: SYMBOL_RULES[id] }
}

const isBuilding = (id: BuildingId | SymbolId): id is BuildingId =>
  [...BUILDING_IDS, ...EXPANSION_BUILDING_IDS].some((known) => known === id)
