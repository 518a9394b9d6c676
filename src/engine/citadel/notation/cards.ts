import { addTo, type Pool } from '../pool.ts'

/** Cards in writing: each kind once, "stablex2" for two alike. */
export const writePool = <Id extends string>(pool: Pool<Id>, order: readonly Id[]): string =>
  order
    .flatMap((id) => {
      const count = pool[id] ?? 0
      return count === 0 ? [] : [count === 1 ? id : `${id}x${count}`]
    })
    .join(' ')

const TIMES = /^(.+?)(?:x([1-9]\d?))?$/

/** Reads cards into a pool; answers the first word that is none. */
export function readPool<Id extends string>(
  words: readonly string[],
  known: readonly Id[],
): { pool: Pool<Id>; wrong: string | null } {
  const pool: Pool<Id> = {}
  for (const word of words) {
    const [, name = '', times = '1'] = TIMES.exec(word) ?? []
    const id = known.find((one) => one === name)
    if (!id) return { pool, wrong: word }
    addTo(pool, id, Number(times))
  }
  return { pool, wrong: null }
}
