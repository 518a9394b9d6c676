// npm run yardsticks [-- ID]: prints figures of the code's structure and their limits; with an ID, all places of that figure.
// `tests/walls/yardsticks.test.ts` compares them with `tests/walls/limits.json`.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.mjs'

/** @typedef {Readonly<Record<string, string>>} Files texts by path */
/** @typedef {{ value: number, places: string[] }} Measured a figure, and the places that make it up, the largest first */
/** @typedef {{ what: string, measure(files: Files): Measured }} Yardstick */

/** Limits in lines: a small file, a small file with one importer (merge the two), and a file that is not yet long. */
const SMALL = 20
const LONELY = 25
const LONG = 300

/** The number of places that an error message lists. */
const SHOWN = 10

/** A path is compared if this many siblings have it; a name is ambiguous with this many meanings. */
const SHARED_BY = 3
const MEANINGS = 4

/** Returns the measured files: the sources below `src`, without tests. */
export function sourceFiles() {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/(?:\.test|\.d|\/testing)\.tsx?$/.test(path))
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** @type {Readonly<Record<string, Yardstick>>} */
export const YARDSTICKS = {
  'copies-between-tales': {
    what: 'lines of tales that another tale repeats at the same path',
    measure: (files) => copiesBetween(files, /^src\/tales\/([^/]+)\/(.+)$/),
  },
  'copies-between-engines': {
    what: 'lines of engines that another engine repeats at the same path',
    measure: (files) => copiesBetween(files, /^src\/engine\/(?!kernel\/)([^/]+)\/(.+)$/),
  },
  'lines-of-smallest-tale': {
    what: 'lines of the smallest tale without its rules, art and words',
    measure: (files) => smallestTale(files, (paths) => linesOf(files, paths)),
  },
  'files-of-smallest-tale': {
    what: 'files of the smallest tale without its rules, art and words',
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
    what: `files over ${LONG} lines, without catalogues and art`,
    measure: (files) =>
      counted(
        Object.keys(files).filter(
          (path) => !/\/(?:art|words|text)\//.test(path) && linesOf(files, [path]) > LONG,
        ),
      ),
  },
  'lazy-parts': {
    what: 'lazily loaded parts of pages',
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

/** @typedef {Readonly<Record<string, number>>} Limits the largest allowed value of each figure, by its id */

/**
 * Compares a figure with its limit: returns the error if it is larger, and a hint to lower the limit if it is smaller.
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
      value < limit
        ? `${id} fell to ${value}: lower its limit of ${limit} in tests/walls/limits.json.`
        : null,
  }
}

/** @param {string[]} places @returns {Measured} */
const counted = (places) => ({ value: places.length, places })

/** @param {string} text */
const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** @param {Files} files @param {readonly string[]} paths */
const linesOf = (files, paths) => paths.reduce((sum, path) => sum + lineCount(files[path] ?? ''), 0)

/** Returns the matching files, the shortest first. @param {Files} files @param {(path: string) => boolean} holds */
const shortest = (files, holds) =>
  counted(
    Object.keys(files)
      .filter(holds)
      .sort((one, other) => linesOf(files, [one]) - linesOf(files, [other])),
  )

/**
 * Returns a figure that is the sum of the counts.
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

/** Returns the text without comments. A heuristic, not a parser: good enough for counts. @param {string} text */
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

/** Matches the other references to files: side-effect imports, dynamic imports, and workers. */
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
 * Returns the largest set of files that all import each other, directly or not; empty without a circle.
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

/** Type names that all games share with one meaning. */
const PARALLEL = new Set(['State', 'Action', 'Event', 'Config', 'Refusal', 'Phase', 'Outcome'])

const DECLARED = /^export (?:async )?(?:const|let|function\*?|class|interface|type) ([\w$]+)/gm

/** Returns exported names with many declarations. Equal paths in tales, engines or languages count as one. @param {Files} files */
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

/** Share of common words above which two lines count as the same line with other names. */
const ALIKE = 0.7

/** Share of common lines below which two files count as unrelated. */
const RELATED = 0.3

/**
 * Counts copied lines: lines of a file that an earlier file at the same path has too, in the same order.
 * @param {Files} files
 * @param {RegExp} pattern captures the sibling and the path below it
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

/** Returns the lines of code: no imports, comments or lone brackets. @param {string} text */
const saidLines = (text) =>
  bare(text)
    .replace(/^import\s[^;]*?from '[^']+'$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line) && !/^(?:\} )?(?:else|return null)\b/.test(line))

/** Returns the length of the longest common subsequence of two lists of lines. @param {string[]} one @param {string[]} other */
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

/** Returns the words and signs of a line, sorted. @param {string} line */
function wordsOf(line) {
  const known = words.get(line)
  if (known) return known
  const found = (line.match(/[\w$]+|[^\s\w$]/g) ?? []).sort()
  words.set(line, found)
  return found
}

/** True if two lines differ only in some names. @param {string} one @param {string} other */
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
