import type { SymbolId } from '../../../engine/fairy-tale/index.ts'
import type { Direction, Place } from '../../../engine/kernel/index.ts'
import type { IconName } from '../../../ui/art/index.ts'
import { subjects } from '../../../ui/frames/cards/subjects.ts'

/** What somebody can ask about. */
export type Subject =
  /** A tile of the forest, with all that is on it. */
  | { kind: 'place'; at: Place }
  /** The tile of a market slot. */
  | { kind: 'market'; slot: number }
  /** A tile in the hand of a seat that is not on turn. */
  | { kind: 'in-hand'; seat: number; slot: number }
  /** One of the four first tiles. */
  | { kind: 'first-tile'; tile: number }
  /** A monster, by its number. */
  | { kind: 'monster'; n: number }
  /** A character, by its seat. */
  | { kind: 'character'; seat: number }
  /** What the character of a seat has with it. */
  | { kind: 'carried'; seat: number }
  /** A symbol, wherever it lies: a resource that is counted, a price. */
  | { kind: 'symbol'; symbol: SymbolId }
  /** What the character on turn may do, as it is counted in its rows. */
  | { kind: 'act'; act: Act }
  /** A side of the forest, by its sign post. */
  | { kind: 'side'; side: Direction }
  | { kind: 'hearts' }
  | { kind: 'diamonds' }
  /** What wins in their place, where the table chose it. */
  | { kind: 'goal' }
  | { kind: 'die'; for: 'new-monsters' | 'movement' }
  /** A third of the draw pile, from the top. */
  | { kind: 'third'; third: number }

/** What every character may do in its turn, so often [R 3.2]. */
export const ACTS = ['walk', 'expand', 'remove'] as const
export type Act = (typeof ACTS)[number]

/** The sign of each thing to do, as it is counted in the rows of the character on turn. */
export const ACT_ICONS = {
  walk: 'boot-prints',
  expand: 'tile',
  remove: 'wood-axe',
} as const satisfies Record<Act, IconName>

/** What an element is about, and what was said of it: "monster 3", "hearts". */
export const { about, subjectOf, subjectAt } = subjects((subject: Subject): string =>
  Object.values(subject).join(' '),
)
