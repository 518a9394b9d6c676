/**
 * What a server behind a proxy is told by its environment. `publicUrl`: where devices find it. `isBehindProxy`: true if every request comes
 * through a proxy, which tells the address of the device. `statusToken`: with it /health and /metrics answer to other machines too.
 * @typedef {{ port: number, publicUrl: URL | null, isBehindProxy: boolean, statusToken: string | null }} ServerSettings
 */

/**
 * Reads the settings of a packed server from its environment. Throws an error that names the wrong one.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {ServerSettings}
 */
export function readServerSettings(env) {
  const { PORT = '', PUBLIC_URL = '', BEHIND_PROXY = '', STATUS_TOKEN = '' } = env
  const port = PORT === '' ? 4173 : Number(PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is "${PORT}", but it must be a number from 0 to 65535.`)
  if (PUBLIC_URL !== '' && !isPublicUrl(PUBLIC_URL))
    throw new Error(
      `PUBLIC_URL is "${PUBLIC_URL}", but it must be like https://games.example, without a path.`,
    )
  if (!['', '0', '1'].includes(BEHIND_PROXY))
    throw new Error(`BEHIND_PROXY is "${BEHIND_PROXY}", but it must be 1 or 0.`)
  return {
    port,
    publicUrl: PUBLIC_URL === '' ? null : new URL(PUBLIC_URL),
    isBehindProxy: BEHIND_PROXY === '1',
    statusToken: STATUS_TOKEN || null,
  }
}

/** @param {string} text */
function isPublicUrl(text) {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash, username } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && pathname === '/' && search + hash + username === ''
}
