// npm run yardsticks [-- ID]: figures of the code's structure, and where most of each is; of one figure all places.
// `tests/walls/yardsticks.test.ts` holds them to `tests/walls/limits.json`.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.mjs'

/** @typedef {Readonly<Record<string, string>>} Files texts by path */
/** @typedef {{ value: number, places: string[] }} Measured a figure, and where it comes from: most first */
/** @typedef {{ what: string, measure(files: Files): Measured }} Yardstick */

/** A file of so few lines is small; of so few with one importer it could stand beside that. A file of more is long. */
const SMALL = 20
const LONELY = 25
const LONG = 300

/** Places that are shown of a figure that is too large. */
const SHOWN = 10

/** Paths and names that fewer siblings share are no copies; of names, fewer meanings are told apart. */
const SHARED_BY = 3
const MEANINGS = 4

/** Returns the source files below `src`, without tests: what the yardsticks measure. */
export function sourceFiles() {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/(?:\.test|\.d|\/testing)\.tsx?$/.test(path))
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** @type {Readonly<Record<string, Yardstick>>} */
export const YARDSTICKS = {
  'copies-between-tales': {
    what: 'lines of tales that another tale has too, at the same path',
    measure: (files) => copiesBetween(files, /^src\/tales\/([^/]+)\/(.+)$/),
  },
  'copies-between-engines': {
    what: 'lines of engines that another engine has too, at the same path',
    measure: (files) => copiesBetween(files, /^src\/engine\/(?!kernel\/)([^/]+)\/(.+)$/),
  },
  'lines-of-smallest-tale': {
    what: 'lines of the smallest tale beside its rules, art and words',
    measure: (files) => smallestTale(files, (paths) => linesOf(files, paths)),
  },
  'files-of-smallest-tale': {
    what: 'files of the smallest tale beside its rules, art and words',
    measure: (files) => smallestTale(files, (paths) => paths.length),
  },
  'lines-of-programs': {
    what: 'lines of the programs of the tales: referee, simulator, rescues',
    measure: (files) => lengths(files, (path) => /^src\/tales\/[^/]+\/programs\//.test(path)),
  },
  'small-files': {
    what: `files of ${SMALL} lines or fewer`,
    measure: (files) => shortest(files, (path) => linesOf(files, [path]) <= SMALL),
  },
  'lonely-files': {
    what: `files of ${LONELY} lines or fewer with one importer`,
    measure: (files) => shortest(files, isLonely(files)),
  },
  'long-files': {
    what: `files over ${LONG} lines, catalogues and art not counted`,
    measure: (files) =>
      counted(
        Object.keys(files).filter(
          (path) => !/\/(?:art|words|text)\//.test(path) && linesOf(files, [path]) > LONG,
        ),
      ),
  },
  'lazy-parts': {
    what: 'parts of pages that are fetched late',
    measure: (files) => matches(files, /\b(?:part|leaf)\(\s*(?:async )?\(\)/g),
  },
  'names-of-many-meanings': {
    what: `exported names with ${MEANINGS} or more meanings`,
    measure: (files) => counted(ambiguousNames(files)),
  },
  'largest-circle': {
    what: 'files in the largest import circle, types counted',
    measure: (files) => counted(largestCircle(files)),
  },
}

/** @typedef {Readonly<Record<string, number>>} Limits the most that each figure may be, by its name */

/**
 * What is wrong with a figure, and what its limit could be now.
 * @param {string} id
 * @param {Measured} measured
 * @param {number} limit
 * @returns {{ problem: string | null, hint: string | null }}
 */
export function compared(id, { value, places }, limit) {
  const all = `Run "npm run yardsticks ${id}" for all places.`
  const lines = [
    `${id}: ${value}, at most ${limit}: ${YARDSTICKS[id]?.what}. ${all}`,
    ...places.slice(0, SHOWN),
  ]
  return {
    problem: value > limit ? lines.join('\n  ') : null,
    hint:
      value < limit ? `${id} fell to ${value}: write it down in tests/walls/limits.json (${limit}).` : null,
  }
}

/** @param {string[]} places @returns {Measured} */
const counted = (places) => ({ value: places.length, places })

/** @param {string} text */
const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** @param {Files} files @param {readonly string[]} paths */
const linesOf = (files, paths) => paths.reduce((sum, path) => sum + lineCount(files[path] ?? ''), 0)

/** The files that something is true of, the shortest first. @param {Files} files @param {(path: string) => boolean} holds */
const shortest = (files, holds) =>
  counted(
    Object.keys(files)
      .filter(holds)
      .sort((one, other) => linesOf(files, [one]) - linesOf(files, [other])),
  )

/**
 * A figure that is a sum over places.
 * @param {readonly (readonly [place: string, count: number])[]} counts
 * @returns {Measured}
 */
const summed = (counts) => ({
  value: counts.reduce((sum, [, count]) => sum + count, 0),
  places: counts
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([place, count]) => `${place}: ${count}`),
})

/** @param {Files} files @param {(path: string) => boolean} isWanted */
const lengths = (files, isWanted) =>
  summed(
    Object.keys(files)
      .filter(isWanted)
      .map((path) => [path, linesOf(files, [path])]),
  )

/** @param {Files} files @param {RegExp} pattern */
const matches = (files, pattern) =>
  summed(Object.entries(files).map(([path, text]) => [path, bare(text).match(pattern)?.length ?? 0]))

/** The text without comments. Good enough for counting, no parser. @param {string} text */
const bare = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/[^\n]*/g, '$1')

/**
 * @param {Files} files
 * @param {(paths: string[]) => number} sizeOf
 * @returns {Measured}
 */
function smallestTale(files, sizeOf) {
  /** @type {Record<string, string[]>} */
  const tales = {}
  for (const path of Object.keys(files)) {
    const [, tale] = /^src\/tales\/([^/]+)\/(?!art\/|words\/)/.exec(path) ?? []
    if (tale !== undefined) tales[tale] = [...(tales[tale] ?? []), path]
  }
  const sizes = Object.entries(tales).map(([tale, paths]) => ({ tale, size: sizeOf(paths) }))
  sizes.sort((one, other) => one.size - other.size)
  return { value: sizes[0]?.size ?? 0, places: sizes.map(({ tale, size }) => `src/tales/${tale}: ${size}`) }
}

// Imports.

/** Matches imports and re-exports of this project, including types, without dynamic `import(...)`. */
const IMPORTS = /^(?:import|export)\b[^'"]*?from '(\.[^']*)'/gm

/** Matches whatever else names a file: imports for effect, late imports, and workers. */
const LATE_IMPORTS = /\bimport '(\.[^']*)'|\bimport\(\s*'(\.[^']*)'|\bnew URL\(\s*'(\.[^']*\.tsx?)'/g

/**
 * @param {Files} files
 * @param {readonly RegExp[]} patterns
 * @returns {ReadonlyMap<string, ReadonlySet<string>>} the files that each file imports
 */
const importsOf = (files, patterns) =>
  new Map(
    Object.entries(files).map(([path, text]) => [
      path,
      new Set(
        patterns
          .flatMap((pattern) => [...text.matchAll(pattern)])
          .map(
            ([, ...targets]) =>
              posix.join(posix.dirname(path), targets.find(Boolean) ?? '').split('?')[0] ?? '',
          )
          .filter((target) => target in files),
      ),
    ]),
  )

/** @param {Files} files @returns {(path: string) => boolean} */
function isLonely(files) {
  /** @type {Map<string, number>} */
  const importers = new Map()
  for (const targets of importsOf(files, [IMPORTS, LATE_IMPORTS]).values())
    for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1)
  return (path) =>
    importers.get(path) === 1 &&
    linesOf(files, [path]) <= LONELY &&
    !/\/(?:main|index|worker|tale)\.tsx?$/.test(path)
}

/**
 * Returns the largest set of files that all reach each other by imports; empty if there is no circle.
 * @param {Files} files
 * @returns {string[]}
 */
export function largestCircle(files) {
  const targets = importsOf(files, [IMPORTS])
  /** @param {string} file */
  const reachedFrom = (file) => {
    const found = new Set(targets.get(file))
    // The loop also visits items that are added to the set while it runs.
    for (const one of found) for (const target of targets.get(one) ?? []) found.add(target)
    return found
  }
  const reach = new Map([...targets.keys()].map((file) => [file, reachedFrom(file)]))
  const circles = [...reach].map(([file, there]) => [...there].filter((other) => reach.get(other)?.has(file)))
  return circles.reduce((largest, circle) => (circle.length > largest.length ? circle : largest), []).sort()
}

// Names.

/** Names that each game has in the same meaning. */
const PARALLEL = new Set(['State', 'Action', 'Event', 'Config', 'Refusal', 'Phase', 'Outcome'])

const DECLARED = /^export (?:async )?(?:const|let|function\*?|class|interface|type) ([\w$]+)/gm

/** Exported names that are declared at many places; the same path in several tales, engines or languages is one. @param {Files} files */
function ambiguousNames(files) {
  /** @type {Map<string, Set<string>>} */
  const places = new Map()
  for (const [path, text] of Object.entries(files)) {
    const place = path
      .replace(/^src\/(tales|engine)\/(?!kernel\/)[^/]+\//, 'src/$1/*/')
      .replace(/\/(words|text)\/[a-z]{2}\//, '/$1/*/')
    for (const [, name = ''] of bare(text).matchAll(DECLARED)) {
      if (!PARALLEL.has(name)) places.set(name, (places.get(name) ?? new Set()).add(place))
    }
  }
  return [...places]
    .filter(([, { size }]) => size >= MEANINGS)
    .map(([name, found]) => `${name}: ${[...found].join(', ')}`)
}

// Copies.

/** Two lines with so many of their words in common are one line with other names. */
const ALIKE = 0.7

/** Two files with fewer of their lines in common have those by chance. */
const RELATED = 0.3

/**
 * Counts the lines that are further copies: of the files at one path, those that an earlier one has too, in the same order.
 * @param {Files} files
 * @param {RegExp} pattern what takes a path apart: the sibling, and the path below it
 */
function copiesBetween(files, pattern) {
  /** @type {Record<string, string[]>} */
  const texts = {}
  for (const [path, text] of Object.entries(files)) {
    const [, , below] = pattern.exec(path) ?? []
    if (below !== undefined) texts[below] = [...(texts[below] ?? []), text]
  }
  return summed(
    Object.entries(texts)
      .filter(([, found]) => found.length >= SHARED_BY)
      .map(([below, found]) => [below, copiesAmong(found.map(saidLines))]),
  )
}

/** @param {readonly string[][]} bodies */
function copiesAmong(bodies) {
  let copies = 0
  for (const [index, body] of bodies.entries()) {
    const common = bodies.slice(0, index).map((other) => ({ other, lines: commonLines(body, other) }))
    const best = common.reduce((one, next) => (next.lines > one.lines ? next : one), {
      other: body,
      lines: 0,
    })
    if ((2 * best.lines) / (body.length + best.other.length || 1) >= RELATED) copies += best.lines
  }
  return copies
}

/** Lines that say something: no brackets alone, no imports, no comments. @param {string} text */
const saidLines = (text) =>
  bare(text)
    .replace(/^import\s[^;]*?from '[^']+'$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line) && !/^(?:\} )?(?:else|return null)\b/.test(line))

/** How many lines two texts have in common, in the same order. @param {string[]} one @param {string[]} other */
function commonLines(one, other) {
  let before = new Uint16Array(other.length + 1)
  for (const line of one) {
    const row = new Uint16Array(other.length + 1)
    for (const [index, against] of other.entries()) {
      row[index + 1] = areAlike(line, against)
        ? (before[index] ?? 0) + 1
        : Math.max(row[index] ?? 0, before[index + 1] ?? 0)
    }
    before = row
  }
  return before.at(-1) ?? 0
}

/** @type {Map<string, string[]>} */
const words = new Map()

/** The words and signs of a line, sorted. @param {string} line */
function wordsOf(line) {
  const known = words.get(line)
  if (known) return known
  const found = (line.match(/[\w$]+|[^\s\w$]/g) ?? []).sort()
  words.set(line, found)
  return found
}

/** True if two lines say the same but for some names. @param {string} one @param {string} other */
function areAlike(one, other) {
  if (one === other) return true
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const length = a.length + b.length
  if (Math.max(a.length, b.length) < 4 || 2 * Math.min(a.length, b.length) < ALIKE * length) return false
  let same = 0
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [left = '', right = ''] = [a[i], b[j]]
    if (left === right) same += 1
    if (left <= right) i += 1
    if (right <= left) j += 1
  }
  return 2 * same >= ALIKE * length
}

function print() {
  const wanted = process.argv.slice(2)
  const files = sourceFiles()
  /** @type {Limits} */
  const limits = JSON.parse(readFileSync(join(root, 'tests/walls/limits.json'), 'utf8'))
  for (const [id, { what, measure }] of Object.entries(YARDSTICKS)) {
    if (wanted.length > 0 && !wanted.includes(id)) continue
    const { value, places } = measure(files)
    console.log(`${String(value).padStart(6)} of ${String(limits[id]).padStart(6)}  ${id}: ${what}`)
    for (const place of wanted.length > 0 ? places : []) console.log(`        ${place}`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) print()
