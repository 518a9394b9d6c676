import { posix } from 'node:path'

/** Both `from './x.ts'` and `import('./x.ts')`, and the bare `import './x.css'`. */
const specifiers = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g

/** Returns the room of a file: the folder below `src/tales/<tale>/screen` or `src/ui`, with its path; null elsewhere. */
const roomOf = (path: string): string | null =>
  /^(src\/tales\/[^/]+\/screen|src\/ui)\/[^/]+(?=\/)/.exec(path)?.[0] ?? null

/** Rooms of one screen that import each other, as `one <-> other`, each pair once. */
export function mutualRooms(files: Readonly<Record<string, string>>): string[] {
  const arrows = new Set<string>()
  for (const [importer, text] of Object.entries(files)) {
    const from = roomOf(importer)
    for (const [, specifier = ''] of text.matchAll(specifiers)) {
      const to = roomOf(posix.join(posix.dirname(importer), specifier))
      if (from && to && from !== to && posix.dirname(from) === posix.dirname(to)) arrows.add(`${from} ${to}`)
    }
  }
  return [...arrows].flatMap((arrow) => {
    const [from = '', to = ''] = arrow.split(' ')
    return from < to && arrows.has(`${to} ${from}`) ? [`${from} <-> ${posix.basename(to)}`] : []
  })
}
