// node scripts/healthy.mjs: exits with 0 if the server of this machine has tables, as the health check of a container asks.
import { readServerSettings } from './server-settings.mjs'

const { port } = readServerSettings(process.env)
try {
  const response = await fetch(`http://127.0.0.1:${port}/health`)
  const { ok } = await response.json()
  process.exitCode = ok === true ? 0 : 1
} catch (error) {
  console.error(
    `The server at port ${port} is not healthy: ${error instanceof Error ? error.message : error}`,
  )
  process.exitCode = 1
}
