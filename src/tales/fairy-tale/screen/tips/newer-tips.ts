import { type BuildingId, type State, THINGS, type ThingId } from '../../../../engine/fairy-tale/index.ts'
import { legalActions } from '../../intent/legal.ts'
import type { OwnTip } from './tips.ts'

/** The house that wants each thing [R 60]. */
const WANTED_AT: Record<ThingId, BuildingId> = {
  cake: 'spinning-room',
  thread: 'ballroom',
  slipper: 'cottage',
}

/** What is worth knowing of the newer boxes, each when it is met first; none has a moment in a game without one. */
export const NEWER_TIPS: readonly OwnTip[] = [
  {
    id: 'bucket',
    rule: () => 'well',
    when: ({ state }) => burns(state) && state.extras?.buckets.includes(state.onTurn) === true,
  },
  { id: 'fire', rule: () => 'torch', when: ({ state }) => burns(state) },
  {
    id: 'errand',
    rule: ({ state }) => carriedThing(state) ?? null,
    when: ({ state }) => carriedThing(state) !== undefined,
  },
  { id: 'spell', rule: () => 'scroll', when: ({ state }) => Boolean(state.extras?.spells[state.onTurn]) },
  { id: 'order', rule: () => 'barracks', when: canOrder },
  {
    id: 'villagers',
    rule: () => 'village',
    when: ({ state }) => Object.keys(state.extras?.villagers ?? {}).length > 0,
  },
  { id: 'drum', rule: () => 'war-drum', when: ({ state }) => hasDrum(state) },
]

const burns = ({ extras }: State): boolean =>
  Object.values(extras?.closed ?? {}).some(({ by }) => by === 'fire')

/** The page of the house to which the hero on turn carries something. */
function carriedThing({ extras, onTurn }: State): BuildingId | undefined {
  const thing = THINGS.find((one) => extras?.things[one] === onTurn)
  return thing && WANTED_AT[thing]
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
