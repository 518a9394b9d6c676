import { err, ok, type Result } from '../../kernel/result.ts'
import { splitWords } from '../../kernel/text.ts'
import { addTo, type Pool } from '../pool.ts'
import type { WrongLine } from './problem.ts'

/** Writes cards, each kind once: "stablex2" for two copies. */
export const writePool = <Id extends string>(pool: Pool<Id>, order: readonly Id[]): string =>
  order
    .flatMap((id) => {
      const count = pool[id] ?? 0
      return count === 0 ? [] : [count === 1 ? id : `${id}x${count}`]
    })
    .join(' ')

const TIMES = /^(.+?)(?:x([1-9]\d?))?$/

/** Reads cards into a pool. The error has the first word that is not a card. */
export function readPool<Id extends string>(text: string, known: readonly Id[]): Result<Pool<Id>, WrongLine> {
  const pool: Pool<Id> = {}
  for (const word of splitWords(text)) {
    const [, name = '', times = '1'] = TIMES.exec(word) ?? []
    const id = known.find((one) => one === name)
    if (!id) return err({ code: 'wrong-card', word })
    addTo(pool, id, Number(times))
  }
  return ok(pool)
}
