import { type EventCardId, type InfluenceId, influenceOf } from '../../../../engine/citadel/index.ts'

/** Events that take bricks, Knights or buildings. */
const TAKING: readonly EventCardId[] = ['longships', 'plague', 'flood', 'royal-tax', 'fire', 'call-to-arms']

/** The page of the rule book that shows an Event. */
export const pageOfEvent = (event: EventCardId): 'giving' | 'taking' =>
  TAKING.includes(event) ? 'taking' : 'giving'

/** Returns the page of the rule book about an Influence card: for those against rivals, automatic ones, or those for the own seat. */
export function pageOfInfluence(influence: InfluenceId): 'rivals' | 'themselves' | 'yourself' {
  const { canBeWarded, playsByItself } = influenceOf(influence)
  if (canBeWarded) return 'rivals'
  return playsByItself ? 'themselves' : 'yourself'
}
