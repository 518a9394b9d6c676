import type { DieFace } from '../kernel/chance.ts'
import type { CardId, CreatureId, Kind } from './cards.ts'
import type { Cause, OutcomeKind, Phase } from './state.ts'

/** Why a defender meets an attacker: the first of the four steps that some free defender answers [S 12]. */
export const REASONS = ['kills-and-lives', 'lives', 'kills', 'weakest'] as const

export type Reason = (typeof REASONS)[number]

/** What an assault comes to: the end, or the question whether to try again. */
export type AssaultResult = Exclude<OutcomeKind, 'total-defeat'> | 'driven-out'

/** Everything that happens, in the order in which it happens (section 10). */
export type Event =
  | { type: 'siege-began'; siege: number; garrison: CreatureId[] }
  | { type: 'hand-dealt'; hand: CardId[] }
  /** Told before the draw. */
  | { type: 'turn-began'; turn: number; phase: Phase }
  | { type: 'drawn'; card: CardId }
  /** `cost`: the life that it costs. */
  | { type: 'land-laid'; card: Kind; cost: number }
  /** `life`: what is left. */
  | { type: 'life-lost' | 'life-gained'; amount: number; cause: 'land' | 'night'; life: number }
  | { type: 'cast'; card: CardId }
  /** `place`: of the defender in the line, from 1. */
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
  /** `damage`: the army's total; `roll`: the dice and the walls. */
  | { type: 'assault-rolled'; damage: number; dice: DieFace[]; roll: number; result: AssaultResult }
  | { type: 'over'; outcome: OutcomeKind; cause: Cause }
