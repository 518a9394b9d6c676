import { posix } from 'node:path'

/** What a file imports before it runs; types are gone by then, and what is fetched when it is wanted comes later. */
const imported = /^(?:import|export)\s+(?!type\b)(?:[^'"=(]*\sfrom\s+)?'(\.[^']+)'/gm

/** The files that come with these: all that they import, and what that imports. */
export function reached(files: Readonly<Record<string, string>>, ...starts: string[]): ReadonlySet<string> {
  const found = new Set(starts)
  // A set may grow while it is walked: what is added comes later in the same walk.
  for (const file of found) {
    for (const [, specifier = ''] of (files[file] ?? '').matchAll(imported))
      found.add(posix.join(posix.dirname(file), specifier))
  }
  return found
}

const door = /^src\/engine\/(?!kernel)[^/]+\/index\.ts$/

/**
 * What files take through the doors of tales' rules, each with all that it stands on: a door lets through whatever anybody
 * wants, and only what is asked for comes with a page.
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

/** The file from which a door has a name. */
function homeOf(files: Readonly<Record<string, string>>, at: string, name: string): string[] {
  const lines = [...(files[at] ?? '').matchAll(/^export\s+(?!type\b)\{([^}]*)\}\s+from\s+'(\.[^']+)'/gm)]
  const found = lines.find(([, names = '']) => valuesIn(names).includes(name))?.[2]
  if (found === undefined) throw new Error(`${at} has no ${name}.`)
  return [posix.join(posix.dirname(at), found)]
}
