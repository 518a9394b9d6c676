import { capital } from '../../../../ui/text/en/numbers.ts'

/** Words of those settings that this tale reads in its own way. */
export const settings = {
  warnings: 'Warnings',
  warningsOf: { off: 'Off', threats: 'Threats', all: 'Everything' },
  speed: 'What the others do',
  about: 'A duel for two on a hexagonal clearing, without luck. It sends nothing anywhere.',
  giveUpText: (loser: string, winner: string) =>
    `${capital(loser)} are on turn, and have lost then: ${winner} win.`,
  giveUpWait: 'The computer player is on turn. Whoever gives up does so in their own turn.',
}
