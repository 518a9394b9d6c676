import type { EffectRules } from '../../rules/effects/effect.ts'
import { isOurs } from '../../rules/ours.ts'
import { catchFire, isInflammable } from '../fire.ts'

/** A tile next door is set alight; not where one of ours stands, nor what cannot burn [R 40]. */
export const light: EffectRules = {
  ways: [{}],

  judge(state, { at }) {
    if (isOurs(state, at)) return () => ({ code: 'somebody-stands-there' })
    return isInflammable(state, at) ? () => null : () => ({ code: 'cannot-burn' })
  },

  perform: (table, { at }, _how, from) => catchFire(table, at, 'torch', from),
}
