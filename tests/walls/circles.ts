import { posix } from 'node:path'

/** Matches imports and re-exports of this project, including types, without dynamic `import(...)`. */
const IMPORTS = /^(?:import|export)\b[^'"]*?from '(\.[^']*)'/gm

/** Returns the largest set of files that all reach each other by imports; empty if there is no circle. */
export function largestCircle(files: Readonly<Record<string, string>>): string[] {
  const targets = new Map(
    Object.entries(files).map(([file, text]) => [
      file,
      [...text.matchAll(IMPORTS)]
        .map(([, specifier = '']) => posix.join(posix.dirname(file), specifier))
        .filter((target) => target in files),
    ]),
  )
  const reach = new Map([...targets.keys()].map((file) => [file, reachedFrom(file, targets)]))
  const circles = [...reach].map(([file, there]) => [...there].filter((other) => reach.get(other)?.has(file)))
  return circles.reduce((largest, circle) => (circle.length > largest.length ? circle : largest), []).sort()
}

function reachedFrom(file: string, targets: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set(targets.get(file))
  // The loop also visits items that are added to the set while it runs.
  for (const one of found) for (const target of targets.get(one) ?? []) found.add(target)
  return found
}

/** Matches state of a module, which could make an answer depend on earlier calls or loaded files. */
const KEPT = /^(?:export )?let |^(?:export )?const \w+ = (?:late|joined)\b|\bObject\.assign\([A-Z]/

/** Returns the lines of a file that declare state of a module. */
export const moduleState = (text: string): string[] => text.split('\n').filter((line) => KEPT.test(line))
