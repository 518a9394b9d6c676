import { type FileHandle, mkdir, open, readdir, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { readEntry } from '../entries.ts'
import { lockFolder } from './lock.ts'
import { CannotWrite, isExpired, SHORTEST_KEPT, type TableStorage } from './table-storage.ts'

const ENDING = '.jsonl'
/** The names of logs. The folder may have other files: `--tables` can name any folder. */
const NAME = /^[0-9a-f]{32}\.jsonl$/

/** The size of a log after the last read or write of this process. */
interface KnownLog {
  lines: number
  bytes: number
}

/**
 * Makes a storage of files in a folder, one for each table. A line is safe once the disk has it. Only one process may use a folder; rejects if
 * another does. `warn` receives a message about incomplete lines. Other files stay unchanged. `now`: the clock.
 */
export async function fileStorage(
  folder: string,
  warn: (message: string) => void,
  now: () => number = Date.now,
): Promise<TableStorage> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(folder)
  const logs = new Map<string, KnownLog>()
  const pathOf = (table: string): string => join(folder, table + ENDING)

  /** Reads a log, and cuts off an incomplete last line; the server has not answered its request. */
  async function readLines(table: string): Promise<string[] | null> {
    const path = pathOf(table)
    const text = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (!text) return null
    const bytes = text.lastIndexOf('\n') + 1
    const lines = text.subarray(0, bytes).toString().split('\n').slice(0, -1)
    if (bytes < text.length && isLog(lines)) {
      warn(`The log ${path} ended in half a line of ${text.length - bytes} bytes, which is cut off.`)
      await withFile(path, 'r+', async (file) => {
        await file.truncate(bytes)
        await file.datasync()
      })
    }
    logs.set(table, { lines: lines.length, bytes })
    return lines
  }

  async function remove(table: string, lines: readonly string[]): Promise<void> {
    logs.delete(table)
    if (isLog(lines)) await unlink(pathOf(table))
    else warn(`The file ${pathOf(table)} is no log of a table, and stays.`)
  }

  return {
    async create(table, line) {
      const bytes = Buffer.from(`${line}\n`)
      await writing(async () => {
        await withFile(pathOf(table), 'wx', async (file) => {
          try {
            await writeAll(file, bytes, 0)
          } catch (error) {
            // A part of the first line is no log, which would stay in the folder for ever.
            await unlink(pathOf(table))
            throw error
          }
        })
        await syncFolder(folder)
      })
      logs.set(table, { lines: 1, bytes: bytes.length })
    },
    read: async (table, from = 0) => (await readLines(table))?.slice(from) ?? null,
    async append(table, index, line) {
      if (!logs.has(table)) await readLines(table)
      const log = logs.get(table)
      if (log?.lines !== index) return false
      const bytes = Buffer.from(`${line}\n`)
      await writing(() =>
        withFile(pathOf(table), 'r+', async (file) => {
          // The size differs after a failed write with a failed rollback, or another writer.
          const { size } = await file.stat()
          if (size !== log.bytes) throw new Error(`The log has ${size} bytes instead of ${log.bytes}.`)
          try {
            await writeAll(file, bytes, log.bytes)
          } catch (error) {
            await file.truncate(log.bytes).catch((left: Error) => {
              warn(`The log ${pathOf(table)} keeps half a line: ${left.message}`)
              // The next append reads the log again, and cuts the half off.
              logs.delete(table)
            })
            throw error
          }
        }),
      )
      log.lines += 1
      log.bytes += bytes.length
      return true
    },
    // The folder belongs to this process alone.
    follow: () => () => {},
    async removeExpired(isInUse) {
      for (const name of await readdir(folder)) {
        if (!NAME.test(name)) continue
        const table = name.slice(0, -ENDING.length)
        const age = now() - (await stat(pathOf(table))).mtimeMs
        if (isInUse(table) || age <= SHORTEST_KEPT) continue
        const lines = (await readLines(table)) ?? []
        if (isExpired(age, lines)) await remove(table, lines)
      }
    },
    close: unlock,
  }
}

/** True if the first line of a file opens a table. */
function isLog([first]: readonly string[]): boolean {
  try {
    return first !== undefined && readEntry(first).do === 'open'
  } catch {
    return false // another file with such a name
  }
}

/** Opens a file for one use. Files are closed between lines: a server may have more tables than file descriptors. */
async function withFile(
  path: string,
  flags: string,
  use: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags, 0o600)
  try {
    await use(file)
  } finally {
    await file.close()
  }
}

/** Writes all bytes, and waits until the disk has them. The system may write them in parts. */
async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  let done = 0
  while (done < bytes.length) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done)
    done += bytesWritten
  }
  await file.datasync()
}

/** Syncs the name of a new file to the disk. Windows cannot open a folder, and needs no such step. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await withFile(folder, 'r', (file) => file.sync())
}

/** Converts any failure to `CannotWrite`. */
async function writing(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    throw new CannotWrite(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
