import type { DamageReason } from '../../store/game.ts'
import type { Messages } from '../text/messages.ts'

/** Why a stored game cannot be opened, in plain words. Moves are counted from 1. */
export function damageWords(reason: DamageReason, { damage }: Messages['notices']): string {
  switch (reason.code) {
    case 'wrong-shape':
      return damage['wrong-shape'](reason.where)
    case 'unknown-game':
      return damage['unknown-game'](reason.game)
    case 'refused-action':
      return damage['refused-action'](reason.index + 1)
    default:
      return damage[reason.code]
  }
}
