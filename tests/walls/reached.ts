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
