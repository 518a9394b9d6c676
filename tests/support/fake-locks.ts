type Granted = (lock: Lock | null) => unknown

interface Asked {
  name: string
  owner: string
  mode: LockMode
  run: () => void
}

/** The lock manager of one browser for tests: its windows can be closed, and every request is counted. */
export function fakeLocks() {
  let held: Asked[] = []
  let waiting: Asked[] = []
  const requests: { owner: string; name: string }[] = []

  function grant(): void {
    for (const asked of [...waiting]) {
      const isShared = asked.mode === 'shared'
      const isFree = held.every(({ name, mode }) => name !== asked.name || (isShared && mode === 'shared'))
      if (!isFree) continue
      waiting = waiting.filter((one) => one !== asked)
      held.push(asked)
      asked.run()
    }
  }
  const forget = (gone: (asked: Asked) => boolean) => {
    held = held.filter((asked) => !gone(asked))
    waiting = waiting.filter((asked) => !gone(asked))
    grant()
  }

  /** The lock manager as a window has it. */
  const of = (owner: string): LockManager => ({
    request(name: string, options: LockOptions | Granted, callback?: Granted) {
      const granted = typeof options === 'function' ? options : callback
      const { mode = 'exclusive', signal, ifAvailable } = typeof options === 'function' ? {} : options
      requests.push({ owner, name })
      return new Promise<never>((_, reject) => {
        const asked: Asked = { name, owner, mode, run }
        async function run(): Promise<void> {
          await granted?.({ name, mode })
          forget((one) => one === asked)
        }
        signal?.addEventListener('abort', () => {
          if (!waiting.includes(asked)) return
          forget((one) => one === asked)
          reject(new DOMException('No longer wanted.', 'AbortError'))
        })
        waiting.push(asked)
        grant()
        if (!ifAvailable || !waiting.includes(asked)) return
        forget((one) => one === asked)
        granted?.(null)
      })
    },
    query: async () => ({
      held: held.map(({ name, mode, owner }) => ({ name, mode, clientId: owner })),
      pending: waiting.map(({ name, mode, owner }) => ({ name, mode, clientId: owner })),
    }),
  })

  return {
    of,
    /** How many locks a window has ever asked for. */
    asked: (owner: string) => requests.filter((request) => request.owner === owner).length,
    close: (owner: string) => forget((asked) => asked.owner === owner),
  }
}
