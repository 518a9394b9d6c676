import type { CharacterId, Face, MonsterKind, Printed } from '../../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../../engine/kernel/index.ts'
import type { IconName } from '../../../../ui/art/index.ts'
import type { Carried, GemState } from '../../art/index.ts'

/** The picture of what an entry explains. */
export type Picture =
  | { kind: 'tile'; face: Face }
  | { kind: 'oak' }
  | { kind: 'symbol'; printed: Pick<Printed, 'symbol' | 'number' | 'spent'> }
  | { kind: 'monster'; monster: MonsterKind }
  | { kind: 'hero'; hero: CharacterId }
  | { kind: 'carried'; carried: Carried }
  | { kind: 'heart' }
  | { kind: 'gem'; gem: GemState }
  | { kind: 'die'; face: DieFace }
  | { kind: 'icon'; icon: IconName }

/** One thing, explained: a card has one or several. */
export interface Entry {
  /** Tells the entries of one card apart. */
  key: string
  picture: Picture
  name: string
  /** What it is and does, in one sentence; words may be marked to stand out. */
  text: string
  /** How it stands with it just now, a sentence each. */
  notes: readonly string[]
  /** Where the rules say so. */
  rule: string
}
