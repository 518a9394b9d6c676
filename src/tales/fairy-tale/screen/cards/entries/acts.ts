import { expandsLeft, removesLeft, type State, stepsLeft } from '../../../../../engine/fairy-tale/index.ts'
import { ACT_ICONS, type Act } from '../../subject.ts'
import type { Entry } from '../card.ts'
import { RULES } from '../rule-refs.ts'
import { entry, type Telling } from './entry.ts'

/** How often it may still be done in this turn. */
const LEFT: Record<Act, (state: State) => number> = {
  walk: stepsLeft,
  expand: expandsLeft,
  remove: removesLeft,
}

/** What every character may do, and how often in this turn. */
export const actEntry = (telling: Telling, act: Act): Entry =>
  entry(telling, {
    key: act,
    picture: { kind: 'icon', icon: ACT_ICONS[act] },
    name: telling.m.table.hero[act],
    text: telling.m.cards.acts[act],
    notes: [telling.m.cards.leftNow(LEFT[act](telling.state))],
    rule: RULES.act,
  })
