import type { BuildingId, Category, EventCardId, InfluenceId } from '../../../../engine/citadel/index.ts'
import type { CardEntry } from '../../../../ui/frames/info-card/Card.tsx'

/** The picture of an entry. */
export type Picture =
  | { kind: 'building'; building: BuildingId }
  | { kind: 'influence'; influence: InfluenceId }
  | { kind: 'event'; event: EventCardId }
  | { kind: 'power'; category: Category }

export type Entry = CardEntry<Picture>
