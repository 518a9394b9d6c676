import { hashOf } from '../../engine/kernel/hash.ts'

/**
 * Ways of telling one thing, in a grammar for telling the same in many ways. A way is a sentence with choices and gaps:
 * `[walked|strolled]` is one of several words, `<was/were>` agrees with one or many who do it, `{who}` is filled in last,
 * so that no name is ever read as grammar.
 */
export type Ways = readonly string[]

const CHOICE = /\[([^\]]*)\]/
const AGREEMENT = /<([^/>]*)\/([^>]*)>/g
const GAP = /\{(\w+)\}/g

/** Every sentence that a way can become, its gaps still open. */
export function expansions(way: string): readonly string[] {
  const found = CHOICE.exec(way)
  if (!found) return [way]
  const [whole, choices = ''] = found
  const before = way.slice(0, found.index)
  const after = expansions(way.slice(found.index + whole.length))
  return choices.split('|').flatMap((choice) => after.map((rest) => before + choice + rest))
}

/** The gaps of a way, by name. */
export const gapsOf = (way: string): readonly string[] => [...way.matchAll(GAP)].map(([, name = '']) => name)

/** What fills the gaps, by name, and whether those who do it are many. */
export interface Given {
  readonly gaps: Readonly<Record<string, string>>
  readonly many?: boolean
}

/** Tells things, each time in other words. */
export interface Narrator {
  /**
   * One of several ways of saying something, with its gaps filled; null where all of them have been said in this telling
   * with the same names.
   * @param topic what is told: each has an order of its own
   */
  say(topic: string, ways: Ways, given?: Given): string | null
}

/** Somebody who tells. The same seed tells the same; nothing is said twice. */
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

/** A way without choices, as a sentence. */
function filled(way: string, gaps: Given['gaps'], many: boolean): string {
  const agreed = way.replace(AGREEMENT, (_, one: string, more: string) => (many ? more : one))
  return agreed.replace(GAP, (gap, name: string) => gaps[name] ?? gap)
}

/** All sentences of some ways, in an order in which neighbours are unlike: one of each way in turn, and of one way not the next but one further on. */
function orderOf(ways: Ways): readonly string[] {
  const shuffled = ways.map((way) => {
    const all = expansions(way)
    const stride = strideOf(all.length)
    return all.map((_, index) => all[(index * stride) % all.length] ?? '')
  })
  const rounds = Math.max(...shuffled.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => shuffled.flatMap((all) => all[round] ?? [])).flat()
}

/** How far from one sentence of a way to the next, so that each has its turn before any comes again. */
function strideOf(length: number): number {
  for (let stride = Math.round(length * 0.62); stride > 1; stride--)
    if (gcd(stride, length) === 1) return stride
  return 1
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
