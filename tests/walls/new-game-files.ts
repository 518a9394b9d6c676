import { readFileSync } from 'node:fs'

/** A file with the same path in the folder of each game. */
interface ListedFile {
  readonly path: string
  /** True if a game may leave it out. */
  readonly isOptional: boolean
}

/** The table rows of docs/NEW-GAME.md by section. The first section lists files of the rules, the others files of the tale. */
const [ofRules = [], ...ofTale] = readFileSync('docs/NEW-GAME.md', 'utf8')
  .split('\n## ')
  .map((section) =>
    [...section.matchAll(/^\| `([^`]+)` \| (Optional: )?/gm)].map(
      ([, path = '', optional]): ListedFile => ({ path, isOptional: optional !== undefined }),
    ),
  )
  .filter((rows) => rows.length > 0)

/** The files of every game but the first tale, in the folder of its rules and of its tale. */
export const LISTED_OF_RULES: readonly ListedFile[] = ofRules
export const LISTED_OF_TALE: readonly ListedFile[] = ofTale.flat()
