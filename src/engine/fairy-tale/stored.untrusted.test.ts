import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readGame, writeGame } from '../kernel/stored-game.ts'
import { fairyTale } from './testing.ts'

const FORMAT_1 = readFileSync(new URL('../../../tests/fixtures/format-1.txt', import.meta.url), 'utf8').trim()

const read = (text: string) => readGame(fairyTale, text)

/** Expects that a text is either refused, or read as exactly the game that it says. */
function expectHonest(text: string) {
  const found = read(text)
  if (!found.ok) return expect(found.error.code).toEqual(expect.any(String))
  const plain = (json: string) => JSON.parse(JSON.stringify(JSON.parse(json)))
  return expect(plain(writeGame(fairyTale, found.value))).toEqual(plain(text))
}

describe('untrusted texts cause no errors and are not misread', () => {
  test('refuses any text and any JSON', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => !read(text).ok))
  })

  test('refuses stored games cut off anywhere', () => {
    const length = fc.nat({ max: FORMAT_1.length - 1 })
    fc.assert(fc.property(length, (end) => !read(FORMAT_1.slice(0, end)).ok))
  })

  test('a stored game with replaced text', () => {
    const cuts = fc.record({
      at: fc.nat({ max: FORMAT_1.length }),
      gone: fc.nat({ max: 12 }),
      put: fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('0', '1', '-', '"', 'east', '{}', ',')),
    })
    fc.assert(
      fc.property(cuts, ({ at, gone, put }) => {
        expectHonest(FORMAT_1.slice(0, at) + put + FORMAT_1.slice(at + gone))
      }),
      { numRuns: 400 },
    )
  })

  test('a stored game with one value replaced', () => {
    const paths = pathsIn(JSON.parse(FORMAT_1))
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 2 }), (path, value) => {
        expectHonest(JSON.stringify(replaced(JSON.parse(FORMAT_1), path, value)))
      }),
      { numRuns: 400 },
    )
  })

  test('a stored game with reordered, doubled, missing actions', () => {
    const save = JSON.parse(FORMAT_1)
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat({ max: 3 }), (from, to, gone) => {
        const actions: unknown[] = [...save.actions]
        actions.splice(to % actions.length, gone, actions[from % actions.length])
        expectHonest(JSON.stringify({ ...save, actions }))
      }),
      { numRuns: 80 },
    )
  })
})

type Path = readonly string[]

/** The paths to every value in a JSON value. */
function pathsIn(json: unknown, path: Path = []): Path[] {
  if (typeof json !== 'object' || json === null) return [path]
  return [path, ...Object.entries(json).flatMap(([key, value]) => pathsIn(value, [...path, key]))]
}

/** Returns a JSON value with the value at one path replaced. */
function replaced(json: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined || typeof json !== 'object' || json === null) return value
  const part = replaced(Object.entries(json).find(([name]) => name === key)?.[1], rest, value)
  return Array.isArray(json)
    ? json.map((item, index) => (String(index) === key ? part : item))
    : { ...json, [key]: part }
}
