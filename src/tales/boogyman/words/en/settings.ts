/** Words of those settings that this tale reads in its own way. */
export const settings = {
  warnings: 'Warnings',
  warningsOf: { off: 'Off', threats: 'Threats', all: 'Everything' },
  speed: 'What the others do',
  about: 'A duel for two on a hexagonal clearing, without luck. It sends nothing anywhere.',
}
