import { type EventCardId, type InfluenceId, influenceOf } from '../../../../engine/citadel/index.ts'

/** Events that take bricks, Knights or buildings from somebody. */
const TAKING: readonly EventCardId[] = ['longships', 'plague', 'flood', 'royal-tax', 'fire', 'call-to-arms']

/** The page of the rule book that shows an Event. */
export const pageOfEvent = (event: EventCardId): 'giving' | 'taking' =>
  TAKING.includes(event) ? 'taking' : 'giving'

/** The page of the rule book that shows an Influence card: aimed at rivals, by itself, or for whoever plays it. */
export function pageOfInfluence(influence: InfluenceId): 'rivals' | 'themselves' | 'yourself' {
  const { canBeWarded, playsByItself } = influenceOf(influence)
  if (canBeWarded) return 'rivals'
  return playsByItself ? 'themselves' : 'yourself'
}
