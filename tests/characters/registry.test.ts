import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHARACTER_IDS, POWER_IDS, powersOf } from '../../src/engine/fairy-tale/index.ts'
import { drawn } from '../drawn/index.ts'

const CORE = 'src/engine/fairy-tale/rules'

test('every power belongs to one character', () => {
  const owned = CHARACTER_IDS.flatMap((character) =>
    powersOf(drawn(`O\nseats ${character} 0,0`)).map(({ power }) => power),
  )
  expect([...owned].sort()).toEqual([...POWER_IDS].sort())
})

test('no rule knows a character or a power by name', () => {
  const files = readdirSync(CORE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const text = readFileSync(`${CORE}/${file}`, 'utf8')
    const named = [...CHARACTER_IDS, 'bargain-movement', 'bargain-monsters'].filter((id) =>
      text.includes(`'${id}'`),
    )
    expect({ file, named }).toEqual({ file, named: [] })
  }
})
