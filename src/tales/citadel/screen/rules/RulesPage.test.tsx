import { renderHook } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useSettings } from '../../../../store/settings.ts'
import type { LiveRun, TaleRules } from '../../../../ui/frames/rulebook/pages.ts'
import { fetchWords } from '../../../../ui/text/language.ts'
import { BOOK } from '../rulebook/examples/index.ts'
import { useRules } from './RulesPage.ts'

/** Runs an example for every combination of choices. */
function runsOf(rules: TaleRules, page: string, example: number, chosen: readonly number[] = []): LiveRun[] {
  const run = rules.run(page, example, chosen)
  const further = run.choices?.flatMap((_, which) => runsOf(rules, page, example, [...chosen, which]))
  return [run, ...(further ?? [])]
}

afterAll(() => useSettings.setState({ language: 'en' }))

describe.each(['en', 'nl'] as const)('in %s', (language) => {
  beforeAll(async () => {
    await fetchWords(language)
    useSettings.setState({ language })
  })

  test.each(BOOK.pages)('describes every step on the page of %s', (page) => {
    const rules = renderHook(useRules).result.current
    for (let example = 0; example < rules.examplesOf(page); example++) {
      for (const { moments, choices } of runsOf(rules, page, example)) {
        const [, ...told] = moments
        if (!choices) expect(told.length).toBeGreaterThan(0)
        for (const says of told) expect(says).toMatch(/^\p{Lu}.{8,}[.!]$/su)
        for (const choice of choices ?? []) expect(choice).toMatch(/^\p{Lu}.{4,}$/u)
      }
    }
  })
})
