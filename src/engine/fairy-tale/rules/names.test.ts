import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NOT_HERE } from '../expansion-content.ts'
import { REFUSED_BY } from '../expansion-state.ts'

const HERE = 'src/engine/fairy-tale'

/** The event types of expansions, parsed from the source of `events.ts`. */
const [, listed = ''] = readFileSync(`${HERE}/events.ts`, 'utf8').split('export type ExpansionEventType')
const EXPANSION_EVENTS = [...listed.matchAll(/\| '([a-z-]+)'/g)].map(([, type = '']) => type)

/** Moving a monster elsewhere in the same run is a core rule with any cause (see `Fate`). */
const THEIR_OWN = ['monster-slid']

test('core rules name no actions, events or closures of expansions (decision 40)', () => {
  const theirs = [...Object.keys(NOT_HERE), ...EXPANSION_EVENTS, ...Object.keys(REFUSED_BY)]
  expect(theirs).toEqual(expect.arrayContaining(['pour', 'bridge-fell', 'water']))
  const rules = readdirSync(`${HERE}/rules`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(`${HERE}/rules/${file}`, 'utf8') }))
  expect(rules.length).toBeGreaterThan(50)
  for (const { file, text } of rules) {
    const named = theirs.filter(
      (id) =>
        !THEIR_OWN.includes(id) && (text.includes(`'${id}'`) || new RegExp(`[{,]\\s*${id}:`).test(text)),
    )
    expect({ file, named }).toEqual({ file, named: [] })
  }
})
