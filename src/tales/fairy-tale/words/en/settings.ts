/** Words of those settings that this tale reads in its own way, and of giving it up. */
export const settings = {
  foresight: 'Warnings',
  speed: 'The monsters’ turn',
  rerolls: 'Aladdin’s wish to roll again',
  rerollsOf: { useful: 'Ask when it may help', always: 'Ask every time' },
  giveUpText: 'The tale then ends as a loss, for everybody at the table.',
  about: 'A cooperative game for one to six people round one screen. It sends nothing anywhere.',
}
