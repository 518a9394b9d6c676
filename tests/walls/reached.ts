import { posix } from 'node:path'

/** Matches imports that run at load time: no types, and no lazy imports. */
const imported = /^(?:import|export)\s+(?!type\b)(?:[^'"=(]*\sfrom\s+)?'(\.[^']+)'/gm

/** Returns the given files and all that they import, directly or not. */
export function reached(files: Readonly<Record<string, string>>, ...starts: string[]): ReadonlySet<string> {
  const found = new Set(starts)
  // A set may grow while it is iterated; additions are visited in the same loop.
  for (const file of found) {
    for (const [, specifier = ''] of (files[file] ?? '').matchAll(imported))
      found.add(posix.join(posix.dirname(file), specifier))
  }
  return found
}

const door = /^src\/engine\/(?!kernel)[^/]+\/index\.ts$/

/**
 * Returns the files that `takers` load through the `index.ts` of the rules, with all their imports. Such an index exports everything, but a
 * page loads only what it imports by name.
 */
export function takenThroughDoors(
  files: Readonly<Record<string, string>>,
  takers: Iterable<string>,
): ReadonlySet<string> {
  const taken = [...takers].flatMap((taker) =>
    [...(files[taker] ?? '').matchAll(/^(?:import|export)\s+\{([^}]*)\}\s+from\s+'(\.[^']+)'/gm)].flatMap(
      ([, names = '', specifier = '']) => {
        const target = posix.join(posix.dirname(taker), specifier)
        return door.test(target) ? valuesIn(names).flatMap((name) => homeOf(files, target, name)) : []
      },
    ),
  )
  return reached(files, ...taken)
}

/** The names of values in the braces of an import; types are gone when it runs. */
const valuesIn = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim().replace(/\s+as\s+\w+$/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '))

/** Returns the file that an index exports a name from. */
function homeOf(files: Readonly<Record<string, string>>, at: string, name: string): string[] {
  const lines = [...(files[at] ?? '').matchAll(/^export\s+(?!type\b)\{([^}]*)\}\s+from\s+'(\.[^']+)'/gm)]
  const found = lines.find(([, names = '']) => valuesIn(names).includes(name))?.[2]
  if (found === undefined) throw new Error(`${at} has no ${name}.`)
  return [posix.join(posix.dirname(at), found)]
}
