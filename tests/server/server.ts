import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServerLimits } from '../../src/server/limits.ts'
import { type RunningTables, startTables } from '../../src/server/main.ts'

/** A server of tables for a test, on a free port of this machine. */
export interface TestServer {
  readonly port: number
  readonly http: Server
  readonly tables: RunningTables
  /** What the server has reported. */
  readonly warnings: readonly string[]
  close(): Promise<void>
}

/** Many devices of a test come from one address. */
const TEST_LIMITS: Partial<ServerLimits> = {
  tablesPerHour: 1000,
  requestsPerSecond: 5000,
  requestBurst: 5000,
}

/** Starts a server whose bots play without a pause; without a folder its tables are in memory. */
export async function startServer({
  folder = null,
  limits = {},
}: {
  folder?: string | null
  limits?: Partial<ServerLimits>
} = {}): Promise<TestServer> {
  const http = createServer((_, response) => response.end())
  const warnings: string[] = []
  const tables = await startTables({
    httpServer: http,
    folder,
    isAllowedHost: (host) => /^127\.0\.0\.1:\d+$/.test(host),
    limits: { ...TEST_LIMITS, ...limits },
    botPause: 0,
    warn: (message) => warnings.push(message),
  })
  http.listen(0, '127.0.0.1')
  await new Promise((listening) => http.once('listening', listening))
  return {
    port: (http.address() as AddressInfo).port,
    http,
    tables,
    warnings,
    async close() {
      await tables.close()
      http.closeAllConnections()
      await new Promise((closed) => http.close(closed))
    },
  }
}
