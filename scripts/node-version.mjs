// Read by old versions of Node too: no syntax newer than import and arrow functions.

/**
 * Whether this version of Node can build and run the project (the builder asks for ^20.19 || >=22.12).
 * @param {string} version as in `process.versions.node`
 */
export const isSupported = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major === 20) return minor >= 19
  if (major === 22) return minor >= 12
  return major > 22
}

/**
 * Ends the process with a clear sentence where Node is too old.
 * @param {string} lastLine what to print on standard output then, if anything
 */
export const requireNode = (lastLine = '') => {
  if (isSupported(process.versions.node)) return
  console.error(
    'The Last Fairy Tale needs Node 20.19 or newer (of Node 22: 22.12 or newer; not 21), and this is ' +
      process.versions.node +
      '. A current one is at https://nodejs.org.',
  )
  if (lastLine) console.log(lastLine)
  process.exit(1)
}
