import type { MonsterKind } from '../../../engine/fairy-tale/index.ts'
import type { Messages } from '../../text/messages.ts'

/** Whose step it is, and which of the movement (`order`, from 1), as a question: "Wolf 3, second step: why?" */
export function nameOfStep(
  m: Messages,
  monsters: readonly { monster: number; kind: MonsterKind }[],
  order: number | null,
): string {
  const kinds = [...new Set(monsters.map(({ kind }) => kind))]
  const names = kinds.map((kind) => {
    const numbers = monsters.filter((one) => one.kind === kind).map(({ monster }) => monster)
    return m.cards.monsterNumbers(m.common.monsters[kind], numbers)
  })
  return m.why.ofStep(m.common.list(names), order)
}
