/** Words of those settings that this tale reads in its own way. */
export const settings = {
  warnings: 'Dangers',
  warningsOf: { off: 'Off', threats: 'What threatens', all: 'Everything' },
  speed: 'What the others do',
  about: 'A game of sieges for two to four, with one die. It sends nothing anywhere.',
}
