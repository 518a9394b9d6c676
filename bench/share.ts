import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { fileURLToPath } from 'node:url'

/** The comment before every module in a bundled program (scripts/bundle.mjs). */
const MODULE = /^\/\/(?:#region)? ?(\S+\.[cm]?[jt]sx?)$/

/** Runs `work` and returns its result, with the share of profiler samples in modules of a folder, from 0 to 1. */
export async function withShare<Found>(
  folder: string,
  work: () => Found,
): Promise<{ found: Found; share: number }> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  const found = work()
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  const moduleAt = modulesOf(readFileSync(fileURLToPath(import.meta.url), 'utf8'))
  let all = 0
  let inside = 0
  for (const { callFrame, hitCount = 0 } of profile.nodes) {
    all += hitCount
    if (callFrame.url === import.meta.url && moduleAt(callFrame.lineNumber).startsWith(folder))
      inside += hitCount
  }
  return { found, share: inside / all }
}

/** Returns a function from a line of a bundled program to its module. */
function modulesOf(text: string): (line: number) => string {
  let module = ''
  const modules = text.split('\n').map((line) => {
    module = MODULE.exec(line)?.[1] ?? module
    return module
  })
  return (line) => modules[line] ?? ''
}
