import { readdirSync, readFileSync } from 'node:fs'

/** Returns the texts of the files below these folders with a path that matches, by path. */
export function projectFiles(wanted: RegExp, ...folders: string[]): Record<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
  return Object.fromEntries(
    paths.filter((path) => wanted.test(path)).map((path) => [path, readFileSync(path, 'utf8')]),
  )
}
