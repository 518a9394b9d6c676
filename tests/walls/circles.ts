import { posix } from 'node:path'

/** Imports and re-exports of this project, types too; what is fetched later (`import(...)`) is left out. */
const IMPORTS = /^(?:import|export)\b[^'"]*?from '(\.[^']*)'/gm

/** The largest set of files each of which imports all others, by some way; empty where there is no circle. */
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
  // A set may grow while it is walked: what is added comes later in the same walk.
  for (const one of found) for (const target of targets.get(one) ?? []) found.add(target)
  return found
}

/** Lines that keep something for a whole module, so that an answer may depend on what was done or loaded before. */
const KEPT = /^(?:export )?let |^(?:export )?const \w+ = (?:late|joined)\b|\bObject\.assign\([A-Z]/

/** The lines of a file that keep something for a whole module. */
export const moduleState = (text: string): string[] => text.split('\n').filter((line) => KEPT.test(line))
