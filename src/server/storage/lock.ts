import { randomBytes } from 'node:crypto'
import { link, open, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { listenAt, listenerAt } from './owner-socket.ts'

/** The content of a lock file: the owner of the lock. */
const lockForm = v.strictObject({
  lock: v.literal('tables'),
  pid: v.pipe(v.number(), v.safeInteger()),
  host: v.string(),
  /** The boot id of the machine; null if the system has none. */
  boot: v.nullable(v.string()),
  /** The unique id of the lock. Process numbers are not unique between containers. */
  id: v.string(),
})
type Lock = v.InferOutput<typeof lockForm>

/** The longest lock file, in bytes. */
const MOST_BYTES = 1024

/** Another process uses the folder of tables. */
export class FolderInUse extends Error {
  constructor(folder: string, path: string, { pid, host }: Lock) {
    const owner = host === hostname() ? `process ${pid}` : `process ${pid} on the computer ${host}`
    super(
      `The tables in ${folder} are used by ${owner}. End it, or choose another folder with --tables. If no such program runs, delete ${path}.`,
    )
  }
}

/** The path of the lock has a file that is no lock. */
export class ForeignLock extends Error {
  constructor(path: string) {
    super(
      `${path} is not a lock of this game, and stays as it is. Move it away, or choose another folder with --tables.`,
    )
  }
}

const unique = (): string => randomBytes(16).toString('hex')

/** The ids of the locks of this process. */
const held = new Set<string>()

/** The path of the socket on which the owner of a lock listens, beside the lock: the lock itself keeps its form for older servers. */
const socketOf = (path: string, { id }: Lock): string => `${path}.${id.slice(0, 12)}`

/**
 * Locks a folder against other processes, including those of other computers that share the folder. Returns a function that unlocks it.
 * Rejects with `FolderInUse` or `ForeignLock`.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  const own: Lock = { lock: 'tables', pid: process.pid, host: hostname(), boot: await bootId(), id: unique() }
  const draft = `${path}.${unique()}`
  // Before the lock: another process may ask as soon as the lock is there.
  const stopListening = own.boot === null ? null : await listenAt(socketOf(path, own))
  await writeFile(draft, JSON.stringify(own))
  try {
    // Two tries: the lock of a dead process is removed once.
    for (let isStale = false; ; isStale = true) {
      try {
        await link(draft, path)
        held.add(own.id)
        break
      } catch (error) {
        if (isStale || (error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        await removeStale(folder, path, own)
      }
    }
  } catch (error) {
    await stopListening?.()
    throw error
  } finally {
    await unlink(draft)
  }
  return async () => {
    held.delete(own.id)
    await unlink(path)
    await stopListening?.()
  }
}

/** Removes the lock of a dead process. Throws if the process may live, or if the file is no lock. */
async function removeStale(folder: string, path: string, own: Lock): Promise<void> {
  const found = await readLock(path)
  if (!found) throw new ForeignLock(path)
  if (await mayLive(found, own, socketOf(path, found))) throw new FolderInUse(folder, path, found)
  const aside = `${path}.${unique()}`
  await rename(path, aside)
  // Another process may have replaced the lock since it was read. Its lock is then put back.
  const moved = await readLock(aside)
  const isSame = moved?.id === found.id
  if (!isSame) await link(aside, path)
  await unlink(aside)
  if (isSame) await rm(socketOf(path, found), { force: true })
  if (!isSame) throw moved ? new FolderInUse(folder, path, moved) : new ForeignLock(path)
}

/** The lock of an older server: its process number and a unique id. */
const OLDER_LOCK = /^(\d{1,10}) ([0-9a-f]{32})$/

/** Reads a lock; null for any other file. */
async function readLock(path: string): Promise<Lock | null> {
  const text = await readStart(path)
  const [, pid, id] = OLDER_LOCK.exec(text.trim()) ?? []
  // Older servers did not record their computer. Most folders are used by one computer only.
  if (id !== undefined) return { lock: 'tables', pid: Number(pid), host: hostname(), boot: null, id }
  try {
    const read = v.safeParse(lockForm, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null // not JSON: another file
  }
}

/** Returns the start of a file as text, since another file may have any length; '' for a folder. */
async function readStart(path: string): Promise<string> {
  try {
    const file = await open(path, 'r')
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(MOST_BYTES), 0, MOST_BYTES, 0)
      return buffer.toString('utf8', 0, bytesRead)
    } finally {
      await file.close()
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') return ''
    throw error
  }
}

/**
 * True if the process of a lock may be alive. A process of the same start of a machine is asked on its socket, also in another container, which
 * has other host names and process numbers. Any other process of another computer cannot be checked, and counts as alive.
 */
async function mayLive(found: Lock, own: Lock, socket: string): Promise<boolean> {
  if (held.has(found.id)) return true
  const isSameStart = found.boot !== null && found.boot === own.boot
  const listener = isSameStart ? await listenerAt(socket) : 'unknown'
  if (listener !== 'unknown') return listener === 'alive'
  if (found.host !== own.host) return true
  if (found.boot !== null && own.boot !== null && !isSameStart) return false
  return found.pid !== own.pid && isAlive(found.pid)
}

/** Returns an id that changes with each start of the machine; null if the system has none. */
async function bootId(): Promise<string | null> {
  try {
    return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim()
  } catch {
    return null // exists on Linux only; elsewhere the process number decides alone
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
