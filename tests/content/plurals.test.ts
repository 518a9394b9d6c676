import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'

const LANGUAGES = ['en', 'nl'] as const

/** The files of all catalogues of a language. */
const filesOf = (language: string): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => new RegExp(`/(words|text)/${language}/.*(?<!\\.test)\\.ts$`).test(file))
    .toSorted()

/** Plurals that a catalogue knows by their singular, and others that are written out. */
const OTHERS = {
  en: [
    'Knights',
    'plots',
    'buildings',
    'Events',
    'points',
    'dots',
    'players',
    'monsters',
    'tiles',
    'turns',
    'heroes',
  ],
  nl: [
    'Ridders',
    'percelen',
    'gebouwen',
    'Gebeurtenissen',
    'punten',
    'stippen',
    'spelers',
    'monsters',
    'tegels',
    'beurten',
  ],
}

function pluralsOf(language: (typeof LANGUAGES)[number]): string[] {
  const pairs = filesOf(language).flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /(?:counted|figures|told)\([^,()]+,\s*'([^']+)',\s*'([^']+)'\)/g,
    ),
  ])
  const many = pairs.flatMap(([, one, plural]) => (plural && plural !== one ? [plural] : []))
  return [...new Set([...many, ...OTHERS[language]])]
}

/** Yields all texts that a catalogue makes for the number one, with their paths. */
function* saidOfOne(part: unknown, path: string): Generator<[string, string]> {
  if (isSay(part)) yield* calledWithOne(part, path)
  else if (typeof part === 'object' && part !== null)
    for (const [name, inner] of Object.entries(part)) yield* saidOfOne(inner, `${path}.${name}`)
}

type Say = (...given: unknown[]) => unknown

const isSay = (part: unknown): part is Say => typeof part === 'function'

/** Parameters that are counts, by their names: all others are words, or lists of them. */
const COUNTS =
  /^(n|of|all|out|well|left|most|fewest|hidden|short|usable|score|price|cost|life|roll|damage|total|standing|worth|renown|\w*[cC]ount|(seen|some|other)?([pP]oints|[bB]ricks|cards|plots|dots|claims|builds|buildings|events|turns?|rounds?|steps|hearts|chapters|monsters|tiles|games|defenders|nights|stars|lanterns|lost|forts|free|home|actions|faces|moves|countries|orders|towns|folk|influence|slain|falls|fallen|trees|players|seats|capacity|distance|people|heroes|matches|knights))$/

/** The names of the parameters of a function. */
const namesOf = (say: Say): string[] =>
  (/^(?:async )?(?:function)?\s*\w*\s*\(?([^)=]*)/.exec(say.toString())?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())

function* calledWithOne(say: Say, path: string): Generator<[string, string]> {
  const names = namesOf(say)
  if (!names.some((name) => COUNTS.test(name))) return
  for (const other of ['X', ['X']]) {
    const said = quietly(() => say(...names.map((name) => (COUNTS.test(name) ? 1 : other))))
    if (typeof said === 'string') yield [path, said]
  }
}

/** Ignores functions that cannot take these arguments. */
function quietly(say: () => unknown): unknown {
  try {
    return say()
  } catch {
    return null
  }
}

const ONE = { en: '(?:1|one)', nl: '(?:1|één)' }

describe.each(LANGUAGES)('of one nothing is said in the plural, in %s (D7)', (language) => {
  const plurals = pluralsOf(language).map((plural) => plural.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const wrong = new RegExp(
    `(?<![\\d.,−-]|of |van |than )\\b${ONE[language]} (?:${plurals.join('|')})(?![\\p{L}])`,
    'iu',
  )

  test.each(filesOf(language))('%s', async (file) => {
    const words: Record<string, unknown> = await import(/* @vite-ignore */ join(root, file))
    const found = new Set<string>()
    for (const [name, part] of Object.entries(words))
      for (const [path, said] of saidOfOne(part, name)) if (wrong.test(said)) found.add(`${path}: ${said}`)
    expect([...found]).toEqual([])
  })
})
