import {
  type BuildingId,
  EXPANSION_BUILDING_IDS,
  houseOn,
  type State,
  THINGS,
} from '../../../../engine/fairy-tale/index.ts'
import { legalActions } from '../../intent/legal.ts'
import type { OwnTip } from './tips.ts'

/** Tips of the expansions, shown at the first encounter. They never apply to a game without expansions. */
export const EXPANSION_TIPS: readonly OwnTip[] = [
  {
    id: 'bucket',
    rule: 'well',
    when: ({ state }) => burns(state) && state.extras?.buckets.includes(state.onTurn) === true,
  },
  { id: 'fire', rule: 'torch', when: ({ state }) => burns(state) },
  {
    id: 'errand',
    rule: ({ state }) => carriedThing(state) ?? null,
    when: ({ state }) => carriedThing(state) !== undefined,
  },
  { id: 'spell', rule: 'scroll', when: ({ state }) => Boolean(state.extras?.spells[state.onTurn]) },
  { id: 'order', rule: 'barracks', when: canOrder },
  {
    id: 'villagers',
    rule: 'village',
    when: ({ state }) => Object.keys(state.extras?.villagers ?? {}).length > 0,
  },
  { id: 'drum', rule: 'war-drum', when: ({ state }) => hasDrum(state) },
]

const burns = ({ extras }: State): boolean =>
  Object.values(extras?.closed ?? {}).some(({ by }) => by === 'fire')

/** The building that wants the thing carried by the hero on turn, and its page of the rule book [R 60]. */
function carriedThing({ extras, onTurn }: State): BuildingId | undefined {
  const thing = THINGS.find((one) => extras?.things[one] === onTurn)
  return thing && EXPANSION_BUILDING_IDS.find((building) => houseOn({ building })?.wants === thing)
}

function canOrder({ state }: { state: State }): boolean {
  return (
    state.boxes.soldiers === true &&
    legalActions(state).some(({ type }) => type === 'recruit' || type === 'march')
  )
}

const hasDrum = ({ tiles }: State): boolean =>
  Object.values(tiles).some(({ symbols }) =>
    symbols.some(({ symbol, spent }) => symbol === 'war-drum' && !spent),
  )
