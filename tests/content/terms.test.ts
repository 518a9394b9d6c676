import { describe, expect, test } from 'vitest'
import { chaptersOf } from '../support/chapters.ts'

type Language = 'en' | 'nl'

/** A thing of a game with one name: the name on its button or card, used in all texts. */
interface Term {
  /** Path of the name in the catalogue of its tale. */
  readonly button: string
  /** The word that all share, as it begins; and words for the same thing that are none of its names. */
  readonly said: RegExp
  readonly never: RegExp
  /** Paths of texts about the thing, all of which must use the word. */
  readonly spokenOf: readonly string[]
}

/** Parts of a catalogue that must call things by their names: lessons, tips, hints, logs, rules and texts of the table. */
const CHAPTERS = [
  'lesson',
  'lessons',
  'tips',
  'hint',
  'hints',
  'log',
  'pins',
  'handover',
  'table',
  'rules',
  'rulePages',
  'refusals',
  'board',
  'town',
  'threats',
  'told',
  'keys',
]

/** The hint has one name in all tales. */
const HINT: Term = {
  button: 'hints.title.thinker',
  said: /\bhint\b/i,
  never: /\braad\b/i,
  spokenOf: ['hints.title.quick', 'hints.close'],
}

const TERMS: Record<string, Record<Language, readonly Term[]>> = {
  'fairy-tale': {
    en: [
      {
        button: 'rules.remove',
        said: /\bremov/i,
        never: /\b(chas(e|es|ed|ing)|dr(ive|ives|ove|iven)\b(?! so many)[^.]*\baway)\b/i,
        spokenOf: [
          'lesson.steps.remove',
          'hint.kinds.remove',
          'log.removed',
          'pins.monster',
          'handover.deeds.gone',
          'told.seals.many-hands',
        ],
      },
      {
        button: 'tiles.shapes.corner',
        said: /\bcorner\b/,
        never: /\b(lane|curve)\b/i,
        spokenOf: ['lesson.steps.turn'],
      },
    ],
    nl: [
      { ...HINT, button: 'hint.title.thinker', spokenOf: ['hint.title.quick', 'hint.close'] },
      {
        button: 'rules.remove',
        said: /verja|verjo/i,
        never: /\b(wegjagen|jaag\w* [^.]*weg|verdrijv\w*|verdreven)\b/i,
        spokenOf: [
          'lesson.steps.remove',
          'hint.kinds.remove',
          'log.removed',
          'pins.monster',
          'handover.deeds.gone',
          'told.seals.many-hands',
        ],
      },
      {
        button: 'tiles.shapes.corner',
        said: /bocht/,
        never: /\b(bosweg|hoektegel)\b/i,
        spokenOf: ['lesson.steps.turn'],
      },
    ],
  },
  citadel: {
    en: [
      {
        button: 'table.planks.raze',
        said: /\btear|\btore|\btorn/i,
        never: /\braz(e|es|ed|ing)\b/i,
        spokenOf: ['hints.raze', 'town.mayRaze', 'log.tornDown', 'rules.raze'],
      },
    ],
    nl: [
      HINT,
      {
        button: 'table.planks.raze',
        said: /slo+p/i,
        never: /\b(afbrek\w*|breek\w* [^.]*af|afgebroken)\b/i,
        spokenOf: ['hints.raze', 'town.mayRaze', 'log.tornDown', 'rules.raze'],
      },
    ],
  },
  fortland: {
    en: [
      {
        button: 'table.todo.tear',
        said: /\btear|\btore|\btorn/i,
        never: /\braz(e|es|ed|ing)\b/i,
        spokenOf: ['hints.tear', 'log.tore', 'rules.tear'],
      },
    ],
    nl: [
      HINT,
      {
        button: 'table.todo.tear',
        said: /breek|brek|brak/i,
        never: /\bslo+p\w*/i,
        spokenOf: ['hints.tear', 'rules.tear'],
      },
    ],
  },
  fortress: {
    en: [
      {
        button: 'table.cast',
        said: /\bcast/i,
        never: /\bcall(s|ed|ing)? (the|whom|others)\b/i,
        spokenOf: ['lessons.steps.lands2', 'hints.cast', 'table.nextCard.cast', 'table.callNote'],
      },
    ],
    nl: [
      HINT,
      {
        button: 'table.cast',
        said: /roep/i,
        never: /\binzetten\b/i,
        spokenOf: ['lessons.steps.lands2', 'hints.cast', 'table.nextCard.cast'],
      },
    ],
  },
  boogyman: {
    en: [
      {
        button: 'table.todo.spawn',
        said: /\bspawn/i,
        never: /\bmake one more on\b/i,
        spokenOf: ['hints.spawn', 'lessons.taken.spawn', 'threats.ripe'],
      },
    ],
    nl: [
      HINT,
      {
        button: 'table.todo.spawn',
        said: /erbij/i,
        never: /\bvermeerder\w*/i,
        spokenOf: ['lessons.taken.spawn', 'threats.ripe'],
      },
    ],
  },
}

/** All words of a part of a catalogue; its functions are given names and numbers. */
function wordsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part === 'function') {
    for (const given of [
      ['the X', 'the X', 1, 1],
      [1, 1, 1],
      ['yours', ['X'], 1],
    ])
      try {
        const said: unknown = part(...given)
        if (typeof said === 'string') return [said]
      } catch {
        // The function needs other arguments: its texts are not checked here.
      }
    return []
  }
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(wordsIn) : []
}

const partAt = (chapters: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => Object(part)[name], chapters)

const CASES = Object.entries(TERMS).flatMap(([tale, languages]) =>
  (['en', 'nl'] as const).flatMap((language) =>
    languages[language].map((term) => ({ tale, language, term, button: term.button })),
  ),
)

describe('one thing has one name, the one on its button or card (D7)', () => {
  test.each(CASES)('$tale, $language: $button', async ({ tale, language, term }) => {
    const { button, said, never, spokenOf } = term
    const chapters = await chaptersOf(tale, language)
    for (const path of [button, ...spokenOf])
      expect(wordsIn(partAt(chapters, path)).join(' '), path).toMatch(said)
    for (const chapter of CHAPTERS)
      for (const words of wordsIn(chapters[chapter])) expect(words, chapter).not.toMatch(never)
  })

  test.each(['en', 'nl'] as const)(
    'every chapter that is looked at is in some tale, in %s',
    async (language) => {
      const tales = await Promise.all(Object.keys(TERMS).map((tale) => chaptersOf(tale, language)))
      for (const chapter of CHAPTERS)
        expect(
          tales.flatMap((chapters) => wordsIn(chapters[chapter])),
          chapter,
        ).not.toEqual([])
    },
  )
})
