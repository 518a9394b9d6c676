import { readFileSync } from 'node:fs'

/** A file that games have at the same place, below their folder. */
interface ListedFile {
  readonly path: string
  /** True if a game may do without it. */
  readonly isOptional: boolean
}

/** The rows in the tables of docs/NEW-GAME.md, section by section: the first is about the rules, the others about the tale. */
const [ofRules = [], ...ofTale] = readFileSync('docs/NEW-GAME.md', 'utf8')
  .split('\n## ')
  .map((section) =>
    [...section.matchAll(/^\| `([^`]+)` \| (Optional: )?/gm)].map(
      ([, path = '', optional]): ListedFile => ({ path, isOptional: optional !== undefined }),
    ),
  )
  .filter((rows) => rows.length > 0)

/** What every game beside the first tale has: of its rules, and of its tale. */
export const LISTED_OF_RULES: readonly ListedFile[] = ofRules
export const LISTED_OF_TALE: readonly ListedFile[] = ofTale.flat()
