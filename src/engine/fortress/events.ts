import type { DieFace } from '../kernel/chance.ts'
import type { CardId, CreatureId, LandKind } from './cards.ts'
import type { Cause, OutcomeKind, Phase } from './state.ts'

/** The reason for a defender's choice: the first of the four steps that fits any free defender [S 12]. */
export const REASONS = ['kills-and-lives', 'lives', 'kills', 'weakest'] as const

export type Reason = (typeof REASONS)[number]

/** The result of an assault: an end of the siege, or the question whether to try again. */
export type AssaultResult = Exclude<OutcomeKind, 'total-defeat'> | 'driven-out'

/** All events, in the order of section 10. */
export type Event =
  | { type: 'siege-began'; siege: number; garrison: CreatureId[] }
  | { type: 'hand-dealt'; hand: CardId[] }
  /** Emitted before the draw. */
  | { type: 'turn-began'; turn: number; phase: Phase }
  | { type: 'drawn'; card: CardId }
  /** `cost`: the price in life. */
  | { type: 'land-laid'; card: LandKind; cost: number }
  /** `life`: the remaining life. */
  | { type: 'life-lost' | 'life-gained'; amount: number; cause: 'land' | 'night'; life: number }
  | { type: 'cast'; card: CardId }
  /** `place`: the defender's position in the line, from 1. */
  | { type: 'met'; attacker: CreatureId; defender: CreatureId; place: number; reason: Reason }
  | {
      type: 'fought'
      attacker: CreatureId
      defender: CreatureId
      attackerFalls: boolean
      defenderFalls: boolean
    }
  | { type: 'garrison-gone' }
  | { type: 'night-rolled'; face: DieFace }
  /** `damage`: the total of the army; `roll`: the dice plus the walls. */
  | { type: 'assault-rolled'; damage: number; dice: DieFace[]; roll: number; result: AssaultResult }
  | { type: 'over'; outcome: OutcomeKind; cause: Cause }
