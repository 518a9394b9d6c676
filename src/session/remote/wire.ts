import { io } from 'socket.io-client'

/** One socket, which never reconnects. */
export interface Wire {
  /** Resolves to the raw answer. Rejects after `ms` milliseconds without an answer. */
  ask(name: string, data: unknown, ms: number): Promise<unknown>
  close(): void
}

/** Opens a socket and reports its events, never before it has returned. `onEnd`: the socket did not open, or was lost. */
export type OpenWire = (on: {
  onOpen(): void
  onEnd(): void
  onNews(name: string, data: unknown): void
}) => Wire

/** Longest wait for a socket to open. */
const OPEN_MS = 5_000

/** Opens sockets to a server: that of the page if `url` is absent. `headers` are sent where the platform allows it. */
export const openSocket =
  (url?: string, headers: Readonly<Record<string, string>> = {}): OpenWire =>
  ({ onOpen, onEnd, onNews }) => {
    const options = { path: '/socket', transports: ['websocket'], forceNew: true, reconnection: false }
    const socket = io(url, { ...options, timeout: OPEN_MS, extraHeaders: headers })
    socket.on('connect', onOpen)
    socket.on('connect_error', onEnd)
    socket.on('disconnect', onEnd)
    socket.onAny((name: string, data: unknown) => onNews(name, data))
    return {
      ask: (name, data, ms) => socket.timeout(ms).emitWithAck(name, data),
      close() {
        socket.removeAllListeners()
        socket.offAny()
        socket.disconnect()
      },
    }
  }
