import { CENTRE } from '../../../../../engine/kernel/index.ts'
import type { MonsterRun } from '../../../foresight/index.ts'
import type { AllWords } from '../../../words/all-words.ts'
import { placeName } from '../../forest/names.ts'

/**
 * Returns the name of a step as a question: the monster, its position in the movement (`order`, from 1), and the destination.
 * "Wolf 3, second step, to 1 east: why?"
 */
export function nameOfStep(
  m: AllWords,
  monsters: readonly Pick<MonsterRun, 'monster' | 'kind' | 'path'>[],
  order: number | null,
): string {
  const kinds = [...new Set(monsters.map(({ kind }) => kind))]
  const names = kinds.map((kind) => {
    const numbers = monsters.filter((one) => one.kind === kind).map(({ monster }) => monster)
    return m.board.monsterNumbers(m.common.monsters[kind], numbers)
  })
  return m.why.ofStep(m.common.list(names), order, parseAddress(m, monsters))
}

/** Returns the common destination of all monsters; null if they stay or separate on the way. */
function parseAddress(m: AllWords, strides: readonly Pick<MonsterRun, 'path'>[]): string | null {
  const ends = new Set(strides.map(({ path }) => (path.length > 1 ? path.at(-1) : undefined)))
  const [end] = ends
  if (end === undefined || ends.size > 1) return null
  return end === CENTRE ? m.why.toOak : placeName(m, end)
}
