import type {
  BuildingId,
  Category,
  EventCardId,
  InfluenceId,
  Plot,
} from '../../../../engine/citadel/index.ts'
import { subjects } from '../../../../ui/frames/info-card/info-targets.ts'

/** Subjects of the info card. */
export type Subject =
  /** A Building card that the viewer sees. */
  | { kind: 'building'; building: BuildingId }
  | { kind: 'influence'; influence: InfluenceId }
  | { kind: 'event'; event: EventCardId }
  /** The Great Power of a category. */
  | { kind: 'power'; category: Category }
  /** The building or Knight on a plot. */
  | { kind: 'plot'; plot: Plot }

/** Marks elements with their subject, as in "building smithy", and reads the mark back. */
export const { about, subjectOf } = subjects((subject: Subject): string => Object.values(subject).join(' '))
