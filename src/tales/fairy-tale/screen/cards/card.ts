import type {
  CharacterId,
  Face,
  MonsterKind,
  Printed,
  Progress,
} from '../../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../../engine/kernel/index.ts'
import type { IconName } from '../../../../ui/art/index.ts'
import type { CardEntry } from '../../../../ui/frames/info-card/Card.tsx'
import type { Carried, DeedPictured, GemState } from '../../art/index.ts'

/** The picture of an entry. */
export type Picture =
  | { kind: 'tile'; face: Face }
  | { kind: 'oak' }
  | { kind: 'symbol'; printed: Pick<Printed, 'symbol' | 'number' | 'spent'> }
  | { kind: 'monster'; monster: MonsterKind }
  | { kind: 'hero'; hero: CharacterId }
  | { kind: 'carried'; carried: Carried }
  | { kind: 'heart' }
  | { kind: 'deed'; deed: DeedPictured }
  | { kind: 'gem'; gem: GemState }
  | { kind: 'goal'; progress: Progress }
  | { kind: 'die'; face: DieFace }
  | { kind: 'icon'; icon: IconName }

export type Entry = CardEntry<Picture>
