import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webServer } from '../../scripts/web-server.mjs'

/** A server for one test only, which can be stopped, and restarted with other files. */
export async function ownServer() {
  const listen = async (folder: string, port: number) => {
    const server = webServer(folder)
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
    return server
  }
  let server = await listen('dist', 0)
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  const { port } = address
  const end = async () => {
    const ended = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await ended
  }
  const serve = async (folder: string) => {
    await end()
    server = await listen(folder, port)
  }
  return { url: `http://127.0.0.1:${port}/`, end, serve }
}

/** Copies the build to a new folder. */
export function copyOfBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'edition-'))
  cpSync('dist', folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  return folder
}

const HASHED = /^(.+)-([\w-]{8})(\.\w+)$/

/** Copies the build with other file names, as after a change that affects every file. */
export function otherBuild(): string {
  const folder = copyOfBuild()
  const assets = join(folder, 'assets')
  const names = readdirSync(assets).filter((name) => HASHED.test(name))
  const newName = (name: string) => name.replace(HASHED, '$1-next$2$3')
  const renamed = new Map(names.map((name) => [name, newName(name)]))
  const isText = (name: string) => /\.(js|css|html|json|webmanifest)$/.test(name)
  const change = (file: string) => {
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replaceAll(/[\w.-]+-[\w-]{8}\.\w+/g, (name) => renamed.get(name) ?? name),
    )
  }
  for (const name of names) {
    if (isText(name)) change(join(assets, name))
    renameSync(join(assets, name), join(assets, newName(name)))
  }
  change(join(folder, 'index.html'))
  return folder
}
