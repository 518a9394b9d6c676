import { readdirSync, readFileSync } from 'node:fs'

/** The texts of the project's files below these folders whose path matches, by that path. */
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
