// Old versions of Node read this file too: no syntax newer than import and arrow functions.

/**
 * True if this version of Node can build and run the project: the builder needs ^20.19 || >=22.12.
 * @param {string} version as in `process.versions.node`
 */
export const isSupported = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major === 20) return minor >= 19
  if (major === 22) return minor >= 12
  return major > 22
}

/**
 * Exits with a clear message if Node is too old.
 * @param {string} lastLine printed to standard output before the exit, if given
 */
export const requireNode = (lastLine = '') => {
  if (isSupported(process.versions.node)) return
  console.error(
    'The Last Fairy Tale needs Node 20.19 or newer (of Node 22: 22.12 or newer; not 21), but this is Node ' +
      process.versions.node +
      '. Download a current version from https://nodejs.org.',
  )
  if (lastLine) console.log(lastLine)
  process.exit(1)
}
