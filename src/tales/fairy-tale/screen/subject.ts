import type { SymbolId } from '../../../engine/fairy-tale/index.ts'
import type { Direction, Place } from '../../../engine/kernel/index.ts'
import type { IconName } from '../../../ui/art/index.ts'
import { subjects } from '../../../ui/frames/info-card/info-targets.ts'

/** A thing that an info card can explain. */
export type Subject =
  /** A tile of the forest with everything on it. */
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
  /** The things that the character of a seat carries. */
  | { kind: 'carried'; seat: number }
  /** A symbol anywhere: a counted resource, or a price. */
  | { kind: 'symbol'; symbol: SymbolId }
  /** An action of the character on turn, as counted in its rows. */
  | { kind: 'act'; act: Act }
  /** A side of the forest, by its sign. */
  | { kind: 'side'; side: Direction }
  | { kind: 'hearts' }
  | { kind: 'diamonds' }
  /** The goal that replaces the diamonds, if the table chose one. */
  | { kind: 'goal' }
  | { kind: 'die'; for: 'new-monsters' | 'movement' }
  /** A third of the draw pile, from the top. */
  | { kind: 'third'; third: number }

/** The actions that every character has a number of in each turn [R 3.2]. */
export const ACTS = ['walk', 'expand', 'remove'] as const
export type Act = (typeof ACTS)[number]

/** The icon of each action in the rows of the character on turn. */
export const ACT_ICONS = {
  walk: 'boot-prints',
  expand: 'tile',
  remove: 'wood-axe',
} as const satisfies Record<Act, IconName>

/** Converts between a subject, its text such as "monster 3", and the attribute of an element. */
export const { about, subjectOf, subjectAt } = subjects((subject: Subject): string =>
  Object.values(subject).join(' '),
)
