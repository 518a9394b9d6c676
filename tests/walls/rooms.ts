import { posix } from 'node:path'

const specifiers = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g

/** `src/engine/fairy-tale/rules/walk.ts` lies in the room `fairy-tale`; outside the engine there is none. */
const roomOf = (path: string): string | undefined => /^src\/engine\/([^/]+)\//.exec(path)?.[1]

/** Tests of a room may use what all tests share. */
const isTestSupport = (importer: string, target: string): boolean =>
  importer.endsWith('.test.ts') && target.startsWith('tests/support/')

function mayImport(importer: string, target: string): boolean {
  if (isTestSupport(importer, target)) return true
  const from = roomOf(importer)
  const to = roomOf(target)
  if (from === to) return true
  if (from === 'kernel') return false
  if (from !== undefined) return to === 'kernel'
  return to === 'kernel' || to === undefined || target === `src/engine/${to}/index.ts`
}

/**
 * The imports that break the walls inside the engine, as `importer -> target`: the kernel knows itself only, a
 * game knows itself and the kernel and so never another game, and everybody else enters a game by its
 * `index.ts`. (The linter checks the arrows between the other rooms; it cannot tell one game from another.)
 */
export function trespasses(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([importer, text]) =>
    [...text.matchAll(specifiers)]
      .map(([, specifier = '']) => posix.join(posix.dirname(importer), specifier))
      .filter((target) => !mayImport(importer, target))
      .map((target) => `${importer} -> ${target}`),
  )
}
