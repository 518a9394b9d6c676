/** Words of those settings that this tale reads in its own way. */
export const settings = {
  warnings: 'Dangers',
  warningsOf: { off: 'Off', threats: 'What threatens', all: 'Everything' },
  speed: 'What is shown',
  about: 'A building game for two to five, with hidden cards. It sends nothing anywhere.',
}
