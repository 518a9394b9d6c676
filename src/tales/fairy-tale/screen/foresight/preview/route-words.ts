import type { Route } from '../../../foresight/index.ts'
import type { AllWords } from '../../../words/all-words.ts'
import type { Rerouted } from './what-changes.ts'

/** Returns the end of a way in a few words. */
export function endWords({ preview }: AllWords, { end, rolls }: Route): string {
  if (end.kind === 'oak') return preview.ends.oak(rolls ?? 0)
  return preview.ends[end.kind]
}

/** Returns 1 if the new way is better for the players: later at the oak, or never; -1 if worse; 0 if neither. */
export function better({ before, after }: Rerouted): number {
  const [was, willBe] = [before.rolls ?? Number.POSITIVE_INFINITY, after.rolls ?? Number.POSITIVE_INFINITY]
  return was === willBe ? 0 : Math.sign(willBe - was) || 0
}

/** Returns the words for monsters that would go another way, grouped by equal changes. */
export function reroutedWords(m: AllWords, rerouted: readonly Rerouted[]): { what: string; tone: number }[] {
  const groups = new Map<string, { count: number; tone: number; was: string; willBe: string }>()
  for (const one of rerouted) {
    const [was, willBe] = [endWords(m, one.before), endWords(m, one.after)]
    const key = `${was} ${willBe}`
    const group = groups.get(key) ?? { count: 0, tone: better(one), was, willBe }
    groups.set(key, { ...group, count: group.count + 1 })
  }
  return [...groups.values()].map(({ count, tone, was, willBe }) => ({
    what: was === willBe ? m.preview.sameEnd(count, willBe) : m.preview.goes(count, willBe, was),
    tone,
  }))
}
