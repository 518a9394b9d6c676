import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

// Paths in documents must exist. Decision records are excluded: they describe the past.

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/ARCHITECTURE.md',
  'docs/GLOSSARY.md',
  'docs/NEW-GAME.md',
  'docs/PACKAGES.md',
  'docs/PLAYING.md',
  'docs/STYLE.md',
  'src/engine/fairy-tale/README.md',
  'src/engine/kernel/README.md',
  'src/playback/README.md',
  'src/programs/README.md',
  'src/protocol/README.md',
  'src/server/README.md',
  'src/session/README.md',
  'src/store/README.md',
  'src/ui/frames/README.md',
  'src/ui/stage/README.md',
]

/** The paths of all files and folders of the project. */
const PATHS = [
  ...readdirSync('.'),
  ...['bench', 'docs', 'e2e', 'public', 'scripts', 'src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  ),
].map((path) => `/${path}`)

const isPath = (code: string) => /^[^#\s]+(\/\S*|\.(css|json|md|mjs|tsx?))$/.test(code)

/**
 * True if a file or folder has this path, or a path that ends with it. The extension may be left out;
 * `*` and `<name>` are any name.
 */
function exists(path: string): boolean {
  const names = path
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replace(/\*|<\w+>/g, '[^/]+')
  const wanted = new RegExp(`/${names}(\\.test)?(\\.tsx?)?$`)
  return PATHS.some((one) => wanted.test(one))
}

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8').replace(/^```.*?^```/gms, '')
  const named = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => (isPath(code) ? [code] : []))
  const linked = [...text.matchAll(/\]\(([^)#]+)/g)].flatMap(([, path = '']) =>
    path.startsWith('https:') ? [] : [path],
  )

  test('names or links a file', () => {
    expect([...named, ...linked]).not.toEqual([])
  })

  test('names files and folders that exist', () => {
    expect(named.filter((path) => !exists(path))).toEqual([])
  })

  test('links to files that exist', () => {
    expect(linked.filter((path) => !existsSync(join(dirname(document), path)))).toEqual([])
  })
})
