import { hashOf } from '../../engine/kernel/hash.ts'

/**
 * Templates for one statement. `[walked|strolled]` is a choice of words, `<was/were>` agrees with a singular or plural subject, and `{who}`
 * is a gap. Gaps are filled last, so that names are never parsed.
 */
export type Wordings = readonly string[]

const CHOICE = /\[([^\]]*)\]/
const AGREEMENT = /<([^/>]*)\/([^>]*)>/g
const GAP = /\{(\w+)\}/g

/** Every sentence that a template can produce, with its gaps open. */
export function expansions(way: string): readonly string[] {
  const found = CHOICE.exec(way)
  if (!found) return [way]
  const [whole, choices = ''] = found
  const before = way.slice(0, found.index)
  const after = expansions(way.slice(found.index + whole.length))
  return choices.split('|').flatMap((choice) => after.map((rest) => before + choice + rest))
}

/** The names of a template's gaps. */
export const gapsOf = (way: string): readonly string[] => [...way.matchAll(GAP)].map(([, name = '']) => name)

/** Values of the gaps by name, and true in `many` for a plural subject. */
export interface Given {
  readonly gaps: Readonly<Record<string, string>>
  readonly many?: boolean
}

/** Writes statements in varied words. */
export interface Narrator {
  /**
   * Returns one sentence for a statement, with its gaps filled. Null if every sentence was already used with these names. `topic`: name of
   * the statement; each topic has an order of its own.
   */
  say(topic: string, ways: Wordings, given?: Given): string | null
}

/** A narrator that repeats no sentence. The same seed gives the same text. */
export function createNarrator(seed: number): Narrator {
  const said = new Set<string>()
  const turns = new Map<string, number>()
  return {
    say(topic, ways, { gaps, many = false } = { gaps: {} }) {
      const all = orderOf(ways)
      const first = hashOf(`${seed} ${topic}`)
      for (const _ of all) {
        const turn = turns.get(topic) ?? 0
        turns.set(topic, turn + 1)
        const sentence = filled(all[(first + turn) % all.length] ?? '', gaps, many)
        if (said.has(sentence)) continue
        said.add(sentence)
        return sentence
      }
      return null
    },
  }
}

/** Fills a template that has no choices left. */
function filled(way: string, gaps: Given['gaps'], many: boolean): string {
  const agreed = way.replace(AGREEMENT, (_, one: string, more: string) => (many ? more : one))
  return agreed.replace(GAP, (gap, name: string) => gaps[name] ?? gap)
}

/** All sentences of the templates, ordered so that neighbors differ: alternates between templates, and jumps within each. */
function orderOf(ways: Wordings): readonly string[] {
  const shuffled = ways.map((way) => {
    const all = expansions(way)
    const stride = strideOf(all.length)
    return all.map((_, index) => all[(index * stride) % all.length] ?? '')
  })
  const rounds = Math.max(...shuffled.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => shuffled.flatMap((all) => all[round] ?? [])).flat()
}

/** Step through the sentences of a template that visits each once before repeating. */
function strideOf(length: number): number {
  for (let stride = Math.round(length * 0.62); stride > 1; stride--)
    if (gcd(stride, length) === 1) return stride
  return 1
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
