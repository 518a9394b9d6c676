import { connect, createServer } from 'node:net'

// A socket in the folder of tables that lives and ends with its process. The kernel closes it at the end of the process, also after a
// kill. Processes in other containers of the same machine can connect to it.

/** The longest path of a socket, in bytes: the limit of macOS, below that of Linux. */
const LONGEST_PATH = 103

/**
 * Listens on a socket file until the returned function is called. Returns null if the folder or the system cannot have such a file. A lock
 * then has no socket.
 */
export async function listenAt(path: string): Promise<(() => Promise<void>) | null> {
  if (process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_PATH) return null
  const server = createServer((asker) => asker.destroy())
  // Must not keep the process alive.
  server.unref()
  const isListening = await new Promise<boolean>((resolve) => {
    // Stays for later errors, such as too many open files: the socket still proves that the process is alive.
    server.on('error', () => resolve(false))
    server.listen(path, () => resolve(true))
  })
  if (!isListening) return null
  return () => new Promise((closed) => void server.close(() => closed()))
}

/** Returns whether a process listens on a socket file of this machine: `unknown` if the file is missing or cannot be used. */
export function listenerAt(path: string): Promise<'alive' | 'dead' | 'unknown'> {
  return new Promise((resolve) => {
    const asking = connect(path)
    asking.once('connect', () => {
      asking.destroy()
      resolve('alive')
    })
    asking.once('error', ({ code }: NodeJS.ErrnoException) => {
      // There is no listener. Any other error, such as a missing right, proves nothing.
      resolve(code === 'ECONNREFUSED' ? 'dead' : code === 'EAGAIN' ? 'alive' : 'unknown')
    })
  })
}
