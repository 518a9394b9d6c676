/**
 * What one step of a Dockerfile does, as far as ours uses the language.
 * @typedef {{ do: 'FROM', image: string, name: string }
 *   | { do: 'WORKDIR', path: string }
 *   | { do: 'ENV', values: Record<string, string> }
 *   | { do: 'COPY', from: string | null, paths: string[], to: string }
 *   | { do: 'RUN', command: string }
 *   | { do: 'CMD' | 'HEALTHCHECK', command: string[] }
 *   | { do: 'USER' | 'EXPOSE', value: string }} Action
 * One step, with its line.
 * @typedef {{ text: string } & Action} Step
 */

/**
 * Reads a Dockerfile. Throws an error with the step that it cannot read: a step that is skipped would not be tested.
 * @param {string} file
 * @returns {Step[]}
 */
export function parseDockerfile(file) {
  const lines = file
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((text, index) => ({ text, ...readStep(text, index) }))
}

/**
 * @param {string} text
 * @param {number} index
 * @returns {Action}
 */
function readStep(text, index) {
  const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(text) ?? []
  const words = rest.split(/\s+/)
  const command = /(\[.*\])$/.exec(rest)?.[1]
  if (name === 'FROM') {
    const [image = '', as, stage] = words
    return { do: name, image, name: as === 'AS' && stage !== undefined ? stage : `stage-${index}` }
  }
  if (name === 'WORKDIR') return { do: name, path: rest }
  if (name === 'ENV') return { do: name, values: Object.fromEntries(words.map((word) => word.split('='))) }
  if (name === 'COPY') {
    const from = /^--from=(.*)$/.exec(words[0] ?? '')?.[1] ?? null
    const paths = from === null ? words : words.slice(1)
    return { do: name, from, paths: paths.slice(0, -1), to: paths.at(-1) ?? '' }
  }
  if (name === 'RUN') return { do: name, command: rest }
  if ((name === 'CMD' || name === 'HEALTHCHECK') && command !== undefined)
    return { do: name, command: JSON.parse(command) }
  if (name === 'USER' || name === 'EXPOSE') return { do: name, value: rest }
  throw new Error(`This step of the Dockerfile cannot be carried out here: ${text}`)
}

/**
 * Reads a .dockerignore that leaves out everything (`*`) but what it names with `!`, as ours does. Returns a function that is true for a path
 * that is left out. Throws an error for any other form.
 * @param {string} file
 * @returns {(path: string) => boolean} the path is relative to the folder of the project; '' is the folder itself
 */
export function readIgnored(file) {
  const lines = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const [all, ...kept] = lines
  if (all !== '*' || kept.some((line) => !/^![\w.*-]+$/.test(line)))
    throw new Error('.dockerignore must be "*", and then a "!" with a name in each line.')
  const patterns = kept.map(
    (line) => new RegExp(`^${line.slice(1).replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`),
  )
  return (path) => {
    const [top = ''] = path.split(/[\\/]/).filter((part) => part !== '' && part !== '.')
    return top !== '' && !patterns.some((pattern) => pattern.test(top))
  }
}
