import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** A complaint of the linter: which file and which rule. */
export interface Complaint {
  readonly file: string
  readonly rule: string
}

/** Lints an own little project that has our lint rules and only these files (path to contents). */
export function lint(files: Readonly<Record<string, string>>): Complaint[] {
  const folder = mkdtempSync(join(tmpdir(), 'walls-'))
  try {
    for (const name of ['biome.json', 'lint', '.gitignore'])
      cpSync(name, join(folder, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const biome = resolve('node_modules/@biomejs/biome/bin/biome')
    const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', 'src', 'tests']
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    return complaints(stdout)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Report {
  diagnostics: { severity: string; category: string; location: { path: string | { file: string } } }[]
}

function complaints(stdout: string): Complaint[] {
  const report: Report = JSON.parse(stdout)
  return report.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ category, location: { path } }) => ({
      file: (typeof path === 'string' ? path : path.file).replaceAll('\\', '/'),
      rule: category,
    }))
}
