import type {
  BuildingId,
  Category,
  EventCardId,
  InfluenceId,
  Plot,
} from '../../../../engine/citadel/index.ts'
import { subjects } from '../../../../ui/frames/cards/subjects.ts'

/** What somebody can ask about. */
export type Subject =
  /** A Building card, wherever it lies open. */
  | { kind: 'building'; building: BuildingId }
  | { kind: 'influence'; influence: InfluenceId }
  | { kind: 'event'; event: EventCardId }
  /** The Great Power of a category. */
  | { kind: 'power'; category: Category }
  /** What stands on a plot. */
  | { kind: 'plot'; plot: Plot }

/** What an element is about, and what was said of it: "building smithy". */
export const { about, subjectOf } = subjects((subject: Subject): string => Object.values(subject).join(' '))
