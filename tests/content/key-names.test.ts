import { describe, expect, test } from 'vitest'
import { frames as framesEn } from '../../src/ui/text/en/frames.ts'
import { sharedKeys as keysEn } from '../../src/ui/text/en/keys.ts'
import { frames as framesNl } from '../../src/ui/text/nl/frames.ts'
import { sharedKeys as keysNl } from '../../src/ui/text/nl/keys.ts'
import { chaptersOf } from '../support/chapters.ts'

/** The words of all tales in each language. */
const SHARED = {
  en: { frames: framesEn, keys: keysEn },
  nl: { frames: framesNl, keys: keysNl },
} as const

/** Buttons with the same command as a key, by their paths in the catalogue. A key with several buttons does the one that applies. */
type ButtonsOfKeys = Readonly<Record<string, readonly string[]>>

const SHARED_BUTTONS: ButtonsOfKeys = {
  undo: ['frames.table.undo'],
  redo: ['frames.takingBack.redo'],
}

const BUTTONS: Readonly<Record<string, ButtonsOfKeys>> = {
  'fairy-tale': {
    hint: ['table.askHint'],
    seal: ['table.seal.rollName', 'table.seal.endTurnName', 'table.seal.beginName'],
  },
  boogyman: { hint: ['hints.ask'], spawn: ['table.todo.spawn'], call: ['table.todo.call'] },
  fortland: { hint: ['hints.ask'], end: ['table.todo.end'], turn: ['table.todo.turnLong'] },
  fortress: {
    hint: ['hints.ask'],
    end: ['table.endTurn.name', 'table.storm.name'],
    fight: ['table.fight'],
  },
  citadel: { hint: ['hints.ask'], end: ['table.planks.end'], reveal: ['table.planks.reveal'] },
}

/** Keys with a row that also explains a second press. */
const WITH_NOTE = ['fairy-tale hint']

const at = (words: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => Object(part)[name], words)

/** Returns the names in a row: "End turn, or storm the gate" has two. */
const namesIn = (row: unknown): string[] =>
  String(row)
    .toLowerCase()
    .split(/, (?:or |of )?/)

const namesAt = (words: unknown, paths: readonly string[]): string[] =>
  paths.map((path) => String(at(words, path)).toLowerCase())

describe.each(['en', 'nl'] as const)(
  'the key sheet in %s names an action as its button does:',
  (language) => {
    test.each(Object.entries(SHARED_BUTTONS))('%s, in all tales', (key, paths) => {
      expect(namesIn(at(SHARED[language].keys.means, key))).toEqual(namesAt(SHARED[language], paths))
    })

    const rows = Object.entries(BUTTONS).flatMap(([tale, buttons]) =>
      Object.entries(buttons).map(([key, paths]) => [tale, key, paths] as const),
    )
    test.each(rows)('%s: %s', async (tale, key, paths) => {
      const words = await chaptersOf(tale, language)
      const row = String(at(words, `keys.means.${key}`))
      const [name, note] = row.split('; ')
      expect(namesIn(name)).toEqual(namesAt(words, paths))
      expect(note !== undefined, row).toBe(WITH_NOTE.includes(`${tale} ${key}`))
    })
  },
)
